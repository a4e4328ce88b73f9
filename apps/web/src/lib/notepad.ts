import type { NewNote, Note } from '@plenara/contract'
import type { CallName } from '@plenara/contract/calls'
import type { NotedFact } from '@plenara/domain'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorTextId } from '../components/state-panel.tsx'
import { useText } from '../i18n/text.ts'
import { api } from './api.ts'
import { keyOf } from './call-key.ts'
import { orKept } from './from-device.ts'
import { NO_ID, pinStep, unpinStep } from './note-steps.ts'
import { withWaiting } from './outbox/waiting-answer.ts'
import { write } from './outbox/write.ts'
import { queryClient, queryOf } from './query-client.ts'
import { isLoggedIn, useSession } from './session.ts'
import { showToast } from './toast.ts'
import { createWriteQueue, type WriteQueue, type WriteStep } from './write-queue.ts'

/** On whom a notepad is: each kind of person has one of its own [NOTE-4]. */
export type NotedPerson = 'candidate' | 'councillor'

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

interface NotepadPlace {
  readonly kind: NotedPerson
  /** The user. */
  readonly id: number
  /** The person. */
  readonly cid: number
}

const CALLS = {
  candidate: { read: 'getNotepad', set: 'setNote', remove: 'deleteNote' },
  councillor: { read: 'getCouncillorNotepad', set: 'setCouncillorNote', remove: 'deleteCouncillorNote' },
} as const satisfies Record<NotedPerson, Record<string, CallName>>

const NO_NOTES: readonly Note[] = []
const queues = new Map<string, WriteQueue<Note[]>>()
let report: (error: unknown) => void = () => {}

/** Tells the other tabs of this browser that notes changed; they read theirs anew. */
const otherTabs = new BroadcastChannel('plenara.notes')
otherTabs.onmessage = () => {
  for (const { read } of Object.values(CALLS)) void queryClient.invalidateQueries({ queryKey: keyOf(read) })
}

/** The user's notes on a person; read anew whenever the tab comes back, because another device may have changed them. */
export function useNotepad(personId: number, kind: NotedPerson = 'candidate'): Notepad {
  const session = useSession()
  const exists = isLoggedIn(session)
  const id = session.userId
  const t = useText()
  const { read } = CALLS[kind]
  const params = { id, cid: personId }
  report = (error) => showToast(t('notes.notSaved', { reason: t(errorTextId(error)) }))
  const { data, error, refetch } = useQuery({
    ...queryOf(read, { params }),
    queryFn: async ({ signal }) => {
      await queueOf({ kind, ...params }).idle()
      return withWaiting(read, params, orKept(keyOf(read, { params }), api[read]({ params, signal })))
    },
    refetchOnWindowFocus: 'always',
    enabled: exists,
  })
  const ways = useMemo(() => waysToChange({ kind, id, cid: personId }), [kind, id, personId])
  return useMemo(
    () => ({
      notes: data ?? NO_NOTES,
      exists,
      isReady: data !== undefined,
      error: data ? null : error,
      retry: () => void refetch(),
      ...ways,
    }),
    [data, exists, error, refetch, ways],
  )
}

function waysToChange(place: NotepadPlace): Pick<Notepad, 'pin' | 'unpin'> {
  const { kind, ...params } = place
  const { read, set, remove } = CALLS[kind]
  const add = (step: WriteStep<Note[]>) => {
    void queryClient.cancelQueries({ queryKey: keyOf(read, { params }) })
    queueOf(place).add(step)
  }
  return {
    pin: (note) => {
      const send = () => api[set]({ params, body: note }).then(tellOtherTabs)
      add(pinStep(note, () => write({ intent: { kind: 'pin', person: kind, cid: params.cid, note } }, send)))
    },
    unpin: (fact) => {
      const sendOf = (note: Note) => () => api[remove]({ params: { ...params, nid: note.id } }).then(tellOtherTabs)
      const intent = { kind: 'unpin', person: kind, cid: params.cid, fact } as const
      // A note that was kept on the device has no id yet: it is taken away by what it is on.
      add(unpinStep(fact, (note) => write({ intent }, note.id === NO_ID ? null : sendOf(note))))
    },
  }
}

function tellOtherTabs<Answer>(answer: Answer): Answer {
  otherTabs.postMessage('changed')
  return answer
}

function queueOf({ kind, ...params }: NotepadPlace): WriteQueue<Note[]> {
  const name = `${kind} ${params.id}/${params.cid}`
  const known = queues.get(name)
  if (known) return known
  const queryKey = keyOf(CALLS[kind].read, { params })
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
