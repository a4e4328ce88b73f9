import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import styles from './vote.module.css'

const ICONS = { yes: IconCheck, no: IconX, abstain: IconMinus } as const

export interface ResultFiguresProps {
  readonly figures: readonly {
    readonly key: keyof typeof ICONS
    readonly label: string
    readonly value: string
    /** A smaller line below. */
    readonly note?: string | undefined
  }[]
  /** Whether they are two proposals instead of yes and no, for which the signs would mislead. */
  readonly isChoice?: boolean
}

/** The numbers of a result, each with sign, word and colour. */
export function ResultFigures({ figures, isChoice = false }: ResultFiguresProps) {
  return (
    <dl className={`num ${styles.figures}`}>
      {figures.map(({ key, label, value, note }) => {
        const Icon = ICONS[key]
        return (
          <div key={key} className={styles[key]}>
            <dt>
              {!isChoice && <Icon size={20} stroke={1.75} aria-hidden />}
              <span>{label}</span>
            </dt>
            <dd>
              <span>{value}</span>
              {note && <small>{note}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
