import type { AffairVotes, UserDecision } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useUserDecisions } from '../../../data/commands/user-votes.ts'
import { PagedList } from '../../../shared/page/paged-list.tsx'
import { AffairGroup } from '../../shared/votes/affair-group.tsx'
import { VoteRow } from '../../shared/votes/vote-row.tsx'
import styles from './votes-list.module.css'
import type { VotesListProps } from './votes-list.ts'

/** Votes of parliaments, grouped by affair. */
export function AffairVotesList({ pages, empty }: VotesListProps<AffairVotes>) {
  const t = useText()
  const decisions = useUserDecisions()
  const { items, total = 0 } = pages
  return (
    <PagedList
      pages={pages}
      found={t('votes.foundAffairs', { n: total })}
      moreLabel={t('votes.more', { shown: items.length, total })}
      empty={empty}
    >
      <ul className={styles.affairs}>
        {items.map((affair) => (
          <li key={affair.votes[0]?.id}>
            <Affair affair={affair} decisions={decisions} />
          </li>
        ))}
      </ul>
    </PagedList>
  )
}

interface AffairProps {
  readonly affair: AffairVotes
  readonly decisions: ReadonlyMap<number, UserDecision>
}

/** A single vote links to its page; several are listed below the affair, which links to all of them. */
function Affair({ affair: { affairId, affairNumber, total, votes }, decisions }: AffairProps) {
  const t = useText()
  const [first] = votes
  if (!first) return null
  if (total === 1) return <VoteRow vote={first} userDecision={decisions.get(first.id)} />
  return (
    <div className={styles.several}>
      <AffairGroup affairId={affairId} votes={votes} userDecisions={decisions} />
      {total > votes.length && (
        <p className={styles.rest}>
          {affairId === null ? (
            t('votes.affair.more', { shown: votes.length, total })
          ) : (
            <Link to={`/affair/${affairId}`}>{t('votes.affair.all', { total, number: affairNumber ?? '' })}</Link>
          )}
        </p>
      )}
    </div>
  )
}
