import type { NewNote, Note } from '@plenara/contract'
import type { NotedFact } from '@plenara/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../components/state-panel.tsx'
import { useText } from '../i18n/text.ts'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { pinStep, unpinStep } from './note-steps.ts'
import { queryClient, queryOf } from './query-client.ts'
import { useUserId } from './session.ts'
import { showToast } from './toast.ts'
import { createWriteQueue, type WriteQueue, type WriteStep } from './write-queue.ts'

/** The notes on one person, and the ways to change them: shown at once, taken back with a sentence where writing fails. */
export interface Notepad {
  readonly notes: readonly Note[]
  /** False until the notes are known. */
  readonly isReady: boolean
  readonly error: unknown
  readonly retry: () => void
  readonly pin: (note: NewNote) => void
  readonly unpin: (fact: NotedFact) => void
}

const NO_NOTES: readonly Note[] = []
const queues = new Map<string, WriteQueue<Note[]>>()
let report: (error: unknown) => void = () => {}

/** Tells the other tabs of this browser that notes changed; they read theirs anew. */
const otherTabs = new BroadcastChannel('plenara.notes')
otherTabs.onmessage = () => void queryClient.invalidateQueries({ queryKey: keyOf('getNotepad') })

/** The user's notes on a candidate; read anew whenever the tab comes back, because another device may have changed them. */
export function useNotepad(candidateId: number): Notepad {
  const id = useUserId()
  const t = useText()
  const params = { id, cid: candidateId }
  report = (error) => showToast(t('notes.notSaved', { reason: t(errorTextId(error)) }))
  const { data, error, refetch } = useQuery({
    ...queryOf('getNotepad', { params }),
    queryFn: async ({ signal }) => {
      await queueOf(id, candidateId).idle()
      return api.getNotepad({ params, signal })
    },
    refetchOnWindowFocus: 'always',
  })
  const ways = useMemo(() => waysToChange(id, candidateId), [id, candidateId])
  return useMemo(
    () => ({ notes: data ?? NO_NOTES, isReady: data !== undefined, error: data ? null : error, retry: () => void refetch(), ...ways }),
    [data, error, refetch, ways],
  )
}

function waysToChange(id: number, cid: number): Pick<Notepad, 'pin' | 'unpin'> {
  const add = (step: WriteStep<Note[]>) => {
    void queryClient.cancelQueries({ queryKey: keyOf('getNotepad', { params: { id, cid } }) })
    queueOf(id, cid).add(step)
  }
  return {
    pin: (note) => add(pinStep(note, () => api.setNote({ params: { id, cid }, body: note }).then(tellOtherTabs))),
    unpin: (fact) => add(unpinStep(fact, (note) => api.deleteNote({ params: { id, cid, nid: note.id } }).then(tellOtherTabs))),
  }
}

function tellOtherTabs<Answer>(answer: Answer): Answer {
  otherTabs.postMessage('changed')
  return answer
}

function queueOf(id: number, cid: number): WriteQueue<Note[]> {
  const name = `${id}/${cid}`
  const known = queues.get(name)
  if (known) return known
  const queryKey = keyOf('getNotepad', { params: { id, cid } })
  const queue = createWriteQueue<Note[]>({
    read: () => queryClient.getQueryData<Note[]>(queryKey) ?? [],
    show: (notes) => queryClient.setQueryData<Note[]>(queryKey, notes),
    onFailure: (error) => {
      report(error)
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  queues.set(name, queue)
  return queue
}
