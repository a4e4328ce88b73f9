import type { VotingDayProposal } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { usePercent } from '../shared/votes/use-percent.ts'
import { VoteBar } from '../shared/votes/vote-bar.tsx'
import styles from './voting-day.module.css'

/** Earlier votes in the policy areas of the day, each once, newest first. */
export function SimilarVotes({ proposals }: { readonly proposals: readonly VotingDayProposal[] }) {
  const t = useText()
  const percent = usePercent()
  const votes = [...new Map(proposals.flatMap(({ similar }) => similar).map((vote) => [vote.id, vote])).values()]
  if (votes.length === 0) return null
  return (
    <section className={styles.similar}>
      <h2>{t('votingDay.similar')}</h2>
      <ul>
        {votes
          .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
          .map(({ id, date, title, yesPercent, fallback }) => (
            <li key={id}>
              <time dateTime={date} className="num">
                {date.slice(0, 4)}
              </time>
              <Link to={`/legislative/votes/${id}`} lang={fallback?.title && languageTag(fallback.title)}>
                {title}
              </Link>
              {yesPercent !== null && (
                <span className={styles.past}>
                  <VoteBar yes={yesPercent} no={100 - yesPercent} />
                  <span className="num">{t('votingDay.yes', { percent: percent(yesPercent) })}</span>
                </span>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
