import { expect, test } from 'vitest'
import { type Call, calls } from './calls.ts'

/** The GET calls of the specification, section 7, with the parameters as the specification writes them: all are kept for 30 minutes … */
const KEPT = [
  '/user/{id}/progression',
  '/user/{id}/election/{eid}/progression',
  '/election/{id}',
  '/party',
  '/survey',
  '/user/{id}/election/{eid}/smart-spider',
  '/election/{eid}/category',
  '/election/{eid}/question',
  '/user/{id}/election/{eid}/response',
  '/election/{eid}/response/{candidateId}',
  '/canton',
  '/canton/{id}/constituency',
  '/constituency',
  '/canton-lookup',
  '/election/{eid}/candidate',
  '/election/{eid}/list',
  '/user/{id}/election/{eid}/list',
  '/user/{id}/election/{eid}/choice',
  '/user/{id}/candidate/{cid}/notepad',
  '/user/{id}/councillor/{cid}/notepad',
  '/councillor/{id}',
  '/federal-councillor/{id}',
  '/federal-councillor',
  '/judge/{id}',
  '/judge',
  '/council',
  '/parliamentary-group',
  '/parliament-party',
  '/media-outlet',
  '/election/{eid}/article',
  '/article/{id}',
  '/vote/{id}',
  '/affair/{id}',
  '/affair/topic',
  '/vote',
  '/councillor/{id}/vote',
  '/councillor/{id}/vote/{vid}',
  '/councillor/{id}/article',
  '/federal-councillor/{id}/article',
  '/canton/{id}/council',
  '/cantonal-council/{id}',
  '/cantonal-councillor/{id}',
  '/election/{eid}/candidate/{cid}/article',
  '/user/{id}/vote',
]
/** … unless noted as not cached. */
const NOT_CACHED = ['/user/{id}', '/user/{id}/election', '/user/{id}/election/{eid}/match', '/user/{id}/election/{eid}/match-percent']
const STATUS = '/status'

/** GET calls beyond the specification: what the user sees change at once, and what is exchanged as a whole, is not kept. */
const BEYOND: Readonly<Record<string, number>> = {
  '/user/{id}/export': 0,
  '/election/{eid}/candidate/{cid}/change': 30,
  '/election/{eid}/moderation': 30,
  '/user/{id}/opinion': 0,
  '/user/{id}/election/{eid}/carry': 0,
  '/user/{id}/election/{eid}/match-percent/{candidateId}': 0,
  '/user/{id}/election/{eid}/list-match': 0,
  '/user/{id}/councillor-agreement': 0,
  '/user/{id}/passkey': 0,
  '/user/{id}/push': 0,
  '/election/{eid}/result': 0,
  '/export/v1/common': 0,
  '/export/v1/canton/{id}': 0,
  '/election/{eid}/portrait/{block}': 30,
  '/election/{eid}/candidate/{cid}': 30,
  '/election/{eid}/candidate-answers': 30,
  '/election/{eid}/smart-spider/{candidateId}': 30,
  '/election/{eid}/party-spider/{partyId}': 30,
  '/voting-day/{day}': 0,
  '/vote/{id}/canton/{code}/municipality': 0,
  '/session': 30,
  '/session-digest': 30,
  '/telling-vote': 30,
  '/affair-vote': 30,
  '/vote-body': 30,
  '/canton/{id}/member': 30,
  '/canton/{id}/member-decision': 30,
  '/cantonal-council/{id}/member-decision': 30,
  '/source': 30,
  '/source/{id}': 30,
  '/set-up': 0,
  '/canton/{id}/election': 30,
  '/place': 30,
  '/election/{eid}/axis': 30,
  '/election/{eid}/answer-comment': 30,
  '/councillor/{id}/speech': 30,
  '/councillor/{id}/said-and-voted': 30,
  '/search': 30,
}

/** Parameters by their places: their names differ between the specification and the table. */
const unnamed = (path: string) => path.replace(/\{\w+\}/g, '{}')
const all: readonly Call[] = Object.values(calls)

// Fails when any call of the table gets another time, and when a call is missing here or there.
test('a GET is kept for 30 minutes, the status for 10, and what the specification notes as not cached is not [API-27]', () => {
  const expected = [
    ...KEPT.map((path) => [unnamed(path), 30] as const),
    ...NOT_CACHED.map((path) => [unnamed(path), 0] as const),
    [STATUS, 10] as const,
    ...Object.entries(BEYOND).map(([path, minutes]) => [unnamed(path), minutes] as const),
  ]
  const gets = all.filter(({ method }) => method === 'GET').map(({ path, cacheMinutes }) => [unnamed(path), cacheMinutes])
  expect(Object.fromEntries(gets)).toEqual(Object.fromEntries(expected))
  expect(gets).toHaveLength(expected.length)
})

test('nothing but a GET is kept', () => {
  expect(all.filter(({ method, cacheMinutes }) => method !== 'GET' && cacheMinutes !== 0)).toEqual([])
})
