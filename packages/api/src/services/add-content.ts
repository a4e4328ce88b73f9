import {
  type CommonSnapshot,
  type ErrorCode,
  type List,
  MAX_LISTS,
  MAX_NOTES,
  MAX_USER_VOTES,
  type Match,
  type Note,
} from '@plenara/contract'
import { areEntriesTooLarge, chooseList, DomainError, type NoteCollection, noteOfFact, type OpinionProfile } from '@plenara/domain'
import type { ListCollection, NewUserContent, Opinions, UserContent } from '../store.ts'
import { checkAmounts } from './import-amounts.ts'

/**
 * What an account holds, with what it lacks of other content: whatever is there stays as it is. Adding the same content twice is as adding it once.
 * Throws `invalid` with the part that
 * became too large.
 */
export function addContent(present: UserContent, added: NewUserContent, elections: CommonSnapshot['elections']): NewUserContent {
  const content = {
    settings: settingsWith(present, added),
    progression: progressionWith(present.progression, added.progression),
    opinions: opinionsWith(present.opinions, added.opinions),
    profile: profileWith(present, added.profile),
    lists: listsWith(present.lists, added.lists, elections),
    notes: notesWith(present.notes, added.notes),
    councillorNotes: notesWith(present.councillorNotes, added.councillorNotes),
    votes: votesWith(present.votes, added.votes),
  }
  checkAmounts(content, present)
  return content
}

/** A place that nobody chose is none of the account's own. */
function settingsWith({ user }: UserContent, { settings }: NewUserContent): NewUserContent['settings'] {
  const { id: _, email: __, pendingEmail: ___, ...own } = user
  const { cantonId, constituencyId, locationChosen, consent } = settings
  const place = own.locationChosen || !locationChosen ? {} : { cantonId, constituencyId, locationChosen }
  return { ...own, ...place, consent: own.consent?.version === consent?.version ? own.consent : consent }
}

type Progression = NewUserContent['progression']

function progressionWith(present: Progression, added: Progression): Progression {
  const [own, others] = [present, added].map((all) => new Map(all.map(({ electionId, entries }) => [electionId, entries])))
  return [...new Set([...present, ...added].map(({ electionId }) => electionId))].map((electionId) => {
    const there = own?.get(electionId) ?? []
    const keys = new Set(there.map(({ key }) => key))
    const entries = [...there, ...(others?.get(electionId) ?? []).filter(({ key }) => !keys.has(key))]
    if (areEntriesTooLarge(entries)) throw tooLarge('progression', 'invalid')
    return { electionId, entries }
  })
}

type OpinionsByElection = NewUserContent['opinions']

function opinionsWith(present: OpinionsByElection, added: OpinionsByElection): OpinionsByElection {
  const known = new Set(present.map(({ electionId }) => electionId))
  const missing = added.filter(({ electionId }) => !known.has(electionId))
  const addedOf = new Map(added.map((one) => [one.electionId, one]))
  const grown = present.map((own) => {
    const others = addedOf.get(own.electionId)
    return others ? { ...own, responses: responsesWith(own, others), matches: matchesWith(own.matches, others.matches) } : own
  })
  return [...grown, ...missing]
}

/** An account whose opinions were not joined yet joins them, with those added, at their next use. */
function profileWith({ profile, opinions }: UserContent, added: OpinionProfile | null): OpinionProfile | null {
  if (added === null) return profile
  if (profile === null) return opinions.some(({ responses }) => responses.length > 0) ? null : added
  const known = new Set(profile.answers.map(({ opinionId }) => opinionId))
  const nameOf = ({ electionId, questionId }: OpinionProfile['apart'][number]) => `${electionId} ${questionId}`
  const kept = new Set(profile.apart.map(nameOf))
  return {
    ...profile,
    answers: [...profile.answers, ...added.answers.filter(({ opinionId }) => !known.has(opinionId))],
    apart: [...profile.apart, ...added.apart.filter((one) => !kept.has(nameOf(one)))],
  }
}

function responsesWith({ responses }: Opinions, added: Opinions): Opinions['responses'] {
  const known = new Set(responses.map(({ questionId }) => questionId))
  return [...responses, ...added.responses.filter(({ questionId }) => !known.has(questionId))]
}

