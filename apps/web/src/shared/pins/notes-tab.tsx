import type { Note } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { EmptyState, ErrorState, Skeleton } from '../page/state-panel.tsx'
import { type NotedValue, NotesList } from './notes-list.tsx'
import { usePins } from './pins-provider.tsx'
import { showPins } from './pins-shown.ts'

export interface NotesTabProps {
  readonly valueFor: (note: Note) => NotedValue
  /** The noted facts are still loading. */
  readonly isPending?: boolean
  /** An instruction for pinning, shown while nothing is pinned. */
  readonly emptyText: string
  /** Opens the tab with the facts that can be pinned. */
  readonly onOpen: () => void
}

/** The user's notes on a person, by colour. */
export function NotesTab({ valueFor, isPending = false, emptyText, onOpen }: NotesTabProps) {
  const t = useText()
  const { notepad } = usePins()
  if (notepad.error) return <ErrorState error={notepad.error} onRetry={notepad.retry} />
  if (!notepad.isReady || isPending) return <Skeleton />
  const open = () => {
    showPins(true)
    onOpen()
  }
  if (notepad.notes.length === 0) {
    return <EmptyState text={emptyText} action={<Button onClick={open}>{t('notes.empty.action')}</Button>} />
  }
  return <NotesList valueFor={valueFor} />
}
