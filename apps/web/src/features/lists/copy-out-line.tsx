import type { CandidateCard } from '@plenara/contract'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '../../i18n/text.ts'
import type { BallotLine } from './ballot-lines.ts'
import { ballotName } from './ballot-names.ts'
import styles from './copy-out.module.css'

export interface CopyOutLineProps {
  readonly line: BallotLine
  readonly place: number
  readonly person: CandidateCard | undefined
  readonly isDone: boolean
  readonly onToggle: () => void
}

/** One line to copy, with its tick. Empty lines stand on paper only. */
export function CopyOutLine({ line, place, person, isDone, onToggle }: CopyOutLineProps) {
  const t = useText()
  if (line.id === null) {
    return (
      <li className={`${styles.line} ${styles.emptyLine}`}>
        <span className={`num ${styles.place}`}>{place}</span>
      </li>
    )
  }
  return (
    <li className={`${styles.line} ${isDone ? styles.done : ''}`}>
      <label>
        <span className={`num ${styles.place}`} aria-hidden="true">
          {place}
        </span>
        <span className={styles.person}>
          <span className={`num ${styles.number}`}>{person?.number}</span>
          <b>{ballotName(person)}</b>
        </span>
        <input
          type="checkbox"
          checked={isDone}
          onChange={onToggle}
          aria-label={t('lists.view.copied', { line: place, name: `${person?.number ?? ''} ${ballotName(person)}` })}
        />
        <span className={styles.tick} aria-hidden="true">
          {isDone && <IconCheck />}
        </span>
      </label>
    </li>
  )
}