/** Those added are ranked behind those there, in their own order. */
function matchesWith(present: readonly Match[], added: readonly Match[]): readonly Match[] {
  const known = new Set(present.map(({ candidateId }) => candidateId))
  const missing = added.filter(({ candidateId }) => !known.has(candidateId))
  const [ranked, others] = [isRanked, (match: Match) => !isRanked(match)].map((test) => [...present.filter(test), ...missing.filter(test)])
  return [...(ranked ?? []).map((match, index) => ({ ...match, rank: index + 1 })), ...(others ?? [])]
}

function isRanked({ type }: Match): boolean {
  return type === 'like' || type === 'love'
}

/** An id that is taken is replaced; the choice of a list follows it. */
function listsWith(present: ListCollection, added: ListCollection, elections: CommonSnapshot['elections']): ListCollection {
  const lists = [...present.lists]
  const unmatched = new Map<string, List[]>()
  for (const own of present.lists) {
    const content = contentOf(own)
    unmatched.set(content, [...(unmatched.get(content) ?? []), own])
  }
  const ids = new Map<number, number>()
  let nextId = Math.max(present.nextId, added.nextId)
  for (const list of added.lists) {
    const same = unmatched.get(contentOf(list))?.shift()
    if (same) {
      ids.set(list.id, same.id)
      continue
    }
    const isTaken = lists.some(({ id }) => id === list.id)
    const id = isTaken ? nextId : list.id
    if (isTaken) nextId += 1
    ids.set(list.id, id)
    lists.push({ ...list, id })
  }
  if (lists.length > Math.max(MAX_LISTS, present.lists.length)) throw tooLarge('lists', 'too_many_lists')
  return { nextId, lists, choices: choicesWith(present.choices, { added: added.choices, ids }, elections), creations: present.creations }
}

/** Everything of a list but its id. */
function contentOf({ electionId, name, adapted, officialListId, headingId, updated, candidates }: List): string {
  return JSON.stringify([
    electionId,
    name,
    adapted === true,
    officialListId,
    headingId,
    updated,
    candidates.map(({ id, pos }) => [id, pos]),
  ])
}

interface AddedChoices {
  readonly added: ListCollection['choices']
  /** The ids of added lists here. */
  readonly ids: ReadonlyMap<number, number>
}

/** One list is followed per council and day: a choice that is there stays. */
function choicesWith(
  present: ListCollection['choices'],
  { added, ids }: AddedChoices,
  elections: CommonSnapshot['elections'],
): ListCollection['choices'] {
  const known = new Set(elections.map(({ id }) => id))
  const moved = added.map(({ electionId, listId }) => ({ electionId, listId: ids.get(listId) ?? listId }))
  const taken = new Set(present.map(({ electionId }) => electionId))
  // Those of elections that have gone stand in no place of others.
  const gone = moved.filter(({ electionId }) => !known.has(electionId) && !taken.has(electionId))
  const chosen = moved
    .filter(({ electionId }) => known.has(electionId))
    .reduce((choices, { electionId, listId }) => {
      const more = chooseList(choices, elections, electionId, listId)
      return more.length > choices.length ? more : choices
    }, present)
  return [...chosen, ...gone]
}

function notesWith(present: NoteCollection, added: NoteCollection): NoteCollection {
  const notes: Note[] = [...present.notes]
  let nextId = Math.max(present.nextId, added.nextId)
  for (const note of added.notes) {
    if (noteOfFact(notes, note)) continue
    const isTaken = notes.some(({ id }) => id === note.id)
    notes.push(isTaken ? { ...note, id: nextId } : note)
    if (isTaken) nextId += 1
  }
  if (notes.length > Math.max(MAX_NOTES, present.notes.length)) throw tooLarge('notes', 'too_many_notes')
  return { nextId, notes: notes.toSorted((a, b) => a.id - b.id) }
}

function votesWith(present: NewUserContent['votes'], added: NewUserContent['votes']): NewUserContent['votes'] {
  const known = new Set(present.map(({ parliamentVoteId }) => parliamentVoteId))
  const votes = [...present, ...added.filter(({ parliamentVoteId }) => !known.has(parliamentVoteId))]
  if (votes.length > Math.max(MAX_USER_VOTES, present.length)) throw tooLarge('votes', 'too_many_votes')
  return votes.toSorted((a, b) => a.parliamentVoteId - b.parliamentVoteId)
}

function tooLarge(path: string, code: ErrorCode): DomainError {
  return new DomainError('invalid', [{ path, code }])
}
