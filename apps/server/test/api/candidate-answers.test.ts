import type { AnswerTable, MatchPercent, Response } from '@plenara/contract'
import { demoData } from '@plenara/demo-data'
import { encodeAnswers, matchPercents, readAnswerTable, seededRandom, writeAnswerTable } from '@plenara/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from './api-client.ts'
import { ANSWERED_CANDIDATE, CANDIDATE_COUNT, ELECTION, SILENT_CANDIDATE, UNKNOWN_ID, valueFor } from './fixture-catalogue.ts'

const PATH = `/election/${ELECTION.nationalBasel}/candidate-answers`
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('the answers of all candidates are public, kept for half an hour, and silent candidates have none', async () => {
  const { status, headers, json } = await api.call<AnswerTable>('GET', PATH)
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=1800'])
  expect(json.candidateIds).toHaveLength(CANDIDATE_COUNT)
  const answerOf = (candidateId: number, question: number) =>
    json.values[Number(json.columns[question]?.[json.candidateIds.indexOf(candidateId)])]
  for (const [index, questionId] of json.questionIds.entries()) {
    expect(answerOf(ANSWERED_CANDIDATE, index)).toBe(valueFor(questionId, ANSWERED_CANDIDATE))
    expect(answerOf(SILENT_CANDIDATE, index)).toBeNull()
  }
  const again = await api.call('GET', PATH, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
  expect([again.status, again.text]).toEqual([304, ''])
  const unknown = await api.call('GET', `/election/${UNKNOWN_ID}/candidate-answers`)
  expect(unknown).toMatchObject({ status: 404, json: { code: 'election_not_found' } })
})

test('the device computes the percents of the server, to the last digit and in the same order [MATCH-10]', async () => {
  const id = await api.newUser()
  const own = `/user/${id}/election/${ELECTION.nationalBasel}`
  const { json: table } = await api.call<AnswerTable>('GET', PATH)
  for (const [index, questionId] of table.questionIds.slice(0, 14).entries()) {
    await api.call('PUT', `${own}/response/${questionId}`, {
      as: id,
      body: { value: valueFor(questionId, 1001), weight: [1, 2, 0.5][index % 3] },
    })
    const { json: responses } = await api.call<Response[]>('GET', `${own}/response`, { as: id })
    const { json: percents } = await api.call<MatchPercent[]>('GET', `${own}/match-percent`, { as: id })
    expect(matchPercents({ matrix: readAnswerTable(table), responses, seed: id })).toEqual(percents)
  }
})

test('so it does for all candidates of Zürich [MATCH-10]', () => {
  const matrix = zurichMatrix()
  expect(matrix.candidateIds.length).toBeGreaterThan(1_300)
  const sent = readAnswerTable(JSON.parse(JSON.stringify(writeAnswerTable(matrix))))
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed)
    const responses = matrix.questionIds.map((questionId) => ({
      questionId,
      value: [null, 0, 25, 50, 75, 100][Math.floor(random() * 6)] ?? null,
      weight: ([0.5, 1, 2] as const)[Math.floor(random() * 3)] ?? 1,
    }))
    const percents = matchPercents({ matrix, responses, seed })
    expect(percents.filter(({ value }) => value !== null).length).toBeGreaterThan(1_000)
    expect(matchPercents({ matrix: sent, responses, seed })).toEqual(percents)
  }
})

/** The demonstration answers of the National Council's candidates, as the server encodes them. */
function zurichMatrix() {
  const { elections = [], answers = [] } = demoData({ cantons: ['ZH'] })
  const candidates = elections.toSorted((a, b) => b.candidates.length - a.candidates.length)[0]?.candidates ?? []
  const idByKey = new Map(candidates.map(({ key }, index) => [key, index + 1]))
  const keys = [...new Set(answers.map(({ questionKey }) => questionKey))]
  const answersByCandidate = new Map<number, (typeof answers)[number][]>()
  for (const answer of answers) {
    const id = idByKey.get(answer.candidate)
    if (id === undefined) continue
    const own = answersByCandidate.get(id) ?? []
    own.push(answer)
    answersByCandidate.set(id, own)
  }
  return encodeAnswers(
    keys.map((_, index) => index + 1),
    [...answersByCandidate].map(([candidateId, own]) => ({
      candidateId,
      answers: own.map(({ questionKey, value }) => ({ questionId: keys.indexOf(questionKey) + 1, value })),
    })),
    [...idByKey.values()],
  )
}
