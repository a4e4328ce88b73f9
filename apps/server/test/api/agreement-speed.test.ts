// @module-tag slow

import { randomBytes } from 'node:crypto'
import { type CouncillorAgreement, DECISIONS } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PLACES } from '../support/fillings.ts'
import { sampleCouncillor, sampleVote } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

const VOTES = 500
const COUNCILLORS = 246
const LIMIT_MS = 50

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ filling: PLACES })
  const voteIds = Array.from({ length: VOTES }, (_, index) => 30_000 + index)
  const people = Array.from({ length: COUNCILLORS }, (_, index) => index + 1)
  const data = {
    councillors: people.map((id) =>
      sampleCouncillor(id, { lastName: `Abel ${id}`, portraitUrl: `data:image/svg+xml,${randomBytes(3_000).toString('hex')}` }),
    ),
    parliamentVotes: voteIds.map((id) => sampleVote(id)),
    decisions: voteIds.flatMap((voteId) =>
      people.map((id) => ({
        voteKey: `parliament/${voteId}`,
        councillorKey: `councillor/${id}`,
        decision: DECISIONS[((voteId * id) % 97) % DECISIONS.length] ?? 'yes',
      })),
    ),
  }
  await writeParliament(api.db, data, { format: 'sample', source: '' })
})
afterAll(() => api.close())

test(`${VOTES} votes against those of ${COUNCILLORS} councillors take less than ${LIMIT_MS} ms [API-25]`, async () => {
  const id = await api.newUser()
  const votes = Array.from({ length: VOTES }, (_, index) => ({
    parliamentVoteId: 30_000 + index,
    decision: index % 3 === 0 ? 'no' : 'yes',
  }))
  const exported = (await api.call<object>('GET', `/user/${id}/export`, { as: id })).json
  expect((await api.call('PUT', `/user/${id}/import`, { as: id, body: { ...exported, votes } })).status).toBe(200)
  const ask = () => api.call<CouncillorAgreement[]>('GET', `/user/${id}/councillor-agreement`, { as: id })
  expect((await ask()).json).toHaveLength(COUNCILLORS)
  const unread = await timesOf(async () => {
    api.catalogue.importAgain()
    await ask()
  })
  const kept = await timesOf(ask)
  const shown = [unread, kept].map(([best, median]) => `best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms`)
  console.info(`agreement over ${VOTES} votes, read anew: ${shown[0]}; kept in memory: ${shown[1]}`)
  // Others use the same machine: the best rounds tell what the call costs.
  expect(kept[0]).toBeLessThan(LIMIT_MS)
  expect(unread[0]).toBeLessThan(2 * LIMIT_MS)
})

const ROUNDS = 25

async function timesOf(work: () => Promise<unknown>): Promise<readonly [best: number, median: number]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  return [sorted[0] ?? 0, sorted[Math.floor(ROUNDS / 2)] ?? 0]
}
