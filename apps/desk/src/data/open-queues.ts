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
import { countKept, openFieldStore, removeForgotten, removeKept } from './unsaved-store.ts'

/** By account and candidacy: what is typed outlives the screen on which it was typed. */
const queues = new Map<string, SaveQueue>()
const keyOf = (actorId: number, cid: number) => `${actorId}/${cid}`

/** How many fields of a person are on this device alone, in whichever window. */
export async function countUnsaved(actorId: number): Promise<number> {
  // Where the device keeps nothing there is what this window has.
  const here = [...queues.values()].reduce((sum, queue) => sum + openFields(queue.state()).length, 0)
  return Math.max(here, await countKept(actorId).catch(() => 0))
}

/** Sends what is on this device of these statements, as far as it goes; answers why it does not, or null. */
export async function sendUnsaved(statements: readonly SaveQueue[]): Promise<unknown> {
  await Promise.all(statements.map(untilSettled))
  return statements.map((queue) => queue.state().error).find((error) => error !== null) ?? null
}

/** Ends what is on its way of everybody, or of everybody else. It stays on the device for whom it belongs to. */
export function stopQueues(but: number | null = null): void {
  for (const key of queues.keys()) if (but === null || !key.startsWith(`${but}/`)) stopQueue(key)
}

/** What is forgotten of what is not saved: of one candidacy of a person, or of all. */
export interface Forgotten {
  readonly actorId: number
  readonly cid: number | null
}

/** Nothing of it is sent any more, nor left on this device. */
export async function forgetUnsaved({ actorId, cid }: Forgotten): Promise<void> {
  for (const key of queues.keys()) if (cid === null || key === keyOf(actorId, cid)) stopQueue(key)
  await removeKept(actorId, cid).catch(() => undefined)
}

function stopQueue(key: string): void {
  queues.get(key)?.stop()
  queues.delete(key)
}

/** Until everything that was left is sent, or fails. */
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

/** The queue of a candidacy, which outlives the screens on which something is typed. */
export function queueOf(
  actorId: number,
  { id: cid, version }: Pick<CandidacyOfPerson, 'id' | 'version'>,
  queries: QueryClient,
  lang: ContentLanguage,
): SaveQueue {
  const known = queues.get(keyOf(actorId, cid))
  if (known) return known
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

/** Without the lists of parts that stay as they are. */
function withoutEmpty({ version, ...parts }: StatementState) {
  return { version, ...Object.fromEntries(Object.entries(parts).filter(([, fields]) => fields.length > 0)) }
}

function withSaved(candidacy: CandidacyOfPerson, saved: StatementState): CandidacyOfPerson {
  const { answers, ...beside } = partsOf(new Map<string, FieldValue>([...valuesOf(candidacy), ...valuesOf(saved)]))
  const ids = [...new Set([...beside.important, ...beside.comments].map(({ questionId }) => questionId))]
  // What another device has changed meanwhile is not known yet: then the version stays.
  const version = saved.version > candidacy.version + 1 ? candidacy.version : Math.max(candidacy.version, saved.version)
  const copied = candidacy.copied.filter((id) => !saved.answers.some(({ questionId }) => questionId === id))
  const prepared = preparedAfterSave(candidacy, saved)
  const changed = { answers, ...contentParts(contentOf(beside), ids), delivered: withoutSeen(candidacy.delivered, saved), copied, prepared }
  return { ...candidacy, version, ...changed, isChanged: candidacy.submission !== null }
}

/** What the person has looked at is no longer to be looked at, and what they changed is theirs; what a secretariat saves is told with the next answer. */
function preparedAfterSave(candidacy: CandidacyOfPerson, saved: StatementState): CandidacyOfPerson['prepared'] {
  const { prepared, role } = candidacy
  if (prepared.length === 0 || role === 'secretariat') return prepared
  const [before, now] = [valuesOf(candidacy), valuesOf(saved)]
  return prepared.flatMap((one) => {
    if (!now.has(one.field)) return [one]
    return isSameValue(before.get(one.field) ?? emptyField(one.field), now.get(one.field)) ? [{ ...one, isSeen: true }] : []
  })
}

/** What the person has taken over, changed or left out is no longer to be looked at. */
function withoutSeen(delivered: CandidacyOfPerson['delivered'], saved: StatementState): CandidacyOfPerson['delivered'] {
  const seen = valuesOf(saved)
  const { texts, links, facts } = partsOf([...valuesOf(delivered)].filter(([field]) => !seen.has(field)))
  return { ...{ texts, links, facts }, source: delivered.source, goes: delivered.goes || [...seen.keys()].some(isOfProfile) }
}
