import { NotesList } from '../../components/pins/notes-list.tsx'
import { PinsProvider } from '../../components/pins/pins-provider.tsx'
import { useText } from '../../i18n/text.ts'
import { useNotepad } from '../../lib/notepad.ts'

/** What the user noted about somebody who is no longer known: it can still be read and deleted. */
export function VanishedNotes({ candidateId }: { readonly candidateId: number }) {
  const t = useText()
  const notepad = useNotepad(candidateId)
  if (notepad.notes.length === 0) return null
  return (
    <PinsProvider notepad={notepad}>
      <h2>{t('notes.of')}</h2>
      <NotesList headings="h3" valueFor={({ type }) => ({ label: t(`notes.type.${type}`), value: null })} />
    </PinsProvider>
  )
}
