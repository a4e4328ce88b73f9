import type { VoteCard } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useUserDecisions } from '../../../data/commands/user-votes.ts'
import { PagedList } from '../../../shared/page/paged-list.tsx'
import { VoteRow } from '../../shared/votes/vote-row.tsx'
import styles from './votes-list.module.css'
import type { VotesListProps } from './votes-list.ts'

/** Votes of the people, grouped by day with a link to the page of the day. */
export function DayVotesList({ pages, empty }: VotesListProps<VoteCard>) {
  const t = useText()
  const decisions = useUserDecisions()
  const { items, total = 0 } = pages
  return (
    <PagedList
      pages={pages}
      found={t('votes.found', { n: total })}
      moreLabel={t('votes.more', { shown: items.length, total })}
      empty={empty}
    >
      <ul className={styles.days}>
        {items.map((vote, index) => (
          <li key={vote.id}>
            {vote.date !== items[index - 1]?.date && (
              <h3 className={styles.day}>
                <Link to={`/votes/sunday/${vote.date}`}>{t('votes.day', { day: formatDay(vote.date) })}</Link>
              </h3>
            )}
            <VoteRow vote={vote} heading="h4" userDecision={decisions.get(vote.id)} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}
