import type { SessionDigest, UserDecision } from '@plenara/contract'
import { memberCounts } from '../shared/session/member-counts.ts'
import { MembersLine } from '../shared/session/members-line.tsx'
import { AffairGroup } from '../shared/votes/affair-group.tsx'
import styles from './session.module.css'

export interface DecidedAffairsProps {
  readonly affairs: SessionDigest['decided']
  readonly decisions: SessionDigest['decisions']
  /** The user's decisions, by vote. */
  readonly userDecisions: ReadonlyMap<number, UserDecision>
}

/** The final votes of a session by affair, each with the decisions of the members of a canton. */
export function DecidedAffairs({ affairs, decisions, userDecisions }: DecidedAffairsProps) {
  return (
    <ul className={styles.affairs}>
      {affairs.map(({ affairId, votes }) => (
        <li key={votes[0]?.id}>
          <AffairGroup
            affairId={affairId}
            votes={votes}
            userDecisions={userDecisions}
            extra={({ id }) => <MembersLine counts={memberCounts(decisions, [id])} />}
          />
        </li>
      ))}
    </ul>
  )
}
