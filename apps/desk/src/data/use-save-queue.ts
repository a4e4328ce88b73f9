import type { CandidacyOfPerson, StatementAnswer } from '@plenara/contract'
import {
  answerField,
  contentOf,
  contentParts,
  fieldFlaw,
  type FieldValue,
  fieldsOf,
  importantField,
  isOfProfile,
  keptValue,
  partsOf,
  type SentParts,
} from '@plenara/domain/statements'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { desk } from './client.ts'
import { candidacyKey, useContentLanguage } from './queries.ts'
import { createSaveQueue, type SaveQueue, type Saving, type StatementState } from './save-queue.ts'

/** By candidacy: what is typed outlives the screen on which it was typed. */
const queues = new Map<number, SaveQueue>()

/** The decision on a question: a number on its scale, or null for "no reply". */
export type Decision = StatementAnswer['value']

export interface StatementSaving {
  readonly saving: Saving
  readonly queue: SaveQueue
  /** The decision on a question as it is on this device; undefined where it is open. */
  readonly decisionOn: (questionId: number) => Decision | undefined
  /** Whether a question is especially important. */
  readonly isImportant: (questionId: number) => boolean
  /** What a field says on this device; undefined where nothing is decided. */
  readonly valueIn: (field: string) => FieldValue | undefined
  /** A text as it was typed last; empty where there is none. */
  readonly textOf: (field: string) => string
  /** What an import tells in a field that the person has not looked at; undefined where it tells nothing. */
  readonly deliveredIn: (field: string) => FieldValue | undefined
  /** Keeps a field as it can be published; what cannot be waits for the person with its reason. */
  readonly write: (field: string, value: FieldValue, delayMs?: number) => void
}

/** The statement of a candidacy, what is still on its way included. */
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
  useQuestionBeforeLeaving(isUnsaved(saving))
  const stored = valuesOf(candidacy)
  const delivered = valuesOf(candidacy.delivered)
  // Until the screen has the statement that was confirmed: else a decision would be gone for a moment, and a press with it.
  const isAhead = (field: string) => (saving.saved.get(field)?.version ?? 0) > candidacy.version
  const valueIn = (field: string) => {
    if (saving.pending.has(field)) return saving.pending.get(field)
    return isAhead(field) ? saving.saved.get(field)?.value : stored.get(field)
  }
  return {
    saving,
    queue,
    decisionOn: (questionId) => valueIn(answerField(questionId)) as Decision | undefined,
    isImportant: (questionId) => valueIn(importantField(questionId)) === true,
    valueIn,
    textOf: (field) => String(saving.refused.get(field)?.value ?? valueIn(field) ?? ''),
    deliveredIn: (field) =>
      candidacy.isFrozen || saving.pending.has(field) || isAhead(field) || saving.refused.has(field) ? undefined : delivered.get(field),
    write: (field, value, delayMs) => {
      const kept = keptValue(field, value)
      const code = fieldFlaw(field, kept)
      if (code) queue.refuse(field, { value, code })
      else queue.change(field, kept, delayMs)
    },
  }
}

const valuesOf = (parts: SentParts) => new Map(fieldsOf(parts).map(({ field, value }) => [field, value]))

/** Whether something is not on the server yet; a box that could not be ticked is no loss. */
function isUnsaved({ pending, refused }: Saving): boolean {
  return pending.size > 0 || [...refused.values()].some(({ value }) => typeof value !== 'boolean')
}

/** The same, of any candidacy. */
export function hasUnsaved(): boolean {
  return [...queues.values()].some((queue) => isUnsaved(queue.state()))
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
      const { version: saved, missing } = await desk.saveStatement({ params: { cid }, body: withoutEmpty(change) })
      update((candidacy) => ({ ...candidacy, missing }))
      return saved
    },
    reread: async () => {
      const fresh = await desk.getCandidacy({ params: { cid }, query: { lang } })
      update(() => fresh)
      return fresh
    },
    onSaved: (saved) => update((candidacy) => withSaved(candidacy, saved)),
    now: () => new Date(),
  })
  queues.set(cid, queue)
  return queue
}

/** Without the lists of parts that stay as they are. */
function withoutEmpty({ version, ...parts }: StatementState) {
  return { version, ...Object.fromEntries(Object.entries(parts).filter(([, fields]) => fields.length > 0)) }
}

function withSaved(candidacy: CandidacyOfPerson, saved: StatementState): CandidacyOfPerson {
  const { answers, ...beside } = partsOf(new Map<string, FieldValue>([...valuesOf(candidacy), ...valuesOf(saved)]))
  const ids = [...new Set([...beside.important, ...beside.comments].map(({ questionId }) => questionId))]
  const { version } = saved
  const copied = candidacy.copied.filter((id) => !saved.answers.some(({ questionId }) => questionId === id))
  const changed = { answers, ...contentParts(contentOf(beside), ids), delivered: withoutSeen(candidacy.delivered, saved), copied }
  return { ...candidacy, version, ...changed, isChanged: candidacy.submission !== null }
}

/** What the person has taken over, changed or left out is no longer to be looked at. */
function withoutSeen(delivered: CandidacyOfPerson['delivered'], saved: StatementState): CandidacyOfPerson['delivered'] {
  const seen = valuesOf(saved)
  const { texts, links, facts } = partsOf([...valuesOf(delivered)].filter(([field]) => !seen.has(field)))
  return { ...{ texts, links, facts }, source: delivered.source, goes: delivered.goes || [...seen.keys()].some(isOfProfile) }
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
