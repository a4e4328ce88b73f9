import type { CantonMember, ParliamentParty, SeatedCouncil } from '@plenara/contract'
import type { MemberAgreement } from '@plenara/domain/parliament'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { Portrait } from '../../shared/person/portrait.tsx'
import { ParliamentPartyName } from '../shared/parliament-party-name.tsx'
import { AgreementFigures } from './agreement-figures.tsx'
import styles from './members.module.css'
import { OutcomeRow } from './outcome-row.tsx'

export interface MemberRowProps {
  readonly member: CantonMember
  readonly party: ParliamentParty | undefined
  readonly council: SeatedCouncil | undefined
  /** Undefined while it loads. */
  readonly agreement: MemberAgreement | undefined
  readonly onOpen: () => void
}

/** A member with office, party and agreement. */
export function MemberRow({ member, party, council, agreement, onOpen }: MemberRowProps) {
  const t = useText()
  const { id, firstName, lastName, since, portraitUrl } = member
  const name = council?.abbreviation ?? council?.name
  return (
    <li className={styles.row}>
      <Portrait person={{ firstName, lastName, portrait: portraitUrl }} />
      <div className={styles.who}>
        <Link to={`/councillor/${id}`} className={styles.name} onClick={onOpen}>
          {`${firstName} ${lastName}`}
        </Link>
        <p className={styles.meta}>
          {party && <ParliamentPartyName party={party} />}
          {name && <span>{since ? t('members.since', { council: name, year: since.slice(0, 4) }) : name}</span>}
        </p>
        {agreement && <OutcomeRow recent={agreement.recent} />}
      </div>
      {agreement && agreement.shared > 0 && <AgreementFigures agreement={agreement} />}
    </li>
  )
}
