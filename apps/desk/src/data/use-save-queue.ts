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
  /** The current decision on a question on this device; undefined if it is open. */
  readonly decisionOn: (questionId: number) => Decision | undefined
  /** Whether a question is especially important. */
  readonly isImportant: (questionId: number) => boolean
  /** The current value of a field on this device; undefined if it has none. */
  readonly valueIn: (field: string) => FieldValue | undefined
  /** The last typed text of a field; empty if there is none. */
  readonly textOf: (field: string) => string
  /** The imported value of a field that the person has not checked; undefined if there is none. */
  readonly deliveredIn: (field: string) => FieldValue | undefined
  /** Saves a field in its normalized form; a value that cannot be published waits for the person with its reason. */
  readonly write: (field: string, value: FieldValue, delayMs?: number) => void
}

/** The statement of a candidacy, including pending changes. */
export function useSaveQueue(candidacy: CandidacyOfPerson): StatementSaving {
  const queries = useQueryClient()
  const lang = useContentLanguage()
  const actorId = useActorId()
  const [queue] = useState(() => queueOf(actorId, candidacy, queries, lang))
  const saving = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    // After a new sign-in pending fields are sent.
    queue.flush()
    void queue.restore()
    return whenPageComesOrGoes(queue)
  }, [queue])
  useEffect(() => queue.rebase(candidacy.version), [queue, candidacy.version])
  useQuestionBeforeLeaving(openFields(saving).length > 0)
  const stored = valuesOf(candidacy)
  const delivered = valuesOf(candidacy.delivered)
  // A confirmed value is used until the screen has loaded its version: else a decision would disappear for a moment, and a press be lost.
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
      const normalized = normalizedValue(field, value)
      const code = fieldFlaw(field, normalized)
      if (code) queue.refuse(field, { value, code })
      else queue.change(field, normalized, delayMs)
    },
  }
}

/** Asks before the window is closed. */
function useQuestionBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** Sends pending fields when the network returns and before the page is left; takes over the fields of closed windows when this one becomes visible. */
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
