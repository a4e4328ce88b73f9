import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashToken } from '../../src/keys/token.ts'
import { type DeskWorld, openDeskWorld } from './desk-world.ts'

const CODE = 'c'.repeat(43)
let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
afterEach(async () => {
  for (const table of ['candidacy', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  world.events.length = 0
})
afterAll(() => world.close())

async function reminded() {
  const { candidacyId } = await world.invite()
  world.events.length = 0
  await world.db
    .insertInto('reminderCode')
    .values({ hash: hashToken(CODE), candidacyId, expiresAt: new Date(Date.now() + 86_400_000) })
    .execute()
  return candidacyId
}

const stoppedAt = async () =>
  (await world.db.selectFrom('candidacy').select('remindersStoppedAt').executeTakeFirstOrThrow()).remindersStoppedAt
const at = (code: string, init: RequestInit = {}) => fetch(`${world.url}/api/reminders/${code}?lang=fr`, init)
/** As a mail program does (RFC 8058): without a session, an origin of the desk or a script. */
const oneClick = (code: string) =>
  at(code, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })

// Fails when a scanner that opens links stops reminders, or a mail program cannot.
test('opening the link asks; one request without an origin stops reminders, once in the log', async () => {
  const candidacyId = await reminded()
  const asked = await at(CODE)
  expect([asked.status, asked.headers.get('Content-Security-Policy')]).toEqual([200, expect.stringContaining("form-action 'self'")])
  expect(await asked.text()).toContain('<button>Plus de rappels</button>')
  expect([await stoppedAt(), world.events]).toEqual([null, []])
  const done = await oneClick(CODE)
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Nous ne t’enverrons plus de rappels')])
  expect(await stoppedAt()).not.toBeNull()
  expect((await oneClick(CODE)).status).toBe(200)
  expect(world.events).toEqual([{ who: null, what: 'stopReminders', whose: `candidacy:${candidacyId}`, outcome: 'ok' }])
  // The invitation is as good as before.
  expect(await world.db.selectFrom('invitation').select('candidacyId').execute()).toEqual([{ candidacyId }])
})

test('a code that is over or unknown stops nothing, other methods neither, and guesses are counted', async () => {
  await reminded()
  expect((await at(CODE, { method: 'PUT' })).status).toBe(405)
  await world.db
    .updateTable('reminderCode')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .execute()
  const statuses: number[] = []
  for (let count = 0; count < 62; count++) statuses.push((await oneClick(count % 2 === 0 ? CODE : 'x'.repeat(43))).status)
  expect([statuses.slice(0, 60), statuses.slice(60)]).toEqual([Array(60).fill(404), [429, 429]])
  expect([await stoppedAt(), world.events]).toEqual([null, []])
})
