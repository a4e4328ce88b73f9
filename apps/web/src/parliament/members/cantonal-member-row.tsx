import type { CouncillorCard, ParliamentParty } from '@plenara/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Portrait } from '../../shared/person/portrait.tsx'
import { ParliamentPartyName } from '../shared/parliament-party-name.tsx'
import styles from './members.module.css'

export interface CantonalMemberRowProps {
  readonly member: CouncillorCard
  readonly parties: readonly ParliamentParty[]
  /** Content at the end of the row, e.g. the agreement. */
  readonly children?: ReactNode
}

/** A member of the government or the parliament of a canton, with the party. */
export function CantonalMemberRow({ member, parties, children }: CantonalMemberRowProps) {
  const party = parties.find(({ id }) => id === member.partyId)
  return (
    <li className={styles.row}>
      <Portrait person={{ ...member, portrait: null }} size="small" />
      <div className={styles.who}>
        <Link to={`/cantonal-councillor/${member.id}`} className={styles.name}>
          {`${member.firstName} ${member.lastName}`}
        </Link>
        {party && (
          <p className={styles.meta}>
            <ParliamentPartyName party={party} />
          </p>
        )}
      </div>
      {children}
    </li>
  )
}
