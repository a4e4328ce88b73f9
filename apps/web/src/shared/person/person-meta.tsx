import type { Party } from '@plenara/contract'
import { PartyDot } from './party-dot.tsx'
import styles from './person-meta.module.css'

export interface PersonMetaProps {
  readonly party: Party | undefined
  /** Candidate number as on the ballot, e.g. `07.01`. */
  readonly number: string | null
}

/** The second line of a person's row: party with its dot, number. */
export function PersonMeta({ party, number }: PersonMetaProps) {
  return (
    <span className={`num ${styles.meta}`}>
      {party && <PartyDot name={party.shortName} color={party.color} />}
      {number && <span>{number}</span>}
    </span>
  )
}
