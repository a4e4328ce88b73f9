import type { CandidacyOfPerson, StatementAnswer } from '@plenara/contract'
import { answerField, fieldFlaw, type FieldValue, importantField, normalizedValue } from '@plenara/domain/statements'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { queueOf, valuesOf } from './open-queues.ts'
import { useActorId, useContentLanguage } from './queries.ts'
import type { SaveQueue } from './save-queue.ts'
import { openFields, type Saving } from './saving.ts'

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
  const actorId = useActorId()
  const [queue] = useState(() => queueOf(actorId, candidacy, queries, lang))
  const saving = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    // Whoever has signed in again finds it sent.
    queue.flush()
    void queue.restore()
    return whenPageComesOrGoes(queue)
  }, [queue])
  useEffect(() => queue.rebase(candidacy.version), [queue, candidacy.version])
  useQuestionBeforeLeaving(openFields(saving).length > 0)
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
      const kept = normalizedValue(field, value)
      const code = fieldFlaw(field, kept)
      if (code) queue.refuse(field, { value, code })
      else queue.change(field, kept, delayMs)
    },
  }
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

/** What waits is sent with a network, and before the page goes; what another window has left is taken over when this one is looked at. */
function whenPageComesOrGoes({ flush, restore }: SaveQueue): () => void {
  const onVisibility = () => void (document.visibilityState === 'visible' ? restore() : flush())
  addEventListener('online', flush)
  addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    removeEventListener('online', flush)
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
