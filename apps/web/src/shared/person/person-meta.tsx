import type { CandidateCard, Party } from '@plenara/contract'
import { PartyDot } from './party-dot.tsx'
import styles from './person-meta.module.css'
import { StandingNote } from './standing-note.tsx'

export interface PersonMetaProps {
  readonly party: Party | undefined
  /** Candidate number as on the ballot, e.g. `07.01`. */
  readonly number: string | null
  /** The state of the candidacy. */
  readonly standing?: CandidateCard['standing'] | 'former'
}

/** The second line of a person's row: party with its dot, number. */
export function PersonMeta({ party, number, standing }: PersonMetaProps) {
  return (
    <span className={`num ${styles.meta}`}>
      {party && <PartyDot name={party.shortName} color={party.color} />}
      {number && <span>{number}</span>}
      <StandingNote standing={standing} />
    </span>
  )
}
