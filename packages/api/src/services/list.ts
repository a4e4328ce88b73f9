import {
  type List,
  type ListCandidate,
  type ListChange,
  type LocaleCode,
  MAX_LISTS,
  type NewList,
  type OfficialList,
} from '@plenara/contract'
import { changedHeading, checkListCandidates, DomainError, headingIdOf, renumberPositions } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { presentOfficialList } from '../presenters/list.ts'
import { languageOf } from '../presenters/texts.ts'
import { sha256 } from '../public-bodies.ts'
import { type Catalogue, FIRST_OWN_LIST_ID, type ListCollection } from '../store.ts'
import { type ElectionData, loadElection } from './election-data.ts'
import { isOfficialList } from './official-lists.ts'
import { requireConsent } from './user.ts'

/** How long a creation is remembered under its `Idempotency-Key`. */
const CREATION_MS = 24 * 60 * 60 * 1000

/** Throws `election_not_found`. */
export async function getOfficialLists(catalogue: Catalogue, electionId: number, lang?: LocaleCode): Promise<OfficialList[]> {
  const { snapshot } = await loadElection(catalogue, electionId)
  return snapshot.lists.map((list) => presentOfficialList(list, electionId, languageOf(lang)))
}

/** The user's own lists of an election. Throws `election_not_found`. */
export async function getLists({ catalogue, users }: Services, place: { id: number; eid: number }): Promise<List[]> {
  const election = await loadElection(catalogue, place.eid)
  const { lists } = await users.getLists(place.id)
  return lists.filter((list) => list.electionId === place.eid).map((list) => withFormer(election, list))
}

/**
 * Creates an own list; with a key, a repetition within 24 hours gives the same list and creates none.
 * Throws `election_not_found`, `list_not_found`, `consent_missing`, `idempotency_conflict`, `too_many_lists` and the rules of a list.
 */
export async function createList(
  { catalogue, users, now }: Services,
  { id, eid }: { id: number; eid: number },
  { body, key }: { body: NewList; key: string | null },
): Promise<List> {
  const election = await loadElection(catalogue, eid)
  const officialListId = body.officialListId ?? null
  const heading = { ...headingOf(election, officialListId), ...ownHeadingOf(election, { officialListId, headingId: body.headingId }) }
  const candidates = checked(
    election,
    body.candidates,
    (election.snapshot.former?.candidates ?? []).map((former) => former.id),
  )
  await requireConsent(users, id)
  const at = now()
  const updated = at.toISOString()
  const bodyHash = await sha256(new TextEncoder().encode(JSON.stringify([eid, body])))
  const collection = await users.changeLists(id, (current) => {
    const creations = current.creations.filter((creation) => at.getTime() - Date.parse(creation.at) < CREATION_MS)
    const earlier = creations.find((creation) => creation.key === key)
    if (earlier && earlier.bodyHash !== bodyHash) throw new DomainError('idempotency_conflict')
    if (earlier) return current
    if (current.lists.length >= MAX_LISTS) throw new DomainError('too_many_lists')
    const list = { id: current.nextId, electionId: eid, name: body.name, adapted: isAdapted(body), ...heading, updated, candidates }
    const kept = key === null ? creations : [...creations, { key, bodyHash, list, at: updated }].slice(-MAX_LISTS)
    return { ...current, nextId: current.nextId + 1, lists: [...current.lists, list], creations: kept }
  })
  return withFormer(election, createdIn(collection, key))
}

/** Throws `list_not_found`, `list_is_official`, `stale`, `consent_missing` and the rules of a list. */
export async function changeList(
  services: Services,
  { id, lid }: { id: number; lid: number },
  { change, ifMatch }: { change: ListChange; ifMatch: string | null },
): Promise<List> {
  const { users } = services
  const stored = await findList(services, id, lid)
  const { electionId } = stored
  const election = await loadElection(services.catalogue, electionId)
  const part = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.officialListId === undefined || change.officialListId === stored.officialListId
      ? {}
      : headingOf(election, change.officialListId)),
    ...(change.headingId === undefined
      ? {}
      : { headingId: change.headingId === headingIdOf(stored) ? change.headingId : knownList(election, change.headingId) }),
    ...(change.candidates === undefined
      ? {}
      : {
          candidates: checked(
            election,
            change.candidates,
            stored.candidates.map((line) => line.id),
          ),
        }),
  }
  await requireConsent(users, id)
  const at = services.now()
  const collection = await users.changeLists(id, (current) => {
    const list = ownList(current, lid)
    if (isStale(list, change.updated, ifMatch)) throw new DomainError('stale')
    const { headingId, ...changed } = { ...list, ...part, updated: momentAfter(list.updated, at) }
    const kept = { ...changed, ...changedHeading({ ...changed, headingId }) }
    return { ...current, lists: current.lists.map((other) => (other.id === lid ? kept : other)) }
  })
  return withFormer(election, ownList(collection, lid))
}

