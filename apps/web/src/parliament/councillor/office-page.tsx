import type { Councillor } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { PlainLinks } from '@plenara/ui/form/plain-links.tsx'
import { Tabs } from '@plenara/ui/layout/tabs.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useParams, useSearchParams } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useNotepad } from '../../data/commands/notepad.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { Page, useArrival } from '../../shared/page/page.tsx'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { useAddressTab } from '../../shared/person/address-tab.ts'
import pageStyles from '../../shared/person/person-page.module.css'
import { PinsProvider } from '../../shared/pins/pins-provider.tsx'
import { VanishedNotes } from '../../shared/pins/vanished-notes.tsx'
import { SourceButton } from '../../shared/source/source-button.tsx'
import { OFFICE_TABS, type Office, type OfficeTab, PERSON_CALLS } from './office.ts'
import { OfficeHead } from './office-head.tsx'
import { OfficeNews } from './office-news.tsx'
import { OfficeNotes } from './office-notes.tsx'
import { OfficePager } from './office-pager.tsx'
import { OfficeProfile } from './office-profile.tsx'
import { OfficeVotes } from './office-votes.tsx'

/** A person in an office, by the id in the address. */
export function OfficePage({ office }: { readonly office: Office }) {
  const t = useText()
  const id = Number(useParams().id)
  const lang = useContentLanguage()
  const { data, error, refetch } = useCall(PERSON_CALLS[office], { params: { id }, query: { lang } })
  if (data) return <OfficeDetail key={data.id} office={office} person={data} />
  const hasVanished = error instanceof ApiError && error.status === 404
  return (
    <Page title={t(`councillor.title.${office}`)}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton rows={5} />}
      {hasVanished && <NotesOnVanished id={id} />}
    </Page>
  )
}

function NotesOnVanished({ id }: { readonly id: number }) {
  return <VanishedNotes notepad={useNotepad(id, 'councillor')} />
}

function OfficeDetail({ office, person }: { readonly office: Office; readonly person: Councillor }) {
  const t = useText()
  const [query] = useSearchParams()
  const [tab, chooseTab] = useAddressTab(OFFICE_TABS[office])
  const heading = useArrival(`${person.firstName} ${person.lastName}`)
  const notepad = useNotepad(person.id, 'councillor')
  const labelOf = (value: OfficeTab) => (value === 'votes' ? t('councillor.tab.votes') : t(`candidate.tab.${value}`))
  return (
    <main id="content" className={pageStyles.page}>
      <OfficePager office={office} id={person.id} query={query.size > 0 ? `?${query}` : ''} />
      <OfficeHead office={office} person={person} heading={heading} />
      <PlainLinks
        label={t('candidate.tabs')}
        name="tab"
        value={tab}
        options={OFFICE_TABS[office].filter((value) => value !== 'notes').map((value) => ({ value, label: labelOf(value) }))}
      />
      <Tabs
        label={t('candidate.tabs')}
        value={tab}
        onChange={chooseTab}
        tabs={OFFICE_TABS[office].map((value) => ({
          value,
          label: labelOf(value),
          count: value === 'notes' && notepad.notes.length > 0 ? notepad.notes.length : undefined,
        }))}
      >
        <PinsProvider notepad={notepad}>
          {tab === 'profile' && <OfficeProfile office={office} person={person} />}
          {tab === 'votes' && <OfficeVotes person={person} />}
          {tab === 'news' && office === 'councillor' && <OfficeNews call="getCouncillorArticles" person={person} />}
          {tab === 'news' && office === 'federal-councillor' && <OfficeNews call="getFederalCouncillorArticles" person={person} />}
          {tab === 'notes' && <OfficeNotes office={office} person={person} onOpen={() => chooseTab('profile')} />}
        </PinsProvider>
      </Tabs>
      <SourceButton record={person} />
    </main>
  )
}
