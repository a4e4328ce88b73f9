import { useText } from '@plenara/ui/text/text.ts'
import type { Notepad } from '../../data/commands/notepad.ts'
import { NotesList } from './notes-list.tsx'
import { PinsProvider } from './pins-provider.tsx'

/** The user's notes on a person who no longer exists in the data: they can still be read and deleted. */
export function VanishedNotes({ notepad }: { readonly notepad: Notepad }) {
  const t = useText()
  if (notepad.notes.length === 0) return null
  return (
    <PinsProvider notepad={notepad}>
      <h2>{t('notes.of')}</h2>
      <NotesList headings="h3" valueFor={({ type }) => ({ label: t(`notes.type.${type}`), value: null })} />
    </PinsProvider>
  )
}
