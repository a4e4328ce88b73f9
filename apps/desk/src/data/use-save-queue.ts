import type { CandidacyOfPerson } from '@plenara/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { desk } from './client.ts'
import { candidacyKey, useContentLanguage } from './queries.ts'
import { createSaveQueue, type Decision, type SaveQueue, type Saving, type StatementState } from './save-queue.ts'

/** By candidacy: what is typed outlives the screen on which it was typed. */
const queues = new Map<number, SaveQueue>()

export interface StatementSaving {
  readonly saving: Saving
  readonly queue: SaveQueue
  /** The decision on a question as it is on this device; undefined where it is open. */
  readonly decisionOn: (questionId: number) => Decision | undefined
}

/** The decisions of a candidacy, those included that are still on their way. */
export function useSaveQueue(candidacy: CandidacyOfPerson): StatementSaving {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  const [queue] = useState(() => queueOf(candidacy, queries, lang))
  const saving = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    // Whoever has signed in again finds it sent.
    queue.flush()
    addEventListener('online', queue.flush)
    return () => removeEventListener('online', queue.flush)
  }, [queue])
  useEffect(() => queue.rebase(candidacy.version), [queue, candidacy.version])
  useQuestionBeforeLeaving(saving.pending.size > 0)
  const stored = new Map(candidacy.answers.map(({ questionId, value }) => [questionId, value]))
  return {
    saving,
    queue,
    decisionOn: (questionId) => {
      if (saving.pending.has(questionId)) return saving.pending.get(questionId)
      const saved = saving.saved.get(questionId)
      // Until the screen has the statement that was confirmed: else the decision would be gone for a moment, and a press with it.
      return saved && saved.version > candidacy.version ? saved.value : stored.get(questionId)
    },
  }
}

/** Whether something that was decided is not on the server yet. */
export function hasUnsaved(): boolean {
  return [...queues.values()].some((queue) => queue.state().pending.size > 0)
}

/** Forgets what is on its way, but for what belongs to these candidacies. */
export function keepQueuesOf(candidacyIds: readonly number[]): void {
  for (const [id, queue] of queues) {
    if (candidacyIds.includes(id)) continue
    queue.stop()
    queues.delete(id)
  }
}

function queueOf({ id: cid, version }: CandidacyOfPerson, queries: QueryClient, lang: ReturnType<typeof useContentLanguage>): SaveQueue {
  const known = queues.get(cid)
  if (known) return known
  const update = (next: (candidacy: CandidacyOfPerson) => CandidacyOfPerson) =>
    queries.setQueriesData<CandidacyOfPerson>({ queryKey: candidacyKey(cid) }, (candidacy) => candidacy && next(candidacy))
  const queue = createSaveQueue({
    version,
    send: async (change) => {
      const { version: saved, missing } = await desk.saveStatement({ params: { cid }, body: { ...change, answers: [...change.answers] } })
      update((candidacy) => ({ ...candidacy, missing }))
      return saved
    },
    reread: async () => {
      const fresh = await desk.getCandidacy({ params: { cid }, query: { lang } })
      update(() => fresh)
      return fresh
    },
    onSaved: (saved) => update((candidacy) => withAnswers(candidacy, saved)),
    now: () => new Date(),
  })
  queues.set(cid, queue)
  return queue
}

function withAnswers(candidacy: CandidacyOfPerson, { version, answers }: StatementState): CandidacyOfPerson {
  const changed = new Map(answers.map((answer) => [answer.questionId, answer]))
  const kept = candidacy.answers.filter(({ questionId }) => !changed.has(questionId))
  return { ...candidacy, version, answers: [...kept, ...answers], isChanged: candidacy.submission !== null }
}

/** The browser asks before the window is closed. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
