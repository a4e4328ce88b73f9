import type { TellingVote, UserDecision } from '@plenara/contract'
import { formatDay, languageTag } from '@plenara/domain/text-and-time'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './telling.module.css'
import { useSideSwipe } from './use-side-swipe.ts'

export interface TellingCardProps {
  readonly vote: TellingVote
  /** Whether it follows another card, so that its heading gets the focus. */
  readonly follows: boolean
  readonly onDecide: (decision: UserDecision) => void
  readonly onSkip: () => void
}

/** A bill with the meaning of yes and no; decided by a swipe to the right (yes) or left (no), or by its buttons. */
export function TellingCard({ vote, follows, onDecide, onSkip }: TellingCardProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const swipe = useSideSwipe((side) => onDecide(side === 'right' ? 'yes' : 'no'))
  useEffect(() => {
    if (follows) heading.current?.focus({ preventScroll: true })
  }, [follows])
  const { ids, title, billTitle, affairNumber, date, fallback } = vote
  const lang = (field: string) => fallback?.[field] && languageTag(fallback[field])
  const meanings = (['meaningYes', 'meaningNo'] as const).filter((key) => vote[key] !== null)
  return (
    <>
      <article className={styles.card} {...swipe}>
        <p className={`num ${styles.meta}`}>
          {affairNumber && <span>{affairNumber}</span>}
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h2 ref={heading} tabIndex={-1} lang={lang('title')}>
          {title}
        </h2>
        {billTitle && billTitle !== title && <p lang={lang('billTitle')}>{billTitle}</p>}
        {meanings.length > 0 && (
          <dl className={styles.meaning}>
            {meanings.map((key) => (
              <div key={key}>
                <dt>{t(`votes.meaning.${key}`)}</dt>
                <dd lang={lang(key)}>{vote[key]}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.more}>
          <Link to={`/legislative/votes/${ids[0]}`}>{t('members.ten.details')}</Link>
        </p>
        {ids.length > 1 && <p className={styles.meta}>{t('members.ten.both')}</p>}
      </article>
      <div className={styles.choices}>
        <Button size="big" onClick={() => onDecide('no')}>
          <IconX size={20} aria-hidden />
          <span>{t('votes.decision.no')}</span>
        </Button>
        <Button kind="quiet" onClick={onSkip}>
          {t('members.ten.skip')}
        </Button>
        <Button size="big" onClick={() => onDecide('yes')}>
          <IconCheck size={20} aria-hidden />
          <span>{t('votes.decision.yes')}</span>
        </Button>
      </div>
    </>
  )
}
