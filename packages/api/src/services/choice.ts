import type { Choice } from '@plenara/contract'
import { chooseList, DomainError, dropChoice, isFollowingOpen } from '@plenara/domain'
import type { Services } from '../handler.ts'
import type { ListCollection } from '../store.ts'
import { loadElection } from './election-data.ts'
import { requireConsent } from './user.ts'

/** Throws `election_not_found`. */
export async function getChoice({ catalogue, users }: Services, place: { id: number; eid: number }): Promise<Choice> {
  await loadElection(catalogue, place.eid)
  return choiceOf(await users.getLists(place.id), place.eid)
}

/**
 * Follows an official or an own list; it replaces what was followed for the same council and election day [LIST-5].
 * Throws `election_not_found`, `list_not_found`, `deadline_passed`, `consent_missing`.
 */
export async function setChoice(
  { catalogue, users, now }: Services,
  { id, eid, lid }: { id: number; eid: number; lid: number },
): Promise<Choice> {
  const { snapshot, listsById } = await loadElection(catalogue, eid)
  if (!isFollowingOpen(snapshot.election, now())) throw new DomainError('deadline_passed')
  await requireConsent(users, id)
  const { elections } = await catalogue.common()
  const collection = await users.changeLists(id, (current) => {
    const isOwn = current.lists.some((list) => list.id === lid && list.electionId === eid)
    if (!isOwn && !listsById.has(lid)) throw new DomainError('list_not_found')
    return { ...current, choices: chooseList(current.choices, elections, eid, lid) }
  })
  return choiceOf(collection, eid)
}

/** Throws `election_not_found`, `deadline_passed`. */
export async function deleteChoice({ catalogue, users, now }: Services, place: { id: number; eid: number }): Promise<Choice> {
  const { snapshot } = await loadElection(catalogue, place.eid)
  if (!isFollowingOpen(snapshot.election, now())) throw new DomainError('deadline_passed')
  const collection = await users.changeLists(place.id, (current) => {
    const choices = dropChoice(current.choices, place.eid)
    return choices.length === current.choices.length ? current : { ...current, choices }
  })
  return choiceOf(collection, place.eid)
}

function choiceOf(collection: ListCollection, electionId: number): Choice {
  return { listId: collection.choices.find((choice) => choice.electionId === electionId)?.listId ?? 0 }
}
