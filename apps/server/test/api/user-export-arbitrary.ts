import { FIRST_OWN_LIST_ID } from '@plenara/api'
import { CONSENT_VERSION, NOTE_TYPES, usernameError } from '@plenara/contract'
import fc from 'fast-check'
import { PERSON, VOTE } from '../support/parliament-sample.ts'
import { CANDIDATE_COUNT, ELECTION, OFFICIAL_LIST, QUESTION_COUNT, valueFor } from './fixture-catalogue.ts'

const EID = ELECTION.nationalBasel
const MOMENT = '2027-08-31T08:00:00.000Z'
const questionIds = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1)
const candidateIds = Array.from({ length: CANDIDATE_COUNT }, (_, index) => 1001 + index)
/** Keys that no body may carry. */
const isHarmful = (data: unknown) => /"(__proto__|constructor)":/.test(JSON.stringify(data))
const progression = fc.uniqueArray(
  fc.record({
    electionId: fc.constantFrom(null, EID, ELECTION.past),
    key: fc.stringMatching(/^[a-z0-9][a-z0-9._-]{0,20}$/),
    data: fc
      .dictionary(fc.string({ maxLength: 20, unit: 'grapheme' }), fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }), {
        maxKeys: 3,
        noNullPrototype: true,
      })
      .filter((data) => !isHarmful(data)),
  }),
  { selector: ({ electionId, key }) => `${electionId}/${key}`, maxLength: 6 },
)
const responses = fc.subarray(questionIds).chain((ids) =>
  fc.tuple(
    ...ids.map((questionId) =>
      fc.record({
        questionId: fc.constant(questionId),
        value: fc.option(fc.nat(20).map((step) => valueFor(questionId, step))),
        weight: fc.constantFrom(0.5 as const, 1 as const, 2 as const),
      }),
    ),
  ),
)
const matches = fc
  .tuple(fc.shuffledSubarray(candidateIds), fc.nat(20), fc.infiniteStream(fc.constantFrom('like' as const, 'love' as const)))
  .map(([ids, dislikes, types]) =>
    ids.map((candidateId, index) =>
      index < ids.length - dislikes
        ? { candidateId, type: types.next().value as 'like' | 'love', rank: index + 1 }
        : { candidateId, type: 'dislike' as const, rank: null },
    ),
  )
const list = fc
  .record(
    {
      electionId: fc.constant(EID),
      name: fc
        .string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' })
        .filter((name) => name.trim() !== '')
        .map((name) => name.trim()),
      adapted: fc.boolean(),
      officialListId: fc.constantFrom(null, OFFICIAL_LIST.basel, OFFICIAL_LIST.baselSecond),
      headingId: fc.constantFrom(null, OFFICIAL_LIST.baselSecond),
      updated: fc
        .date({ min: new Date('2026-01-01T00:00:00.000Z'), max: new Date(MOMENT), noInvalidDate: true })
        .map((date) => date.toISOString()),
      candidates: fc.shuffledSubarray(candidateIds, { maxLength: 4 }).map((ids) => ids.map((id, index) => ({ id, pos: index + 1 }))),
    },
    { requiredKeys: ['electionId', 'name', 'adapted', 'officialListId', 'updated', 'candidates'] },
  )
  .filter(({ officialListId, headingId }) => headingId !== officialListId)
const notesOn = (people: readonly number[]) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 100_000 }),
        type: fc.constantFrom(...NOTE_TYPES),
        reference: fc
          .tuple(fc.constantFrom(...people), fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,20}$/))
          .map(([person, key]) => `${person}/${key}`),
        color: fc.constantFrom('good' as const, 'bad' as const, 'neutral' as const),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    )
    .filter((all) => new Set(all.map(({ type, reference }) => `${type}/${reference}`)).size === all.length)
const votes = fc.uniqueArray(
  fc.record({ parliamentVoteId: fc.constantFrom(...Object.values(VOTE)), decision: fc.constantFrom('yes' as const, 'no' as const) }),
  { selector: ({ parliamentVoteId }) => parliamentVoteId },
)
/** Documents of any users of the fixture. */
export const userExportArbitrary = fc
  .record({
    settings: fc.record({
      username: fc
        .string({ minLength: 1, maxLength: 20 })
        .map((name) => `x${name.trim()}`)
        .filter((name) => usernameError(name) === null),
      language: fc.constantFrom('de' as const, 'fr' as const, 'it' as const, 'rm' as const, 'gsw' as const),
      languageContent: fc.constantFrom('auto' as const, 'de' as const, 'rm' as const),
      cantonId: fc.constant(6),
      constituencyId: fc.constantFrom(45, 46),
      locationChosen: fc.boolean(),
      consent: fc.constant({ version: CONSENT_VERSION, at: MOMENT }),
    }),
    progression,
    responses,
    matches,
    lists: fc.array(list, { maxLength: 4 }),
    notes: notesOn(candidateIds),
    councillorNotes: notesOn(Object.values(PERSON)),
    votes,
    chosen: fc.option(fc.constantFrom(OFFICIAL_LIST.basel, FIRST_OWN_LIST_ID)),
  })
  .map(({ settings, progression: entries, responses: answers, matches: ratings, lists, chosen, ...rest }) => ({
    format: 'plenara' as const,
    version: 1 as const,
    account: { email: 'x@example.ch' },
    settings,
    progression: entries,
    elections: [{ electionId: EID, responses: answers, matches: ratings }],
    lists: lists.map((one, index) => ({ id: FIRST_OWN_LIST_ID + index, ...one })),
    choices: chosen === null || (chosen === FIRST_OWN_LIST_ID && lists.length === 0) ? [] : [{ electionId: EID, listId: chosen }],
    ...rest,
  }))
