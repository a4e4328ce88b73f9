import {
  CONSENT_VERSION,
  type CommonSnapshot,
  type Consent,
  type ImportedUser,
  type Note,
  type User,
  type UserExport,
} from '@plenara/contract'
import { changedHeading, DomainError, personOfReference, renumberPositions } from '@plenara/domain'
import type { Services } from '../handler.ts'
import { type Catalogue, FIRST_NOTE_ID, FIRST_OWN_LIST_ID, type ListCollection, type NewUserContent, type UserStore } from '../store.ts'
import { addContent } from './add-content.ts'
import { type ElectionData, loadElection } from './election-data.ts'
import { entriesByElection } from './import-amounts.ts'
import { withPossibleMoments } from './import-moments.ts'
import { sortErrors } from './import-rest.ts'
import { storedProfile, storedResponse } from './profile-document.ts'
import { importErrors, isNameless } from './user-import-errors.ts'

/** A document may be wrong at thousands of places; the first ones help as much as all of them. */
const MAX_ERRORS = 100

/** A document, and what it does with what the account holds. */
export interface UserImport {
  readonly document: UserExport
  readonly mode: 'replace' | 'add'
}

/**
 * Replaces what the account holds by a document of `exportUser`, or adds what it lacks; `account` of the document is left aside, and a name that it lacks stays. Opinions need consent to the present
 * text: that of the document, else that of the account.
 * What fits nothing today, because a person, a question, a list or an election has gone, is kept and counted in `rest`: it comes back with them, and stands in the next document.
 * Throws `invalid` with the code of every place that breaks a rule, `consent_missing`, `not_found`.
 */
export async function importUser(
  { catalogue, parliament, users, now }: Services,
  userId: number,
  { document: written, mode }: UserImport,
): Promise<ImportedUser> {
  const document = withPossibleMoments(written, now())
  const common = await catalogue.common()
  const elections = await loadElections(catalogue, new Set(common.elections.map(({ id }) => id)), document)
  const { notes = [], councillorNotes = [], votes = [] } = document
  const [present, notedCandidates, notedCouncillors, voteKinds] = await Promise.all([
    users.getUser(userId),
    catalogue.knownCandidates(peopleOf(notes)),
    parliament.knownCouncillors(peopleOf(councillorNotes)),
    parliament.voteKinds(votes.map(({ parliamentVoteId }) => parliamentVoteId)),
  ])
  if (present === null) throw new DomainError('not_found')
  const ground = { username: present.username, common, elections, notedCandidates, notedCouncillors, voteKinds }
  const { refused, rest } = sortErrors(document, importErrors(document, ground))
  if (refused.length > 0) throw new DomainError('invalid', refused.slice(0, MAX_ERRORS))
  const keepsPlace = rest.some(({ kind }) => kind === 'place')
  const stored = contentOf(document, elections)
  const user = await write(users, userId, mode, (current) => {
    const consent = consentAfter(document.settings.consent, current.consent)
    if (users.consent !== 'not-needed' && hasOpinions(document) && consent?.version !== CONSENT_VERSION)
      throw new DomainError('consent_missing')
    const username = isNameless(document) ? current.username : document.settings.username.trim()
    const { cantonId, constituencyId, locationChosen } = current
    const place = keepsPlace ? { cantonId, constituencyId, locationChosen } : {}
    return { content: { ...stored, settings: { ...document.settings, ...place, username, consent } }, elections: common.elections }
  })
  if (user === null) throw new DomainError('not_found')
  return rest.length > 0 ? { ...user, rest: [...rest] } : user
}

interface Imported {
  readonly content: NewUserContent
  readonly elections: CommonSnapshot['elections']
}

function write(users: UserStore, userId: number, mode: UserImport['mode'], imported: (user: User) => Imported): Promise<User | null> {
  if (mode === 'replace') return users.replaceContent(userId, (user) => imported(user).content)
  return users.changeContent(userId, (present) => {
    const { content, elections } = imported(present.user)
    return addContent(present, content, elections)
  })
}

/** An import gives consent where the document carries it for the present text, and never withdraws it. */
function consentAfter(imported: Consent | null, current: Consent | null): Consent | null {
  return imported?.version === CONSENT_VERSION ? imported : current
}

function hasOpinions({ elections, profile, lists, choices, notes = [], councillorNotes = [], votes = [] }: UserExport): boolean {
  const others = [lists, choices, notes, councillorNotes, votes].flat().length
  return elections.some(({ responses, matches }) => responses.length + matches.length > 0) || profile !== undefined || others > 0
}

async function loadElections(
  catalogue: Catalogue,
  existing: ReadonlySet<number>,
  document: UserExport,
): Promise<Map<number, ElectionData>> {
  const { progression, elections, profile, lists, choices } = document
  const named = new Set(
    [...progression, ...elections, ...(profile?.answers ?? []), ...lists, ...choices].flatMap(({ electionId }) => electionId ?? []),
  )
  const found = new Map<number, ElectionData>()
  for (const id of named) if (existing.has(id)) found.set(id, await loadElection(catalogue, id))
  return found
}

function contentOf(document: UserExport, elections: ReadonlyMap<number, ElectionData>): Omit<NewUserContent, 'settings'> {
  return {
    progression: progressionOf(document),
    opinions: document.elections.map(({ electionId, responses, matches }) => ({
      electionId,
      responses: responses.map(storedResponse),
      matches: matches.toSorted((a, b) => (a.rank ?? Number.MAX_SAFE_INTEGER) - (b.rank ?? Number.MAX_SAFE_INTEGER)),
    })),
    profile: document.profile ? storedProfile(document.profile, elections) : null,
    lists: listsOf(document, elections),
    notes: notesOf(document.notes),
    councillorNotes: notesOf(document.councillorNotes),
    votes: (document.votes ?? []).toSorted((a, b) => a.parliamentVoteId - b.parliamentVoteId),
  }
}

function progressionOf({ progression }: UserExport): NewUserContent['progression'] {
  return [...entriesByElection(progression)].map(([electionId, entries]) => ({
    electionId,
    entries: entries.map(({ key, data }) => ({ key, data })),
  }))
}

function listsOf({ lists, choices }: UserExport, elections: ReadonlyMap<number, ElectionData>): ListCollection {
  return {
    nextId: Math.max(FIRST_OWN_LIST_ID - 1, ...lists.map(({ id }) => id)) + 1,
    lists: lists.map((list) => {
      const { headingId, officialListId, ...rest } = list
      const number = elections.get(list.electionId)?.listsById.get(officialListId ?? 0)?.number ?? null
      const heading = { officialListId, number, ...changedHeading({ officialListId, headingId }) }
      return { ...rest, ...heading, candidates: renumberPositions(list.candidates) }
    }),
    choices,
    creations: [],
  }
}

function peopleOf(notes: readonly Note[]): number[] {
  return notes.map(({ reference }) => personOfReference(reference))
}

function notesOf(notes: readonly Note[] = []): NewUserContent['notes'] {
  return { nextId: Math.max(FIRST_NOTE_ID - 1, ...notes.map(({ id }) => id)) + 1, notes: notes.toSorted((a, b) => a.id - b.id) }
}
