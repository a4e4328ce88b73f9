import type { AnswerTable, Response } from '@plenara/contract'
import { matchPercents, readAnswerTable } from '@plenara/domain'
import { afterEach, expect, test } from 'vitest'
import { keyOf } from './call-key.ts'
import { redrawOpinions } from './local-opinions.ts'
import { queryClient } from './query-client.ts'

const place = { id: 7, eid: 3, lang: 'de' }
const own = { params: { id: 7, eid: 3 } }
const table: AnswerTable = { values: [null, 0, 50, 100], questionIds: [1, 2], candidateIds: [11, 12, 13], columns: ['132', '031'] }
const responses: Response[] = [
  { questionId: 1, value: 0, weight: 1 },
  { questionId: 2, value: 100, weight: 2 },
]

afterEach(() => queryClient.clear())

test('percents follow the shown responses, as the server computes them [MATCH-10]', () => {
  queryClient.setQueryData(keyOf('getResponses', own), responses)
  queryClient.setQueryData(keyOf('getCandidateAnswers', { params: { eid: 3 } }), table)
  expect(redrawOpinions(place)).toBe(true)
  const key = keyOf('getMatchPercents', own)
  expect(queryClient.getQueryData(key)).toEqual(matchPercents({ matrix: readAnswerTable(table), responses, seed: 7 }))
  queryClient.setQueryData(keyOf('getResponses', own), responses.slice(0, 1))
  redrawOpinions(place)
  expect(queryClient.getQueryData(key)).toEqual(
    matchPercents({ matrix: readAnswerTable(table), responses: responses.slice(0, 1), seed: 7 }),
  )
})

test('the spider follows the shown responses and keeps its names [QUEST-3]', () => {
  const spiderKey = keyOf('getSpider', { ...own, query: { lang: 'de' } })
  queryClient.setQueryData(keyOf('getResponses', own), responses)
  queryClient.setQueryData(keyOf('getQuestions', { params: { eid: 3 }, query: { lang: 'de' } }), [
    { id: 1, axes: [{ id: 5, polarity: -1 }] },
    { id: 2, axes: [] },
  ])
  queryClient.setQueryData(spiderKey, { axes: [{ id: 5, name: 'Umwelt', value: 20 }] })
  expect(redrawOpinions(place)).toBe(false)
  expect(queryClient.getQueryData(spiderKey)).toEqual({ axes: [{ id: 5, name: 'Umwelt', value: 100 }] })
})

test('without the answers of the candidates nothing is made up', () => {
  queryClient.setQueryData(keyOf('getResponses', own), responses)
  expect(redrawOpinions(place)).toBe(false)
  expect(queryClient.getQueryData(keyOf('getMatchPercents', own))).toBeUndefined()
})
