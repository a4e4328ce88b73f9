import type { Councillor, Note } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { LoginHint } from '../../shared/page/login-hint.tsx'
import { FactText } from '../../shared/pins/fact-list.tsx'
import type { NotedValue } from '../../shared/pins/notes-list.tsx'
import { NotesTab } from '../../shared/pins/notes-tab.tsx'
import { usePins } from '../../shared/pins/pins-provider.tsx'
import type { Office } from './office.ts'
import { useOfficeFacts } from './use-office-facts.ts'

export interface OfficeNotesProps {
  readonly office: Office
  readonly person: Councillor
  /** Opens the profile with the facts that can be pinned. */
  readonly onOpen: () => void
}

/** The user's notes on a person in an office [NOTE-4]. Visitors see a link to the login. */
export function OfficeNotes({ office, person, onOpen }: OfficeNotesProps) {
  const t = useText()
  const { notepad, jumpTo } = usePins()
  const { short, texts } = useOfficeFacts(office, person)
  if (!notepad.exists) return <LoginHint text={t('councillor.notes.login')} />
  const valueFor = (note: Note): NotedValue => {
    const fact = [...short, ...texts].find(({ noted }) => noted?.type === note.type && noted.reference === note.reference)
    if (!fact) return { label: t(`notes.type.${note.type}`), value: null }
    const label = t(`councillor.label.${fact.label}`)
    if (fact.value === null) return { label, value: null }
    const onJump = () => {
      jumpTo(note)
      onOpen()
    }
    return { label, value: <FactText value={fact.value} lang={fact.lang} />, onJump }
  }
  return <NotesTab valueFor={valueFor} emptyText={t('councillor.notes.empty')} onOpen={onOpen} />
}
