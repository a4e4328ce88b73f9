import type { AnswerTable, Response } from '@plenara/contract'
import { matchPercents, readAnswerTable } from '@plenara/domain/match'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../calls/query-client.ts'
import { queryKey } from '../calls/query-key.ts'
import { redrawOpinions } from './local-opinions.ts'

const place = { id: 7, eid: 3 }
const own = { params: { id: 7, eid: 3 } }
/** Six who answered alike, so that the voter's seed decides their order. */
const table: AnswerTable = {
  values: [null, 0, 50, 100],
  questionIds: [1, 2],
  candidateIds: [11, 12, 13, 14, 15, 16, 17, 18],
  columns: ['13222222', '03111111'],
}
const responses: Response[] = [
  { questionId: 1, value: 0, weight: 1 },
  { questionId: 2, value: 100, weight: 2 },
]

afterEach(() => queryClient.clear())

test('percents follow the shown responses, as the server computes them [MATCH-10]', () => {
  queryClient.setQueryData(queryKey('getResponses', own), responses)
  queryClient.setQueryData(queryKey('getCandidateAnswers', { params: { eid: 3 } }), table)
  expect(redrawOpinions(place)).toBe(true)
  const key = queryKey('getMatchPercents', own)
  expect(queryClient.getQueryData(key)).toEqual(matchPercents({ matrix: readAnswerTable(table), responses, seed: 7 }))
  queryClient.setQueryData(queryKey('getResponses', own), responses.slice(0, 1))
  redrawOpinions(place)
  expect(queryClient.getQueryData(key)).toEqual(
    matchPercents({ matrix: readAnswerTable(table), responses: responses.slice(0, 1), seed: 7 }),
  )
})

test('the spider follows the shown responses and keeps its names [QUEST-3]', () => {
  const spiderKey = queryKey('getSpider', { ...own, query: { lang: 'de' } })
  queryClient.setQueryData(queryKey('getResponses', own), responses)
  queryClient.setQueryData(queryKey('getQuestions', { params: { eid: 3 }, query: { lang: 'de' } }), [
    { id: 1, axes: [{ id: 5, polarity: -1 }] },
    { id: 2, axes: [] },
  ])
  queryClient.setQueryData(spiderKey, { axes: [{ id: 5, name: 'Umwelt', value: 20 }] })
  expect(redrawOpinions(place)).toBe(false)
  expect(queryClient.getQueryData(spiderKey)).toEqual({ axes: [{ id: 5, name: 'Umwelt', value: 100 }] })
})

test('without the answers of the candidates nothing is made up', () => {
  queryClient.setQueryData(queryKey('getResponses', own), responses)
  expect(redrawOpinions(place)).toBe(false)
  expect(queryClient.getQueryData(queryKey('getMatchPercents', own))).toBeUndefined()
})
