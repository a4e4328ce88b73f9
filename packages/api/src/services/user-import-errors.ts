import {
  type CommonSnapshot,
  type ErrorCode,
  type ExportedElection,
  type ExportedList,
  type PeopleVoteKind,
  type UserExport,
  usernameError,
} from '@plenara/contract'
import {
  areEntriesTooLarge,
  checkListCandidates,
  chooseList,
  DomainError,
  type FieldError,
  isLocationValid,
  isOnScale,
  personOfReference,
  VALUES_OF_SCALE,
} from '@plenara/domain'
import { FIRST_NOTE_ID, FIRST_OWN_LIST_ID } from '../store.ts'
import type { ElectionData } from './election-data.ts'
import { amountErrors, entriesByElection } from './import-amounts.ts'

/** Own lists of one user lie in this range, so that the ids after them stay exact. */
const OWN_LIST_IDS = 1_000_000_000
/** Notes of one user lie in this range, so that the ids after them stay exact. */
const NOTE_IDS = 1_000_000_000
/** Those of all scales: another value was never an answer. */
const ALL_VALUES = new Set(Object.values(VALUES_OF_SCALE).flat())

/** What a document is checked against. */
export interface ImportGround {
  /** The present name of the account. */
  readonly username: string
  readonly common: CommonSnapshot
  /** The elections that the document names, as far as they exist. */
  readonly elections: ReadonlyMap<number, ElectionData>
  /** The candidates of its notes, as far as they exist. */
  readonly notedCandidates: ReadonlySet<number>
  /** The councillors of its notes, as far as they exist. */
  readonly notedCouncillors: ReadonlySet<number>
  /** The kinds of the votes that it decides, as far as they exist. */
  readonly voteKinds: ReadonlyMap<number, PeopleVoteKind | null>
}

/** Every place of a document that breaks a rule which the single calls have, too; paths as in `elections.0.responses.3.value`. */
export function importErrors(document: UserExport, ground: ImportGround): FieldError[] {
  const tooMany = amountErrors(document)
  if (tooMany.length > 0) return tooMany
  return [
    ...nameErrors(document, ground),
    ...settingsErrors(document.settings, ground),
    ...progressionErrors(document.progression, ground),
    ...repeated(document.elections, 'elections', 'electionId', ({ electionId }) => electionId),
    ...document.elections.flatMap((one, index) => electionErrors(one, `elections.${index}`, ground)),
    ...profileErrors(document, ground),
    ...repeated(document.lists, 'lists', 'id', ({ id }) => id),
    ...document.lists.flatMap((list, index) => listErrors(list, `lists.${index}`, ground)),
    ...choiceErrors(document, ground),
    ...noteErrors(document.notes ?? [], 'notes', { known: ground.notedCandidates, code: 'candidate_not_found' }),
    ...noteErrors(document.councillorNotes ?? [], 'councillorNotes', { known: ground.notedCouncillors, code: 'councillor_not_found' }),
    ...voteErrors(document.votes ?? [], ground),
  ]
}

/** An account that lives on a device has no address and need not have a name. */
export function isNameless({ account, settings }: UserExport): boolean {
  return account.email === '' && settings.username.trim() === ''
}

/** A name from before today's rules stays with the account that has it. */
function nameErrors(document: UserExport, { username }: ImportGround): FieldError[] {
  const isPresent = document.settings.username.trim() === username
  const code = isNameless(document) || isPresent ? null : usernameError(document.settings.username)
  return when(code !== null, 'settings.username', code ?? 'invalid')
}

function settingsErrors({ cantonId, constituencyId }: UserExport['settings'], ground: ImportGround): FieldError[] {
  const { cantons, constituencies } = ground.common
  const places = constituencies.map(({ id, cantonId: canton }) => ({ id, cantonId: canton }))
  if (!cantons.some(({ id }) => id === cantonId)) return [{ path: 'settings.cantonId', code: 'canton_not_found' }]
  return when(!isLocationValid(cantonId, constituencyId, places), 'settings.constituencyId', 'location_invalid')
}

function progressionErrors(entries: UserExport['progression'], { elections }: ImportGround): FieldError[] {
  const unknown = entries.flatMap(({ electionId }, index) =>
    when(electionId !== null && !elections.has(electionId), `progression.${index}.electionId`, 'election_not_found'),
  )
  const tooLarge = [...entriesByElection(entries).values()].some(areEntriesTooLarge)
  return [
    ...unknown,
    ...repeated(entries, 'progression', 'key', ({ electionId, key }) => `${electionId}/${key}`),
    ...when(tooLarge, 'progression', 'invalid'),
  ]
}

function electionErrors({ electionId, responses, matches }: ExportedElection, path: string, { elections }: ImportGround): FieldError[] {
  const election = elections.get(electionId)
  if (!election) return [{ path: `${path}.electionId`, code: 'election_not_found' }, ...formErrors({ responses, matches }, path)]
  return [
    ...responses.flatMap((response, index) => answerErrors(response, `${path}.responses.${index}`, election)),
    ...matches.flatMap(({ candidateId }, index) =>
      when(!election.candidatesById.has(candidateId), `${path}.matches.${index}.candidateId`, 'candidate_not_found'),
    ),
    ...formErrors({ responses, matches }, path),
  ]
}

/** What is wrong whatever the election has. */
function formErrors({ responses, matches }: Pick<ExportedElection, 'responses' | 'matches'>, path: string): FieldError[] {
  return [
    ...responses.flatMap(({ value }, index) =>
      when(value !== null && !ALL_VALUES.has(value), `${path}.responses.${index}.value`, 'invalid'),
    ),
    ...repeated(responses, `${path}.responses`, 'questionId', ({ questionId }) => questionId),
    ...repeated(matches, `${path}.matches`, 'candidateId', ({ candidateId }) => candidateId),
    ...rankErrors(matches, `${path}.matches`),
  ]
}

