import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'

const EMAIL = 'anna@example.ch'
const NEW = 'Steinbock34??'
const HOUR_MS = 60 * 60_000

let world: DeskWorld
let cookie: string
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  cookie = (await world.claimed({ email: EMAIL })).cookie
  world.events.length = 0
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

const ask = (email = EMAIL) => world.call('askReset', { body: { email } })
const reset = (code: string, password = NEW) => world.call('resetPassword', { body: { code, password } })
const signIn = (password: string) => world.call('signIn', { body: { email: EMAIL, password } })

/** Asks for a link; answers what the mail carries. */
async function asked(): Promise<string> {
  const before = world.mails.length
  expect(await ask()).toMatchObject({ status: 202, json: {} })
  return codeOf(await world.mailAfter(before, 'candidacy-reset'), 'reset')
}

// Fails when the former password or a session goes on, the link counts twice, or nobody is told.
test('the link of a mail sets a new password once, ends every session, and the owner is told', async () => {
  const code = await asked()
  const before = world.mails.length
  expect(await reset(code, 'kurz')).toMatchObject({ status: 422, json: { code: 'password_too_short' } })
  expect(await reset(code)).toMatchObject({ status: 200, cookie: null })
  expect((await world.mailAfter(before, 'candidacy-password-changed')).to).toBe(EMAIL)
  expect((await world.call('getActor', { cookie })).status).toBe(401)
  expect([(await signIn(PASSWORD)).status, (await signIn(NEW)).status]).toEqual([401, 200])
  expect(await reset(code)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  const whose = `actor:${(await world.db.selectFrom('actor').select('actorId').executeTakeFirstOrThrow()).actorId}`
  expect(world.events.filter(({ what }) => what === 'resetPassword')).toContainEqual(
    expect.objectContaining({ who: null, whose, outcome: 'ok' }),
  )
})

// Fails when an answer, or a mail, tells whether an address has an account.
test('an unknown address is answered as a known one, and gets nothing', async () => {
  const before = world.mails.length
  expect(await ask('nobody@example.ch')).toMatchObject({ status: 202, json: {} })
  expect(await world.db.selectFrom('actorReset').selectAll().execute()).toEqual([])
  await asked()
  expect(world.mails.slice(before).map(({ to }) => to)).toEqual([EMAIL])
})

test('a link is over after half an hour, and with every other once one of them is used', async () => {
  const [first, second] = [await asked(), await asked()]
  world.moveClock(HOUR_MS)
  expect((await reset(first)).status).toBe(404)
  world.moveClock(-HOUR_MS)
  expect((await reset(second)).status).toBe(200)
  expect((await reset(first)).status).toBe(404)
})

// Fails when the requests of others keep the owner from a link that is good, or fill the mailbox.
test('however often others ask, few mails are sent and the newest links stay good', async () => {
  const codes = [await asked(), await asked(), await asked()]
  const before = world.mails.length
  for (let more = 0; more < 5; more++) expect((await ask()).status).toBe(202)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(world.mails).toHaveLength(before)
  expect((await reset(codes[0] ?? '')).status).toBe(200)
})

test('of several that use one link at once one succeeds', async () => {
  const code = await asked()
  const statuses = (await Promise.all(Array.from({ length: 5 }, (_, index) => reset(code, `${NEW}${index}`)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404, 404])
})

// Fails when who tried passwords meanwhile still holds up the owner.
test('whoever has set a new password signs in at once, however often others tried', async () => {
  for (let wrong = 0; wrong < 12; wrong++) await world.call('signIn', { body: { email: EMAIL, password: `falsch${wrong}` } })
  expect((await signIn(PASSWORD)).status).toBe(429)
  expect((await reset(await asked())).status).toBe(200)
  expect((await signIn(NEW)).status).toBe(200)
})
