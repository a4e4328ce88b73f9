import type { Candidate, Election } from '@plenara/contract'
import { Tabs } from '@plenara/ui/layout/tabs.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useNotepad } from '../../data/commands/notepad.ts'
import { useArrival } from '../../shared/page/page.tsx'
import { personOf } from '../../shared/person/person.ts'
import pageStyles from '../../shared/person/person-page.module.css'
import { PinsProvider } from '../../shared/pins/pins-provider.tsx'
import { PinsSwitch } from '../../shared/pins/pins-switch.tsx'
import { readSettings } from '../shared/match-settings.ts'
import { useOrder, usePeople } from '../shared/people.ts'
import { RateButtons, type Rating } from '../shared/rate-buttons.tsx'
import { useRating } from '../shared/use-rating.ts'
import { CandidateAnswers } from './candidate-answers.tsx'
import '@plenara/ui/view-transition.css'
import { SourceButton } from '../../shared/source/source-button.tsx'
import styles from './candidate-detail.module.css'
import { CandidateHeader } from './candidate-header.tsx'
import { CandidateNewsTab } from './candidate-news-tab.tsx'
import { CandidateNotesTab } from './candidate-notes-tab.tsx'
import { CandidatePager } from './candidate-pager.tsx'
import { CandidateProfile } from './candidate-profile.tsx'
import { CANDIDATE_TABS, useCandidateTab } from './candidate-tab.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { ChangesButton } from './changes/changes-button.tsx'
import { FirstQuestions } from './first-questions.tsx'
import { ReportButton } from './report/report-button.tsx'

/** Head, favourite mark and tabs of a candidate. With `closeOnMatch` a rating returns to the deck. */
export function CandidateDetail({ election, candidate }: { readonly election: Election; readonly candidate: Candidate }) {
  const t = useText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [tab, chooseTab] = useCandidateTab(election.id)
  const data = usePeople(election)
  const order = useOrder({ ...data, year: election.year, electionId: election.id }, readSettings(election.id))
  const person =
    data.people.find(({ id }) => id === candidate.id) ??
    personOf(candidate, { parties: new Map(), percents: data.percents, year: election.year })
  const { rate } = useRating(election.id, data.people, data.matches)
  const heading = useArrival(person.name)
  const showWhy = () => {
    chooseTab('answers')
    heading.current?.closest('main')?.querySelector<HTMLElement>('[data-tab="answers"]')?.focus()
  }
  const notepad = useNotepad(candidate.id)
  const language = useLanguage()
  const { statement } = candidate
  const author = statement && { name: person.card.firstName, date: longDate(statement.on, language) }
  const answersNote = author && t('candidate.own.answers', author)
  const profileNote = statement?.profile ? t('candidate.own.profile', author) : undefined
  const closesOnMatch = query.has('closeOnMatch')
  const rateAndClose = (type: Rating) => {
    rate(person, type)
    void navigate('/match', { replace: true, viewTransition: true })
  }
  return (
    <main id="content" className={pageStyles.page}>
      <CandidatePager order={order} person={person} query={query.size > 0 ? `?${query}` : ''} />
      <CandidateHeader
        person={person}
        statement={statement}
        heading={heading}
        onWhy={showWhy}
        favorite={<FavoriteButton person={person} matches={data.matches} onRate={(type) => rate(person, type)} />}
      />
      <FirstQuestions election={election} />
      <Tabs
        label={t('candidate.tabs')}
        value={tab}
        onChange={chooseTab}
        tabs={CANDIDATE_TABS.map((value) => ({
          value,
          label: t(`candidate.tab.${value}`),
          count: value === 'notes' && notepad.notes.length > 0 ? notepad.notes.length : undefined,
        }))}
      >
        <PinsProvider notepad={notepad}>
          {(tab === 'profile' || tab === 'answers') && <PinsSwitch />}
          {tab === 'profile' && <CandidateProfile person={person} candidate={candidate} note={profileNote} />}
          {tab === 'answers' && <CandidateAnswers person={person} electionId={election.id} note={answersNote} />}
          {tab === 'news' && <CandidateNewsTab person={person} />}
          {tab === 'notes' && <CandidateNotesTab person={person} candidate={candidate} onOpen={chooseTab} />}
        </PinsProvider>
      </Tabs>
      <ChangesButton candidate={candidate} />
      <ReportButton candidate={candidate} />
      <SourceButton record={candidate} note={tab === 'answers' ? answersNote : undefined} />
      {closesOnMatch && (
        <div className={styles.rate}>
          <RateButtons name={person.name} onRate={rateAndClose} />
        </div>
      )}
    </main>
  )
}
