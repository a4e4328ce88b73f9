import { Link, useLocation } from 'react-router'
import { NO_PARTY_COLOR } from '../../../shared/person/no-party-color.ts'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { rememberCouncillors } from '../../shared/councillor-order.ts'
import type { Member } from './member.ts'
import styles from './member-list.module.css'

export interface MemberListProps {
  readonly members: readonly Member[]
  /** The beginning of the addresses of persons, e.g. `/councillor`. */
  readonly personPath: string
}

/** Persons as rows; an opened person has the others as neighbours [NAV-7]. */
export function MemberList({ members, personPath }: MemberListProps) {
  const { pathname, search } = useLocation()
  const remember = () =>
    rememberCouncillors(
      members.map(({ card }) => card.id),
      pathname + search,
    )
  return (
    <ul className={styles.list}>
      {members.map(({ card, name, party, canton, office }) => (
        <li key={card.id} className={styles.row}>
          <Portrait person={{ ...card, portrait: null }} size="small" />
          <span className={styles.who}>
            <Link to={`${personPath}/${card.id}`} onClick={remember} className={styles.name}>
              {name}
            </Link>
            <span className={styles.facts}>
              {party && <PartyDot name={party.abbreviation || party.name} color={party.color ?? NO_PARTY_COLOR} />}
              {canton && <span>{canton}</span>}
              {office && <span>{office}</span>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
