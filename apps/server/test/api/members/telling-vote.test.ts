import type { TellingVotes, Vote } from '@plenara/contract'
import { readAnswerTable, tellingState } from '@plenara/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PERSON, sampleCouncillor, sampleVote } from '../../support/parliament-sample.ts'
import type { TestApi } from '../api-client.ts'
import { openParliamentApi } from '../parliament-api.ts'

/** Sixty members, the first forty in the National Council. */
const people = Array.from({ length: 60 }, (_, index) => 500 + index)
const isNational = (id: number) => id < 540
/** Twelve bills on which both councils voted, of which the last is as good as unanimous. */
const BILLS = 12
const national = Array.from({ length: BILLS }, (_, index) => 2_000 + index)
const states = Array.from({ length: BILLS }, (_, index) => 3_000 + index)
const dayOf = (index: number) => `2027-03-${10 + index}`
const bill = (index: number) => ({ billTitle: { de: `Vorlage ${index}` }, date: dayOf(index), affairKey: 'affair/20240080' })
const saysYes = (person: number, index: number) => index === BILLS - 1 || (person * (index + 3)) % 17 > 7

let api: TestApi
beforeAll(async () => {
  const councillors = people.map((id) =>
    sampleCouncillor(id, { lastName: `Abel ${id}`, councilKey: isNational(id) ? 'council/1' : 'council/2' }),
  )
  const parliamentVotes = [
    ...national.map((id, index) => sampleVote(id, bill(index))),
    ...states.map((id, index) => sampleVote(id, { ...bill(index), councilKey: 'council/2' })),
    sampleVote(4_000, { subject: { de: 'Gesamtabstimmung' }, date: '2027-12-01' }),
  ]
  const decisions = people.flatMap((person) =>
    [...(isNational(person) ? national : states), 4_000].map((voteId, index) => ({
      ...{ voteKey: `parliament/${voteId}`, councillorKey: `councillor/${person}` },
      decision: saysYes(person, index) ? ('yes' as const) : ('no' as const),
    })),
  )
  api = await openParliamentApi({ councillors, parliamentVotes, decisions })
})
afterAll(() => api.close())

// Fails when votes of both councils on one text are asked apart, when unanimous ones are asked, or other votes than the final ones.
test('the bills are disputed ones with the final votes of both councils, newest first, the same for everybody', async () => {
  const { status, json } = await api.call<TellingVotes>('GET', '/telling-vote?lang=de')
  expect(status).toBe(200)
  expect(json.votes.map(({ ids }) => ids).slice(0, BILLS - 1)).toEqual(
    national
      .map((id, index) => [id, states[index]])
      .slice(0, BILLS - 1)
      .toReversed(),
  )
  expect(json.votes[0]).toMatchObject({ title: 'Stromgesetz', billTitle: 'Vorlage 10', meaningYes: 'Annahme', date: dayOf(10) })
  expect(json.positions.questionIds).toEqual(json.votes.map(({ ids: [id] }) => id))
})

test('the positions are those of the members in the vote of their own council, and lead to a vote that can be decided', async () => {
  const { json } = await api.call<TellingVotes>('GET', '/telling-vote?lang=de')
  const matrix = readAnswerTable(json.positions)
  const { next } = tellingState(matrix, [])
  const chosen = json.votes.find(({ ids: [id] }) => id === next)
  expect(chosen).toBeDefined()
  for (const id of chosen?.ids ?? []) {
    const { json: vote } = await api.call<Vote>('GET', `/vote/${id}`)
    const column = matrix.questionIds.indexOf(next ?? 0)
    for (const { councillor, decision } of vote.parliament?.decisions ?? []) {
      const code = matrix.columns[column * matrix.candidateIds.length + matrix.candidateIds.indexOf(councillor.id)]
      expect(code, `${councillor.id}`).toBe(decision === 'yes' ? 9 : 1)
    }
  }
  expect(matrix.candidateIds).toContain(PERSON.abel)
})
