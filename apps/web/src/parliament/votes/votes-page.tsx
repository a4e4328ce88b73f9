import { ButtonLink } from '@plenara/ui/button.tsx'
import { PlainLinks } from '@plenara/ui/form/plain-links.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { usePages } from '../../data/calls/use-pages.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page } from '../../shared/page/page.tsx'
import { GovernmentTabs } from '../shared/government-tabs.tsx'
import { AffairVotesList } from './list/affair-votes-list.tsx'
import { DayVotesList } from './list/day-votes-list.tsx'
import { affairQueryOf, type ListFilters, peoplesQueryOf } from './list/list-filters.ts'
import { useListFilters } from './list/use-list-filters.ts'
import styles from './list/votes-frame.module.css'
import { VotesFrame } from './list/votes-frame.tsx'
import { NextVotingDay } from './next-voting-day.tsx'

/** The filters that both lists share. */
const SHARED = ['q', 'from', 'to', 'sort', 'canton', 'result', 'margin']

/** Votes of parliaments by affair, or those of the people by day, with search, filters and order in the address [ROUTE-36, VALID-11]. */
export function VotesPage() {
  const t = useText()
  const [filters, change] = useListFilters()
  const kinds = (['false', 'true'] as const).map((value) => ({
    value,
    label: t(`votes.kinds.${value === 'true' ? 'people' : 'parliament'}`),
  }))
  const kind = filters.isPeoples ? 'true' : 'false'
  return (
    <Page
      title={t('votes.title')}
      aside={
        <ButtonLink kind="quiet" size="small" to="/search">
          {t('search.link')}
        </ButtonLink>
      }
    >
      <GovernmentTabs power="legislative" />
      <NextVotingDay />
      <div className={styles.kinds}>
        <PlainLinks label={t('votes.kinds.label')} name="people" value={kind} keep={SHARED} options={kinds} />
        <Segmented
          label={t('votes.kinds.label')}
          value={kind}
          options={kinds}
          onChange={(value) => change({ isPeoples: value === 'true', council: null, topics: [], areas: [] })}
        />
      </div>
      {filters.isPeoples ? <PeoplesVotes filters={filters} /> : <ParliamentVotes filters={filters} />}
    </Page>
  )
}

function ParliamentVotes({ filters }: { readonly filters: ListFilters }) {
  const t = useText()
  const pages = usePages('getVotesByAffair', { query: { lang: useContentLanguage(), ...affairQueryOf(filters) } })
  return (
    <VotesFrame pages={pages} showText={t('votes.filter.showAffairs', { n: pages.total ?? 0 })}>
      {(empty) => <AffairVotesList pages={pages} empty={empty} />}
    </VotesFrame>
  )
}

function PeoplesVotes({ filters }: { readonly filters: ListFilters }) {
  const t = useText()
  const pages = usePages('getVotes', { query: { lang: useContentLanguage(), ...peoplesQueryOf(filters) } })
  return (
    <VotesFrame pages={pages} showText={t('votes.filter.show', { n: pages.total ?? 0 })}>
      {(empty) => <DayVotesList pages={pages} empty={empty} />}
    </VotesFrame>
  )
}
