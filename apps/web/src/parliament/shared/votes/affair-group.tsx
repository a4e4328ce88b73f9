import type { AffairVotes, UserDecision, VoteCard } from '@plenara/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './affair-group.module.css'
import { VoteRow } from './vote-row.tsx'

export interface AffairGroupProps extends Pick<AffairVotes, 'affairId' | 'votes'> {
  /** What the user said, by vote. */
  readonly own: ReadonlyMap<number, UserDecision>
  /** Stands in each row, e.g. how the members of a canton voted. */
  readonly extra?: (vote: VoteCard) => ReactNode
}

/** Votes below the affair that they belong to, which leads to its page. */
export function AffairGroup({ affairId, votes, own, extra }: AffairGroupProps) {
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
            <VoteRow vote={vote} isWithinAffair heading="h4" own={own.get(vote.id)}>
              {extra?.(vote)}
            </VoteRow>
          </li>
        ))}
      </ul>
    </>
  )
}
