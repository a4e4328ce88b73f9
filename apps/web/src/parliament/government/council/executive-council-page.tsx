import { SEATS } from '@plenara/contract/parliament-constants'
import { useText } from '@plenara/ui/text/text.ts'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { NO_PARTY_COLOR } from '../../../shared/person/no-party-color.ts'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import { Portrait } from '../../../shared/person/portrait.tsx'
import { SourceButton } from '../../../shared/source/source-button.tsx'
import { rememberCouncillors } from '../../shared/councillor-order.ts'
import { OfficialError, OfficialMissing } from '../../shared/official-data.tsx'
import { PowerPage } from '../power-page.tsx'
import styles from './executive-council-page.module.css'
import { type FederalCouncillor, protocolOrder } from './protocol-order.ts'
import { useCantonNames } from './use-canton-names.ts'

/** The Federal Council: equal cards in the order of protocol [ROUTE-39]. */
export function ExecutiveCouncilPage() {
  const t = useText()
  const lang = useContentLanguage()
  const { pathname } = useLocation()
  const cantons = useCantonNames()
  const { data, error, isPending, refetch } = useCall('getFederalCouncillors', { query: { lang } })
  const people = protocolOrder(data ?? [])
  const remember = () =>
    rememberCouncillors(
      people.map(({ person }) => person.id),
      pathname,
    )
  return (
    <PowerPage power="executive" intro={t('councils.executiveIntro', { seats: SEATS.federalCouncil })}>
      {error && <OfficialError error={error} onRetry={() => void refetch()} site="government" />}
      {isPending && <Skeleton rows={7} />}
      {data?.length === 0 && <OfficialMissing text={t('councils.missing')} site="government" />}
      <ul className={styles.cards}>
        {people.map((councillor) => (
          <Card
            key={councillor.person.id}
            councillor={councillor}
            canton={cantons.get(councillor.person.cantonId ?? 0)}
            onOpen={remember}
          />
        ))}
      </ul>
      {people[0] && <SourceButton record={people[0].person} />}
    </PowerPage>
  )
}

interface CardProps {
  readonly councillor: FederalCouncillor
  readonly canton: string | undefined
  readonly onOpen: () => void
}

function Card({ councillor, canton, onOpen }: CardProps) {
  const t = useText()
  const { person, office, department, since } = councillor
  return (
    <li className={styles.card}>
      <Portrait person={{ ...person, portrait: person.portraitUrl }} size="large" />
      <div className={styles.who}>
        <h2>
          <Link to={`/federal-councillor/${person.id}`} onClick={onOpen}>
            {`${person.firstName} ${person.lastName}`}
          </Link>
        </h2>
        <p className={styles.facts}>
          {person.party && <PartyDot name={person.party.abbreviation || person.party.name} color={person.party.color ?? NO_PARTY_COLOR} />}
          {canton && <span>{canton}</span>}
        </p>
      </div>
      {office && <p className={styles.office}>{office}</p>}
      {department && <p className={styles.department}>{department}</p>}
      {since && <p className={`num ${styles.since}`}>{t('councils.since', { year: Number(since.slice(0, 4)) })}</p>}
    </li>
  )
}
