import type { AffairVotes, UserDecision, VoteCard } from '@plenara/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './affair-group.module.css'
import { VoteRow } from './vote-row.tsx'

export interface AffairGroupProps extends Pick<AffairVotes, 'affairId' | 'votes'> {
  /** The user's decisions, by vote. */
  readonly userDecisions: ReadonlyMap<number, UserDecision>
  /** Content of each row, e.g. the decisions of the members of a canton. */
  readonly extra?: (vote: VoteCard) => ReactNode
}

/** Votes below their affair, which links to its page. */
export function AffairGroup({ affairId, votes, userDecisions, extra }: AffairGroupProps) {
  const [first] = votes
  if (!first) return null
  return (
    <>
      <h3 className={styles.title} lang={first.fallback?.title}>
        {affairId === null ? first.title : <Link to={`/affair/${affairId}`}>{first.title}</Link>}
      </h3>
      <ul className={styles.votes}>
        {votes.map((vote) => (
          <li key={vote.id}>
            <VoteRow vote={vote} isWithinAffair heading="h4" userDecision={userDecisions.get(vote.id)}>
              {extra?.(vote)}
            </VoteRow>
          </li>
        ))}
      </ul>
    </>
  )
}
