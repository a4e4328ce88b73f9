import type { Election } from '@plenara/contract'
import { languageTag } from '@plenara/domain/text-and-time'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { Logo } from '@plenara/ui/logo.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../data/calls/query-client.ts'
import { useShown } from '../../data/calls/shown-data.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useArrival } from '../../shared/page/page.tsx'
import { useCouncilSeats } from '../shared/use-council-seats.ts'
import { Countdown } from './countdown.tsx'
import { ElectionActions } from './election-actions.tsx'
import styles from './election-hero.module.css'
import { ElectionSwitch } from './election-switch.tsx'

/** The active election: name, day, seats, and the remaining time inside its council. */
export function ElectionHero({ election }: { readonly election: Election }) {
  const t = useText()
  const language = useLanguage()
  const heading = useArrival(election.name)
  useShown(election)
  const nameLanguage = election.fallback?.name
  const { place, total } = usePlace(election)
  const values = { place, seats: election.seats, total }
  return (
    <section className={styles.hero}>
      <div className={styles.top}>
        <Logo size={32} />
        <ElectionSwitch />
      </div>
      <div className={styles.head}>
        <div>
          <h1 ref={heading} tabIndex={-1} lang={nameLanguage && languageTag(nameLanguage)}>
            {election.name}
          </h1>
          <p className={styles.date}>
            <time dateTime={election.electionDate}>{longDate(election.electionDate, language)}</time>
          </p>
          <p className={styles.seats}>{t(total > election.seats ? 'election.seatsOf' : 'election.seats', values)}</p>
        </div>
        <ElectionActions election={election} />
      </div>
      <div className={styles.arc} data-tour="election-countdown">
        <Hemicycle seats={total} marked={election.seats} tone="hero">
          <Countdown election={election} part="days" />
        </Hemicycle>
      </div>
      <Countdown election={election} part="rest" />
    </section>
  )
}

/** The place of the election, and its number of seats. */
function usePlace(election: Election) {
  const lang = useContentLanguage()
  const cantons = useCall('getCantons', { query: { lang } })
  const constituencies = useCall('getCantonConstituencies', { params: { id: election.cantonId }, query: { lang } })
  const total = useCouncilSeats(election)
  const constituency = constituencies.data?.find(({ id }) => id === election.constituencyId)
  const canton = cantons.data?.find(({ id }) => id === election.cantonId)
  return {
    place: election.municipality ?? constituency?.name ?? canton?.name ?? '',
    total,
  }
}
