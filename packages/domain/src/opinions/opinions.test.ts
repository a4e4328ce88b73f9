import { expect, test } from 'vitest'
import { buildProfile } from './build-profile.ts'
import {
  EMPTY_PROFILE,
  effectiveAnswers,
  type OpinionElection,
  type OpinionProfile,
  type OpinionQuestion,
  type ElectionAnswer,
} from './opinion-profile.ts'
import { giveOpinion, keepApart, setCarrying, takeOpinionBack } from './write-opinion.ts'

const DAY = 1000
/** Federal questions 1 and 2; the canton asks 1 as 11 and a question of its own, 12. */
const FEDERAL: readonly OpinionQuestion[] = [{ id: 1, sameIds: [11] }, { id: 2 }]
const LOCAL: readonly OpinionQuestion[] = [{ id: 11, opinionId: 1, sameIds: [1] }, { id: 12 }]
const election = (id: number, isOver = false): OpinionElection => ({ id, end: isOver ? DAY : 9 * DAY, isOver })
const answered = (questionId: number, value: number, answeredAt?: number, only?: boolean): ElectionAnswer => ({
  ...{ questionId, value, weight: 1 as const },
  ...(answeredAt !== undefined && { answeredAt }),
  ...(only && { only }),
})

interface Given {
  readonly electionId?: number
  readonly at?: number
  readonly only?: boolean
  readonly ends?: readonly number[]
}

function give(profile: OpinionProfile, question: OpinionQuestion, value: number, change: Given = {}): OpinionProfile {
  const { electionId = 100, at = 10, only = false, ends = [] } = change
  return giveOpinion(profile, { electionId, question, value, weight: 1, at, only }, ends)
}

const profile = give(EMPTY_PROFILE, FEDERAL[0]!, 75)
const valuesOf = (place: OpinionElection, answers: readonly ElectionAnswer[], stored: OpinionProfile, questions = LOCAL) =>
  effectiveAnswers(place, questions, { own: answers, profile: stored }).map(({ questionId, value, from }) => [questionId, value, from])

test('an answer counts in every election that asks the same, and says where it was given', () => {
  expect(valuesOf(election(200), [], profile)).toEqual([[11, 75, 100]])
  expect(valuesOf(election(100), [answered(1, 75, 10)], profile, FEDERAL)).toEqual([[1, 75, null]])
})

test('the later answer counts, one for this election alone always, and equal ones count as given here', () => {
  expect(valuesOf(election(200), [answered(11, 0, 5)], profile)).toEqual([[11, 75, 100]])
  expect(valuesOf(election(200), [answered(11, 0, 15)], profile)).toEqual([[11, 0, null]])
  expect(valuesOf(election(200), [answered(11, 0, 5, true)], profile)).toEqual([[11, 0, null]])
  expect(valuesOf(election(200), [answered(11, 75, 5)], profile)).toEqual([[11, 75, null]])
})

test('nothing is carried if the election starts without opinions, is held, or keeps the question apart', () => {
  expect(valuesOf(election(200), [], setCarrying(profile, 200, false))).toEqual([])
  expect(valuesOf(election(200), [], setCarrying(setCarrying(profile, 200, false), 200, true))).toHaveLength(1)
  expect(valuesOf(election(200), [], { ...profile, held: [200] })).toEqual([])
  expect(valuesOf(election(200), [], setCarrying({ ...profile, held: [200] }, 200, true))).toHaveLength(1)
  expect(valuesOf(election(200), [], keepApart(profile, 200, 11))).toEqual([])
  expect(give(keepApart(profile, 200, 11), LOCAL[0]!, 0, { electionId: 200, at: 20 }).apart).toEqual([])
})

test('an answer for one election alone leaves the others as they are, and an earlier one changes nothing', () => {
  expect(give(profile, LOCAL[0]!, 0, { electionId: 200, at: 20, only: true })).toBe(profile)
  expect(give(profile, LOCAL[0]!, 0, { electionId: 200, at: 9 })).toBe(profile)
  expect(give(profile, FEDERAL[0]!, 75)).toBe(profile)
  expect(valuesOf(election(100), [], give(profile, LOCAL[0]!, 0, { electionId: 200, at: 20 }), FEDERAL)).toEqual([[1, 0, 200]])
})

// Fails when a former answer is dropped although an election that is over counts it.
test('an election that is over keeps the answers that counted when its day ended, whatever changes since', () => {
  const over = election(300, true)
  const ends = [over.end]
  const changed = give(profile, FEDERAL[0]!, 0, { at: 2 * DAY, ends })
  expect(valuesOf(over, [], changed)).toEqual([[11, 75, 100]])
  expect(valuesOf(election(200), [], changed)).toEqual([[11, 0, 100]])
  const gone = takeOpinionBack(changed, { electionId: 100, question: FEDERAL[0]!, at: 3 * DAY, isOver: false }, ends)
  expect(valuesOf(over, [], gone)).toEqual([[11, 75, 100]])
  expect(valuesOf(election(200), [], gone)).toEqual([])
  expect(gone.answers).toHaveLength(1)
  expect(valuesOf(over, [answered(11, 25, 1 * DAY + 1)], changed)).toEqual([[11, 25, null]])
  const takenBackThere = takeOpinionBack(changed, { electionId: 300, question: LOCAL[0]!, at: 3 * DAY, isOver: true }, ends)
  expect(valuesOf(over, [], takenBackThere)).toEqual([])
})

test('former answers are dropped where no election day lies between', () => {
  expect(give(profile, FEDERAL[0]!, 0, { at: 20, ends: [DAY] }).answers).toEqual([expect.objectContaining({ value: 0, at: 20 })])
  expect(takeOpinionBack(profile, { electionId: 100, question: FEDERAL[0]!, at: 20, isOver: false }, [DAY]).answers).toEqual([])
})

// Fails when `held` or `only` is ignored: the update would add or change answers.
test('answers stored per election become a profile that changes no answer', () => {
  const past = { election: election(300, true), questions: LOCAL, responses: [answered(11, 0, 900)] }
  const first = { election: election(100), questions: FEDERAL, responses: [answered(1, 75), answered(2, 25)] }
  const second = { election: election(200), questions: LOCAL, responses: [answered(11, 25, 8)] }
  const records = [past, first, second]
  const { profile: built, only } = buildProfile(records, [100, 200, 400], 5 * DAY)
  expect(built.answers).toMatchObject([
    { questionId: 11, value: 25, electionId: 200 },
    { questionId: 2, value: 25, electionId: 100 },
  ])
  expect(only).toEqual([{ electionId: 100, questionIds: [1] }])
  expect(built.held).toEqual([400])
  const marked = records.map(({ responses, ...rest }) => {
    const ids = only.find(({ electionId }) => electionId === rest.election.id)?.questionIds ?? []
    return { ...rest, responses: responses.map((response) => (ids.includes(response.questionId) ? { ...response, only: true } : response)) }
  })
  for (const { election: place, questions, responses } of marked) {
    expect(valuesOf(place, responses, built, questions)).toEqual(responses.map(({ questionId, value }) => [questionId, value, null]))
  }
  expect(valuesOf(election(400), [], built)).toEqual([])
  expect(valuesOf(election(301, true), [], built)).toEqual([])
  const again = buildProfile(marked, [100, 200, 400], 5 * DAY)
  expect(again).toMatchObject({ profile: built, only: [] })
})
