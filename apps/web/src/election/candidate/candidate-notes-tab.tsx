import type { Candidate, Note } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { Person } from '../../shared/person/person.ts'
import { FactText } from '../../shared/pins/fact-list.tsx'
import type { NotedValue } from '../../shared/pins/notes-list.tsx'
import { NotesTab } from '../../shared/pins/notes-tab.tsx'
import { usePins } from '../../shared/pins/pins-provider.tsx'
import { useNotedAnswers } from './use-noted-answers.ts'
import { useProfileFacts } from './use-profile-facts.ts'

export interface CandidateNotesTabProps {
  readonly person: Person
  readonly candidate: Candidate
  /** Opens the tab with the facts that can be pinned. */
  readonly onOpen: (tab: 'profile' | 'answers') => void
}

/** The user's notes on a candidate: facts of the profile and answers. */
export function CandidateNotesTab({ person, candidate, onOpen }: CandidateNotesTabProps) {
  const t = useText()
  const { notepad, jumpTo } = usePins()
  const { short, texts } = useProfileFacts(person, candidate)
  const answers = useNotedAnswers(candidate, notepad.notes)
  const jump = (note: Note, tab: 'profile' | 'answers') => () => {
    jumpTo(note)
    onOpen(tab)
  }
  const valueFor = (note: Note): NotedValue => {
    const answer = answers.of(note)
    if (answer) return { ...answer, onJump: answer.value === null ? undefined : jump(note, 'answers') }
    const fact = [...short, ...texts].find(({ noted }) => noted?.type === note.type && noted.reference === note.reference)
    if (!fact) return { label: t(`notes.type.${note.type}`), value: null }
    const label = t(`candidate.label.${fact.label}`)
    if (fact.value === null) return { label, value: null }
    return { label, value: <FactText value={fact.value} lang={fact.lang} />, onJump: jump(note, 'profile') }
  }
  return <NotesTab valueFor={valueFor} isPending={answers.isPending} emptyText={t('notes.empty')} onOpen={() => onOpen('profile')} />
}
