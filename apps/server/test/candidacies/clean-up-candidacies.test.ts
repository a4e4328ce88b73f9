import { instantOfZurich } from '@plenara/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../src/accounts/clean-up.ts'
import { cleanUpCandidacies } from '../../src/desk/candidacies/clean-up-candidacies.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { DAY_MS } from './contest-world.ts'
import { type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'
import { publish } from './submitted.ts'

let world: DeskWorld
let polling: number
let cookie: string
let cid: number
beforeAll(async () => {
  world = await openDeskWorld()
  polling = instantOfZurich(Date.parse(`${world.people[0]?.election.electionDate}T00:00:00Z`))
})
beforeEach(async () => {
  for (const table of ['candidacy', 'statementChange', 'publication', 'actor', 'attempt'] as const)
    await world.db.deleteFrom(table).execute()
  const claimed = await world.claimed()
  cookie = claimed.cookie
  cid = claimed.candidacyId
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const answers = questions.map(({ id }: { id: number }) => ({ questionId: id, value: 100 }))
  await world.call('saveStatement', { cookie, params: { cid }, body: { version: 0, answers } })
  await world.call('submitStatement', { cookie, params: { cid }, body: { version: 1, consentVersion: '1' } })
  await publish(world.db)
})
afterAll(() => world.close())

const KEPT = ['statementRevision', 'publishedStatement', 'candidacy'] as const
const GONE = ['statement', 'invitation', 'notMeCode', 'delivery', 'correction', 'actor', 'actorEmail', 'actorPassword'] as const

/** How many rows a table has. */
async function countOf(table: (typeof KEPT)[number] | (typeof GONE)[number]): Promise<number> {
  return (await world.db.selectFrom(table).selectAll().execute()).length
}

async function cleanUpAt(instant: number) {
  const now = () => new Date(instant)
  const outbox = createOutbox({ dataKey: world.dataKey, now, wake: () => undefined })
  await cleanUp({ db: world.db, outbox, now, alsoExpired: [cleanUpCandidacies] })
}

// Fails when addresses or drafts are kept beyond the 90 days, or go a day too early.
test('ninety days after an election addresses and drafts go with the accounts, and what voters see stays', async () => {
  const correction = { candidacyId: cid, field: 'text/motto/de', before: 'null', after: '"Ja"', reason: 'Vergessen', askedBy: 1 }
  await world.db
    .insertInto('correction')
    .values({ ...correction, askedAt: new Date(), decidedAt: null, revision: null, refusal: null })
    .execute()
  const contactOf = async () => (await world.db.selectFrom('candidacy').select('contact').executeTakeFirstOrThrow()).contact
  await cleanUpAt(polling + 90 * DAY_MS - 60_000)
  for (const table of ['statement', 'actor', 'actorEmail', 'actorPassword', 'delivery', 'correction'] as const)
    expect([table, await countOf(table)]).toEqual([table, table === 'delivery' ? 2 : 1])
  expect(await contactOf()).not.toBeNull()
  await cleanUpAt(polling + 90 * DAY_MS)
  for (const table of GONE) expect([table, await countOf(table)]).toEqual([table, 0])
  for (const table of KEPT) expect([table, await countOf(table)]).toEqual([table, 1])
  expect(await contactOf()).toBeNull()
  const { candidates } = (await createPostgresCatalogue(world.db).election(world.electionId))!
  expect(candidates.find(({ id }) => id === world.people[0]?.candidateId)?.statement).toMatchObject({ revision: 1 })
})

// Fails when an account goes that is needed for another election.
test('an account with a candidacy in a later election stays', async () => {
  const { id: later } = await world.db
    .updateTable('election')
    .set({ electionDate: '2099-10-18' })
    .where('id', '!=', world.electionId)
    .where('id', 'in', (eb) => eb.selectFrom('candidate').select('electionId').where('number', 'is not', null))
    .returning('id')
    .executeTakeFirstOrThrow()
  const { number } = await world.db
    .selectFrom('candidate')
    .select('number')
    .where('electionId', '=', later)
    .where('number', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const { code } = await world.invite({ electionId: later, number: number ?? '' })
  await world.call('claim', { body: { code, password: PASSWORD } })
  await cleanUpAt(polling + 90 * DAY_MS)
  expect([await countOf('actor'), await countOf('actorEmail'), await countOf('statement')]).toEqual([1, 1, 0])
})

// Fails when who is invited later, to withdraw, loses the invitation or the account within an hour.
test('who is invited afterwards can come in, and withdraw', async () => {
  await cleanUpAt(polling + 91 * DAY_MS)
  world.moveClock(polling + 91 * DAY_MS - Date.now())
  const { code } = await world.invite()
  await cleanUpAt(polling + 91 * DAY_MS + 3_600_000)
  const again = await world.call('claim', { body: { code, password: PASSWORD } })
  expect(again.status).toBe(201)
  await cleanUpAt(polling + 91 * DAY_MS + 7_200_000)
  await world.call('proveActor', { cookie: again.cookie, body: { password: PASSWORD } })
  const withdrawn = await world.call('withdrawCandidacy', { cookie: again.cookie, params: { cid } })
  expect(withdrawn.status).toBe(200)
  await publish(world.db)
  expect([await countOf('statementRevision'), await countOf('publishedStatement')]).toEqual([0, 0])
  world.moveClock(Date.now() - polling - 91 * DAY_MS)
})