interface GivenAnswer {
  readonly questionId: number
  readonly value: number | null
}

function answerErrors({ questionId, value }: GivenAnswer, path: string, election: ElectionData): FieldError[] {
  const question = election.questionsById.get(questionId)
  if (!question) return [{ path: `${path}.questionId`, code: 'question_not_found' }]
  return when(!isOnScale(question.type, value), `${path}.value`, 'value_not_on_scale')
}

/** Elections that the profile merely names may have gone: nothing is carried to them. */
function profileErrors({ profile }: UserExport, { elections }: ImportGround): FieldError[] {
  return (profile?.answers ?? []).flatMap((answer, index) => {
    const election = elections.get(answer.electionId)
    const path = `profile.answers.${index}`
    if (answer.value !== null && !ALL_VALUES.has(answer.value)) return [{ path: `${path}.value`, code: 'invalid' } as const]
    if (!election) return [{ path: `${path}.electionId`, code: 'election_not_found' } as const]
    return answerErrors(answer, path, election)
  })
}

/** Ranks are 1..n over the liked and loved; a dislike has none. */
function rankErrors(matches: ExportedElection['matches'], path: string): FieldError[] {
  const ranked = matches.filter(({ type }) => type !== 'dislike').length
  const taken = new Set<number>()
  return matches.flatMap(({ type, rank }, index) => {
    if (type === 'dislike') return when(rank !== null, `${path}.${index}.rank`, 'not_ranked')
    const isWrong = rank === null || rank > ranked || taken.has(rank)
    if (rank !== null) taken.add(rank)
    return when(isWrong, `${path}.${index}.rank`, 'invalid')
  })
}

function listErrors(
  { id, electionId, officialListId, headingId, candidates }: ExportedList,
  path: string,
  ground: ImportGround,
): FieldError[] {
  const election = ground.elections.get(electionId)
  if (!election) return [{ path: `${path}.electionId`, code: 'election_not_found' }]
  const isOwn = id >= FIRST_OWN_LIST_ID && id < FIRST_OWN_LIST_ID + OWN_LIST_IDS
  return [
    ...when(!isOwn, `${path}.id`, 'invalid'),
    ...when(officialListId !== null && !election.listsById.has(officialListId), `${path}.officialListId`, 'list_not_found'),
    ...when(headingId != null && !election.listsById.has(headingId), `${path}.headingId`, 'list_not_found'),
    ...lineErrors(candidates, election, path),
  ]
}

function lineErrors(candidates: ExportedList['candidates'], { snapshot, candidatesById }: ElectionData, path: string): FieldError[] {
  const { lines, maxRepetitions } = snapshot.election
  try {
    checkListCandidates(candidates, { lines, maxRepetitions, eligibleIds: candidatesById.keys() })
    return []
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return (error.errors ?? []).map((one) => ({ ...one, path: `${path}.${one.path}` }))
  }
}

/** The deadline for following does not count: what was followed in time stays it. One list per council and election day does. */
function choiceErrors({ choices, lists }: UserExport, { common, elections }: ImportGround): FieldError[] {
  let kept: readonly { readonly electionId: number; readonly listId: number }[] = []
  return choices.flatMap(({ electionId, listId }, index) => {
    const election = elections.get(electionId)
    if (!election) return [{ path: `choices.${index}.electionId`, code: 'election_not_found' } as const]
    const isOwn = lists.some((list) => list.id === listId && list.electionId === electionId)
    const before = kept.length
    kept = chooseList(kept, common.elections, electionId, listId)
    return [
      ...when(!isOwn && !election.listsById.has(listId), `choices.${index}.listId`, 'list_not_found'),
      ...when(kept.length <= before, `choices.${index}.electionId`, 'invalid'),
    ]
  })
}

interface NotedPeople {
  readonly known: ReadonlySet<number>
  /** What a note on somebody else means. */
  readonly code: ErrorCode
}

function noteErrors(notes: NonNullable<UserExport['notes']>, path: string, { known, code }: NotedPeople): FieldError[] {
  return [
    ...notes.flatMap(({ id, reference }, index) => [
      ...when(id < FIRST_NOTE_ID || id >= FIRST_NOTE_ID + NOTE_IDS, `${path}.${index}.id`, 'invalid'),
      ...when(!known.has(personOfReference(reference)), `${path}.${index}.reference`, code),
    ]),
    ...repeated(notes, path, 'id', ({ id }) => id),
    ...repeated(notes, path, 'reference', ({ type, reference }) => `${type}/${reference}`),
  ]
}

/** A tie-break question has no yes or no. */
function voteErrors(votes: NonNullable<UserExport['votes']>, { voteKinds }: ImportGround): FieldError[] {
  return [
    ...votes.flatMap(({ parliamentVoteId }, index) => {
      const kind = voteKinds.get(parliamentVoteId)
      return when(
        kind === undefined || kind === 'tie-break',
        `votes.${index}.parliamentVoteId`,
        kind === undefined ? 'vote_not_found' : 'invalid',
      )
    }),
    ...repeated(votes, 'votes', 'parliamentVoteId', ({ parliamentVoteId }) => parliamentVoteId),
  ]
}

function repeated<T>(items: readonly T[], path: string, field: string, keyOf: (item: T) => unknown): FieldError[] {
  const seen = new Set<unknown>()
  return items.flatMap((item, index) => {
    const key = keyOf(item)
    const errors = when(seen.has(key), `${path}.${index}.${field}`, 'invalid')
    seen.add(key)
    return errors
  })
}

function when(isBroken: boolean, path: string, code: ErrorCode): FieldError[] {
  return isBroken ? [{ path, code }] : []
}
