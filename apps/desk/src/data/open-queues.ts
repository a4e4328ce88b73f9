import type { CandidacyOfPerson, ContentLanguage } from '@plenara/contract'
import {
  contentOf,
  contentParts,
  emptyField,
  type FieldValue,
  fieldsOf,
  isOfProfile,
  isSameValue,
  partsOf,
  type SentParts,
} from '@plenara/domain/statements'
import type { QueryClient } from '@tanstack/react-query'
import { desk } from './client.ts'
import { candidacyKey } from './queries.ts'
import { createSaveQueue, type SaveQueue, type StatementState } from './save-queue.ts'
import { openFields } from './saving.ts'
import { countStored, openFieldStore, removeForgotten, removeStored } from './unsaved-store.ts'

/** The queues by account and candidacy; they outlive the screens, so that typed text is not lost. */
const queues = new Map<string, SaveQueue>()
const keyOf = (actorId: number, cid: number) => `${actorId}/${cid}`

/** Counts the fields of a person that are only on this device, of all windows. */
export async function countUnsaved(actorId: number): Promise<number> {
  // If the device stores nothing, only the fields of this window count.
  const here = [...queues.values()].reduce((sum, queue) => sum + openFields(queue.state()).length, 0)
  return Math.max(here, await countStored(actorId).catch(() => 0))
}

/** Sends the unsaved fields of these statements; returns the first error, or null. */
export async function sendUnsaved(statements: readonly SaveQueue[]): Promise<unknown> {
  await Promise.all(statements.map(untilSettled))
  return statements.map((queue) => queue.state().error).find((error) => error !== null) ?? null
}

/** Stops the queues of all accounts, or of all but one. The fields stay on the device for their account. */
export function stopQueues(but: number | null = null): void {
  for (const key of queues.keys()) if (but === null || !key.startsWith(`${but}/`)) stopQueue(key)
}

/** The scope of a removal of unsaved fields: one candidacy of a person, or all of them. */
export interface Forgotten {
  readonly actorId: number
  readonly cid: number | null
}

/** Stops the queues in the scope, and removes their fields from the device. */
export async function forgetUnsaved({ actorId, cid }: Forgotten): Promise<void> {
  for (const key of queues.keys()) if (cid === null || key === keyOf(actorId, cid)) stopQueue(key)
  await removeStored(actorId, cid).catch(() => undefined)
}

function stopQueue(key: string): void {
  queues.get(key)?.stop()
  queues.delete(key)
}

/** Resolves once all fields of earlier visits are sent, or fail. */
async function untilSettled({ state, subscribe, restore, flush }: SaveQueue): Promise<void> {
  await restore()
  flush()
  await new Promise<void>((resolve) => {
    const look = () => {
      const { isSending, pending, error } = state()
      if (isSending || (pending.size > 0 && error === null)) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = subscribe(look)
    look()
  })
}

/** The fields of a statement by name. */
export const valuesOf = (parts: SentParts) => new Map(fieldsOf(parts).map(({ field, value }) => [field, value]))

/** The queue of a candidacy, which outlives the screens. */
export function queueOf(
  actorId: number,
  { id: cid, version }: Pick<CandidacyOfPerson, 'id' | 'version'>,
  queries: QueryClient,
  lang: ContentLanguage,
): SaveQueue {
  const existing = queues.get(keyOf(actorId, cid))
  if (existing) return existing
  void removeForgotten(Date.now()).catch(() => undefined)
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
    store: openFieldStore(actorId, cid),
  })
  queues.set(keyOf(actorId, cid), queue)
  return queue
}

/** Removes the lists of unchanged parts. */
function withoutEmpty({ version, ...parts }: StatementState) {
  return { version, ...Object.fromEntries(Object.entries(parts).filter(([, fields]) => fields.length > 0)) }
}

function withSaved(candidacy: CandidacyOfPerson, saved: StatementState): CandidacyOfPerson {
  const { answers, ...beside } = partsOf(new Map<string, FieldValue>([...valuesOf(candidacy), ...valuesOf(saved)]))
  const ids = [...new Set([...beside.important, ...beside.comments].map(({ questionId }) => questionId))]
  // After a change of another device, which is not loaded yet, the version stays.
  const version = saved.version > candidacy.version + 1 ? candidacy.version : Math.max(candidacy.version, saved.version)
  const copied = candidacy.copied.filter((id) => !saved.answers.some(({ questionId }) => questionId === id))
  const prepared = preparedAfterSave(candidacy, saved)
  const changed = { answers, ...contentParts(contentOf(beside), ids), delivered: withoutSeen(candidacy.delivered, saved), copied, prepared }
  return { ...candidacy, version, ...changed, isChanged: candidacy.submission !== null }
}

/**
 * Marks prepared fields as seen if the person saved the same value, and removes changed ones, which become the person's. A save of a secretariat changes
 * nothing here: the next load has the new list.
 */
function preparedAfterSave(candidacy: CandidacyOfPerson, saved: StatementState): CandidacyOfPerson['prepared'] {
  const { prepared, role } = candidacy
  if (prepared.length === 0 || role === 'secretariat') return prepared
  const [before, now] = [valuesOf(candidacy), valuesOf(saved)]
  return prepared.flatMap((entry) => {
    if (!now.has(entry.field)) return [entry]
    return isSameValue(before.get(entry.field) ?? emptyField(entry.field), now.get(entry.field)) ? [{ ...entry, isSeen: true }] : []
  })
}

/** Removes delivered fields that the person has confirmed, changed or removed. */
function withoutSeen(delivered: CandidacyOfPerson['delivered'], saved: StatementState): CandidacyOfPerson['delivered'] {
  const seen = valuesOf(saved)
  const { texts, links, facts } = partsOf([...valuesOf(delivered)].filter(([field]) => !seen.has(field)))
  return { ...{ texts, links, facts }, source: delivered.source, goes: delivered.goes || [...seen.keys()].some(isOfProfile) }
}
