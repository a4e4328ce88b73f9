import type { NewNote, Note } from '@plenara/contract'
import type { NotedFact } from '@plenara/domain/people'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../calls/error-text.ts'
import { queryOptions } from '../calls/read-pipeline.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { deleteNote } from './offline/delete-note.ts'
import { NOTE_CALLS, type NotedPerson } from './offline/noted-person.ts'
import { setNote } from './offline/set-note.ts'
import { runCommand } from './run-command.ts'

/** The notes on one person, and the ways to change them: shown at once, taken back with a sentence where writing fails. */
export interface Notepad {
  readonly notes: readonly Note[]
  /** False for visitors without login, who have none. */
  readonly exists: boolean
  /** False until the notes are known. */
  readonly isReady: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly pin: (note: NewNote) => void
  readonly unpin: (fact: NotedFact) => void
}

const NO_NOTES: readonly Note[] = []

/** The user's notes on a person; read anew whenever the tab comes back, because another device may have changed them. */
export function useNotepad(personId: number, person: NotedPerson = 'candidate'): Notepad {
  const session = useSession()
  const exists = isLoggedIn(session)
  const t = useText()
  const params = { id: session.userId, cid: personId }
  const { data, error, refetch } = useQuery({
    ...queryOptions(NOTE_CALLS[person].read, { params }),
    refetchOnWindowFocus: 'always',
    enabled: exists,
  })
  const changes = useMemo(() => {
    const report = (failure: unknown) => showToast(t('notes.notSaved', { reason: t(errorTextId(failure)) }))
    return {
      pin: (note: NewNote) => void runCommand(setNote, { person, cid: personId, note }).catch(report),
      unpin: ({ type, reference }: NotedFact) =>
        void runCommand(deleteNote, { person, cid: personId, fact: { type, reference } }).catch(report),
    }
  }, [person, personId, t])
  return useMemo(
    () => ({
      notes: data ?? NO_NOTES,
      exists,
      isReady: data !== undefined,
      error: data ? null : error,
      retry: () => void refetch(),
      ...changes,
    }),
    [data, exists, error, refetch, changes],
  )
}
