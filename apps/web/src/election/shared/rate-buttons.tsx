import type { MatchType } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconStar, IconX } from '@tabler/icons-react'
import { memo } from 'react'
import styles from './rate-buttons.module.css'

export type Rating = Exclude<MatchType, 'none'>

/** The three marks in their order, with icon and style. All have the same visual weight, so that none is suggested. */
export const RATINGS = [
  { type: 'dislike', icon: IconX },
  { type: 'love', icon: IconStar },
  { type: 'like', icon: IconCheck },
] as const satisfies readonly { type: Rating; icon: typeof IconX }[]

/** Stable elements: only the names of the buttons change from person to person. */
const DISCS = Object.fromEntries(
  RATINGS.map(({ type, icon: Icon }) => [
    type,
    <span key={type} className={styles.disc}>
      <Icon aria-hidden size={28} stroke={1.75} />
    </span>,
  ]),
)

export interface RateButtonsProps {
  /** The name of the rated person, for the names of the buttons. */
  readonly name: string
  readonly onRate: (type: Rating) => void
}

/** Reject, super, accept: large, with words. */
export const RateButtons = memo(function RateButtons({ name, onRate }: RateButtonsProps) {
  const t = useText()
  return (
    <div className={styles.buttons} data-tour="rate-buttons">
      {RATINGS.map(({ type }) => (
        <button
          key={type}
          type="button"
          className={`${styles.button} ${styles[type]}`}
          aria-label={t(`match.rate.${type}.person`, { name })}
          onClick={() => onRate(type)}
        >
          {DISCS[type]}
          <span>{t(`match.rate.${type}`)}</span>
        </button>
      ))}
    </div>
  )
})
