import type { ModerationCount, Problem } from '@plenara/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { createLimiter, type Limiter } from '../../../src/accounts/attempts/limiter.ts'
import { createMemoryAttemptStore } from '../../../src/accounts/attempts/memory-attempt-store.ts'
import { reportStatement } from '../../../src/desk/candidacies/moderation/report-statement.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { openTestApi, type TestApi } from '../../api/api-client.ts'
import { DEMONSTRATION } from '../../support/fillings.ts'
import { copyOfTables } from '../../support/data-files.ts'
import { publish, submitted } from '../submitted.ts'

let api: TestApi
let limiter: Limiter
let electionId: number
let candidateId: number
let now = Date.parse('2027-09-01T08:00:00Z')
let clock = 0
beforeAll(async () => {
  api = await openTestApi({
    catalogueOf: (db) => createPostgresCatalogue(db, { now: () => (clock += 2_000) }),
    takeReport: (report, address) => reportStatement({ db: api.db, limiter, now: () => new Date(now) }, report, address),
    filling: DEMONSTRATION,
  })
  const row = await api.db
    .selectFrom('candidate')
    .select(['id', 'electionId'])
    .where('number', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  electionId = row.electionId
  candidateId = row.id
  const content = {
    comments: { 12: { de: 'Darum' } },
    profile: { texts: { motto: { fr: 'Pour tous.' } }, links: [{ kind: 'x' as const, url: 'https://x.com/a' }] },
  }
  await submitted(api.db, { candidateId, electionId, answers: { 12: 100 }, content })
  await publish(api.db)
})
beforeEach(async () => {
  await api.db.deleteFrom('readerReport').execute()
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  limiter = createLimiter({ store: createMemoryAttemptStore(), dataKey, now: () => new Date(now), onError: () => undefined })
})
afterAll(() => api.close())

const report = (body: object, id = candidateId) => api.call<Problem>('POST', `/election/${electionId}/candidate/${id}/report`, { body })
const counts = async () => (await api.call<ModerationCount[]>('GET', `/election/${electionId}/moderation`)).json

// Fails when something is kept of who reports, a report hides something, or its number is told wrongly.
test('a report is a count: of what, why, and nothing of who', async () => {
  const before = await api.call('GET', `/election/${electionId}/candidate/${candidateId}`)
  for (const body of [
    { part: 'text/motto', reason: 'insult' },
    { part: 'text/motto', reason: 'insult' },
    { part: 'comment/12', reason: 'privacy' },
  ]) {
    expect(await report(body)).toMatchObject({ status: 202, json: {} })
  }
  const rows = await api.db.selectFrom('readerReport').selectAll().orderBy('part').execute()
  expect(rows).toEqual([
    { candidateId, electionId, part: 'comment/12', reason: 'privacy', total: 1, waiting: 1, waitingSince: new Date(now) },
    { candidateId, electionId, part: 'text/motto', reason: 'insult', total: 2, waiting: 2, waitingSince: new Date(now) },
  ])
  expect(await copyOfTables(api.db)).not.toContain('192.0.2.1')
  expect((await api.call('GET', `/election/${electionId}/candidate/${candidateId}`)).text).toBe(before.text)
  await submitted(api.db, {
    candidateId,
    electionId,
    answers: { 12: 0 },
    content: { comments: { 12: { de: 'Darum' } }, profile: { texts: { motto: { fr: 'Pour tous.' } } } },
  })
  await publish(api.db)
  expect((await counts()).filter(({ reported }) => reported > 0)).toEqual([
    { reason: 'insult', reported: 2, held: 0 },
    { reason: 'privacy', reported: 1, held: 0 },
  ])
})

test('what somebody does not say themselves cannot be reported', async () => {
  const other = await api.db
    .selectFrom('candidate')
    .select('id')
    .where('electionId', '=', electionId)
    .where('id', '>', candidateId)
    .executeTakeFirstOrThrow()
  expect((await report({ part: 'text/motto', reason: 'insult' }, other.id)).json.code).toBe('not_found')
  expect((await report({ part: 'text/hobbies', reason: 'insult' })).json.code).toBe('not_found')
  expect((await report({ part: 'portrait', reason: 'identity' })).json.code).toBe('not_found')
  expect((await report({ part: 'text/motto', reason: 'insult' }, 999_999)).json.code).toBe('candidate_not_found')
  for (const part of ['answer/12', 'important/12', 'fact/campaignBudget', 'text/motto/fr']) {
    expect((await report({ part, reason: 'insult' })).json.code).toBe('invalid')
  }
  expect((await report({ part: 'text/motto', reason: 'boring' })).json.code).toBe('invalid')
})

// Fails when the eleventh is taken, also where the ones before were of nothing.
test('ten reports an hour of a network are taken', async () => {
  for (let sent = 0; sent < 10; sent++)
    expect((await report({ part: sent % 2 ? 'text/motto' : 'text/hobbies', reason: 'insult' })).status).toBe(sent % 2 ? 202 : 404)
  const refused = await report({ part: 'text/motto', reason: 'insult' })
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_attempts'])
  expect(await api.db.selectFrom('readerReport').select('total').execute()).toEqual([{ total: 5 }])
  now += 3_600_001
  expect((await report({ part: 'text/motto', reason: 'insult' })).status).toBe(202)
})
