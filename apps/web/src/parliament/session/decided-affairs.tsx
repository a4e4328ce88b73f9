import type { SessionDigest, UserDecision } from '@plenara/contract'
import { memberCounts } from '../shared/session/member-counts.ts'
import { MembersLine } from '../shared/session/members-line.tsx'
import { AffairGroup } from '../shared/votes/affair-group.tsx'
import styles from './session.module.css'

export interface DecidedAffairsProps {
  readonly affairs: SessionDigest['decided']
  readonly decisions: SessionDigest['decisions']
  /** What the user said, by vote. */
  readonly own: ReadonlyMap<number, UserDecision>
}

/** The final votes of a session by affair, with what the members of a canton said to each. */
export function DecidedAffairs({ affairs, decisions, own }: DecidedAffairsProps) {
  return (
    <ul className={styles.affairs}>
      {affairs.map(({ affairId, votes }) => (
        <li key={votes[0]?.id}>
          <AffairGroup
            affairId={affairId}
            votes={votes}
            own={own}
            extra={({ id }) => <MembersLine said={memberCounts(decisions, [id])} />}
          />
        </li>
      ))}
    </ul>
  )
}
