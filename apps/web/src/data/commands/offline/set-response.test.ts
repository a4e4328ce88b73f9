import type { Carrying, Election, Question, QuestionType, Response } from '@plenara/contract'
import { isOnScale } from '@plenara/domain/journey'
import {
  apartIn,
  type ElectionAnswer,
  EMPTY_PROFILE,
  effectiveAnswers,
  giveOpinion,
  type OpinionProfile,
  type ProfileAnswer,
} from '@plenara/domain/opinions'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../calls/query-cache.ts'
import { queryKey } from '../../calls/query-key.ts'
import { type ResponseInput, setResponse } from './set-response.ts'

const USER = 7
const [HERE, THERE] = [1, 2]
const NEVER_OVER = '2099-10-24'
/** In seconds since 1970: what is answered now comes after all that was answered before. */
const NOW = 1_000
const OPINIONS = [1, 2, 3, 4]
/** What the other election asks of the same opinion. */
const kinOf = (opinionId: number) => opinionId + 20

/** What a voter has thought so far, and the scales of the other election. */
interface World {
  readonly types: readonly QuestionType[]
  readonly own: readonly ElectionAnswer[]
  readonly profile: OpinionProfile
}

afterEach(() => queryClient.clear())

const questionsOf = ({ types }: World) =>
  OPINIONS.map((opinionId, index) => ({ id: kinOf(opinionId), opinionId, sameIds: [opinionId], type: types[index] as QuestionType }))

/** What counts in the other election by the rules of the domain, as the service asks for it. */
function countsThere(world: World): Response[] {
  const questions = questionsOf(world)
  const types = new Map(questions.flatMap(({ id, sameIds, type }) => [id, ...sameIds].map((one) => [one, type] as const)))
  const fits = ({ questionId, value }: { readonly questionId: number; readonly value: number | null }) =>
    isOnScale(types.get(questionId) as QuestionType, value)
  const profile = { ...world.profile, answers: world.profile.answers.filter(fits) }
  return effectiveAnswers({ id: THERE, end: 2 * NOW, isOver: false }, questions, { own: world.own.filter(fits), profile })
}

/** What this device knows of the other election. @param carrying undefined: not whether it takes answers from others */
function know(world: World, carrying: Carrying | undefined): void {
  const elections = [HERE, THERE].map((id) => ({ id, electionDate: NEVER_OVER }))
  queryClient.clear()
  queryClient.setQueryData(queryKey('getUserElections', { params: { id: USER } }), elections as Election[])
  queryClient.setQueryData(queryKey('getQuestions', { params: { eid: THERE } }), questionsOf(world) as unknown as Question[])
  if (carrying) queryClient.setQueryData(queryKey('getCarrying', { params: { id: USER, eid: THERE } }), carrying)
}

function carryingOf({ profile }: World): Carrying {
  const isHeld = profile.held.includes(THERE)
  return { on: !isHeld && !profile.off.includes(THERE), asked: !isHeld, answers: 0, apart: apartIn(profile, THERE) }
}

/** What the device shows of the other election at once. */
function shownThere(shown: Response[], input: ResponseInput): Response[] {
  return setResponse.apply?.getResponses?.(shown, input, undefined, { id: USER, eid: THERE }) ?? []
}

const inOrder = (responses: readonly Response[]) =>
  responses
    .map(({ questionId, value, weight, only }) => ({ questionId, value, weight, only }))
    .toSorted((a, b) => a.questionId - b.questionId)

const value = fc.constantFrom(0, 17, 25, 50, 75, 100, null)
const weight = fc.constantFrom(0.5 as const, 1 as const, 2 as const)
const opinion = fc.constantFrom(...OPINIONS)
const moment = fc.integer({ min: 1, max: NOW - 1 })
const rarely = fc.constantFrom(true, false, false, false)
const ownAnswer = fc.record({ questionId: opinion.map(kinOf), value, weight, answeredAt: moment, only: rarely })
const profileAnswer: fc.Arbitrary<ProfileAnswer> = fc
  .record({ opinionId: opinion, isThere: fc.boolean(), value, weight, at: moment, isFormer: rarely })
  .map(({ isThere, isFormer, ...answer }) => ({
    ...answer,
    questionId: isThere ? kinOf(answer.opinionId) : answer.opinionId,
    electionId: isThere ? THERE : HERE,
    ...(isFormer && { until: NOW - 1 }),
  }))
const elections = rarely.map((isNamed) => (isNamed ? [THERE] : []))
const world: fc.Arbitrary<World> = fc.record({
  types: fc.tuple(...OPINIONS.map(() => fc.constantFrom<QuestionType>('Standard-4', 'Slider-7', 'options5'))),
  own: fc.uniqueArray(ownAnswer, { selector: ({ questionId }) => questionId, maxLength: OPINIONS.length }),
  profile: fc.record({
    answers: fc.array(profileAnswer, { maxLength: 6 }),
    off: elections,
    held: elections,
    apart: fc.uniqueArray(opinion, { maxLength: 2 }).map((ids) => ids.map((id) => ({ electionId: THERE, questionId: kinOf(id) }))),
    since: fc.constant(EMPTY_PROFILE.since),
  }),
})
const given = fc.record({ questionId: opinion, value, weight, only: rarely })

// Fails when one of what is asked for in `carriedTo` is left out: carrying off or not known, a question apart, another scale.
test('an answer shows in another election at once where the rules count it there, and where this device does not know it nothing changes', () => {
  fc.assert(
    fc.property(world, given, fc.boolean(), (before, answer, isKnown) => {
      know(before, isKnown ? carryingOf(before) : undefined)
      const shown = countsThere(before)
      const question = { id: answer.questionId, opinionId: answer.questionId, sameIds: [kinOf(answer.questionId)] }
      const profile = giveOpinion(before.profile, { ...answer, electionId: HERE, question, at: NOW }, [])
      const input = { ...answer, eid: HERE, opinionId: answer.questionId, answeredAt: new Date(NOW * 1_000).toISOString() }
      const type = before.types[OPINIONS.indexOf(answer.questionId)] as QuestionType
      const after = shownThere(shown, input)
      if (isKnown && isOnScale(type, answer.value)) expect(inOrder(after)).toEqual(inOrder(countsThere({ ...before, profile })))
      else expect(after).toEqual(shown)
    }),
    { numRuns: 1_000 },
  )
})

test('whether the other election takes answers is not known, or it takes none: there nothing shows', () => {
  const before: World = { types: OPINIONS.map(() => 'Standard-4' as const), own: [], profile: EMPTY_PROFILE }
  const input: ResponseInput = { eid: HERE, questionId: 1, value: 100, weight: 1, answeredAt: '2027-09-01T08:00:00.000Z' }
  const carried = { questionId: kinOf(1), value: 100, weight: 1, from: HERE, only: false }
  const seen = (carrying?: Carrying) => {
    know(before, carrying)
    return shownThere([], input)
  }
  const on = { on: true, asked: true, answers: 0 }
  for (const carrying of [undefined, { ...on, on: false }, { ...on, apart: [kinOf(1)] }]) expect(seen(carrying)).toEqual([])
  for (const carrying of [on, { ...on, apart: [kinOf(2)] }]) expect(seen(carrying)).toEqual([carried])
})