/** Deletes an own list, and the choice of it. Throws `list_not_found`, `list_is_official`. */
export async function deleteList(services: Services, { id, lid }: { id: number; lid: number }): Promise<Record<string, never>> {
  await findList(services, id, lid)
  await services.users.changeLists(id, (current) => ({
    ...current,
    lists: current.lists.filter((list) => list.id !== lid),
    choices: current.choices.filter((choice) => choice.listId !== lid),
  }))
  return {}
}

async function findList({ catalogue, users }: Services, userId: number, listId: number): Promise<List> {
  if (listId < FIRST_OWN_LIST_ID && (await isOfficialList(catalogue, listId))) throw new DomainError('list_is_official')
  return ownList(await users.getLists(userId), listId)
}

function ownList(collection: ListCollection, listId: number): List {
  const list = collection.lists.find(({ id }) => id === listId)
  if (!list) throw new DomainError('list_not_found')
  return list
}

/** The last of the lists is the new one where no key was given. */
function createdIn({ lists, creations }: ListCollection, key: string | null): List {
  const list = key === null ? lists.at(-1) : creations.find((creation) => creation.key === key)?.list
  if (!list) throw new Error('The store did not keep the created list')
  return list
}

/** The specification's "null or true means an adapted official list" [ENTITY-6]; without the field it is a custom list. */
function isAdapted({ adapted = false }: NewList): boolean {
  return adapted !== false
}

/** The official list whose designation and number stand at the head, if any. Throws `list_not_found`. */
function headingOf(election: ElectionData, officialListId: number | null): Pick<List, 'officialListId' | 'number'> {
  if (officialListId === null) return { officialListId, number: null }
  const official = election.listsById.get(officialListId)
  if (!official) throw new DomainError('list_not_found')
  return { officialListId, number: official.number }
}

/** The heading where it differs from the official list. Throws `list_not_found`. */
function ownHeadingOf(election: ElectionData, list: Pick<NewList, 'headingId'> & { officialListId: number | null }) {
  const { officialListId, headingId } = list
  return changedHeading({ officialListId, headingId: headingId === undefined ? undefined : knownList(election, headingId) })
}

function knownList(election: ElectionData, listId: number | null): number | null {
  if (listId !== null && !election.listsById.has(listId)) throw new DomainError('list_not_found')
  return listId
}

/** A list with the names of those on it who no longer stand, where they are known. */
function withFormer({ candidatesById, snapshot }: ElectionData, list: List): List {
  const named = new Set(list.candidates.map(({ id }) => id))
  const former = (snapshot.former?.candidates ?? []).flatMap(({ id, number, firstName, lastName }) =>
    named.has(id) && !candidatesById.has(id) ? [{ id, number, firstName, lastName }] : [],
  )
  return former.length > 0 ? { ...list, former } : list
}

/** @param formerIds who may stay on the list although they no longer stand */
function checked(
  { snapshot, candidatesById }: ElectionData,
  candidates: readonly ListCandidate[],
  formerIds: readonly number[],
): ListCandidate[] {
  const { lines, maxRepetitions } = snapshot.election
  checkListCandidates(candidates, { lines, maxRepetitions, eligibleIds: [...candidatesById.keys()], formerIds })
  return renumberPositions(candidates)
}

function isStale(list: List, updated: string | undefined, ifMatch: string | null): boolean {
  if (updated !== undefined && Date.parse(updated) !== Date.parse(list.updated)) return true
  if (ifMatch === null || ifMatch.trim() === '*') return false
  return !ifMatch.split(',').some((tag) => tag.trim() === listTag(list))
}

/** The entity tag of a list: its moment of change. */
export function listTag(list: List): string {
  return `"${list.updated}"`
}

/** Later than the last change even within one millisecond, so that every state has its own tag. */
function momentAfter(previous: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(previous) + 1)).toISOString()
}
