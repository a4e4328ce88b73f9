import { SEATS } from '@plenara/contract/parliament-constants'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { NO_PARTY_COLOR } from '../../../shared/person/no-party-color.ts'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import { SeatTotal } from '../../shared/seat-total.tsx'
import { hemicycleSeats } from '../council/hemicycle-seats.ts'
import { useFederalMembers } from '../council/use-federal-members.ts'
import styles from './government-page.module.css'

const NATIONAL_COUNCIL_ID = 1
const NONE: ReadonlySet<string> = new Set()

/** The National Council as its seats, with the parties as a list. */
export function NationalCouncil() {
  const t = useText()
  const { groupings } = useFederalMembers(NATIONAL_COUNCIL_ID)
  const parties = groupings.find(({ value }) => value === 'party')?.groups ?? []
  const seats = SEATS.nationalCouncil
  const spoken = parties.map(({ name, members }) => `${name} ${members.length}`).join(', ')
  const hasParties = parties.length > 0
  return (
    <section className={styles.council} aria-labelledby="national-council">
      <div className={styles.head}>
        <h2 id="national-council">{t('government.nationalCouncil')}</h2>
        <Link to={`/legislative/council?council=${NATIONAL_COUNCIL_ID}`}>{t('government.allMembers')}</Link>
      </div>
      <div className={styles.arc}>
        <Hemicycle
          seats={seats}
          {...(hasParties && {
            colors: hemicycleSeats(parties, NONE).colors,
            label: t('councils.hemicycle', { name: t('government.nationalCouncil'), seats, parties: spoken }),
          })}
        >
          <SeatTotal seats={seats} label={t('government.seats')} />
        </Hemicycle>
      </div>
      {hasParties && (
        <ul className={styles.legend}>
          {parties.map(({ key, name, color, members }) => (
            <li key={key}>
              <PartyDot name={name} color={color ?? NO_PARTY_COLOR} />
              <b className="num">{members.length}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.text}>{t('government.nationalCouncilText')}</p>
    </section>
  )
}
