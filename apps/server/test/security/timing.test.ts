// @module-tag alone

import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/keys/token.ts'
import { PASSWORD } from '../support/account-fixture.ts'
import { insertConfirmedAccounts } from './support/confirmed-accounts.ts'
import { addressOf, createSecurityServers, type RunningServer, type SecurityServers } from './support/server-processes.ts'

const RUNS = 5
const PAIRS = Number(process.env.TIMING_PAIRS ?? 40)
/** Pairs under way at the same time where an answer is mostly waiting; the others come one by one, so that they do not disturb each other. */
const WAITING_PAIRS = 20
/** The same where a password is hashed before the waiting. */
const HASHING_PAIRS = 8
const WRONG = 'Murmeltier34!!'

let servers: SecurityServers
let server: RunningServer
let accounts = 0
let callers = 0
beforeAll(async () => {
  servers = await createSecurityServers()
  server = await servers.start({ TRUST_PROXY: '127.0.0.1', ENUMERATION: 'strict', SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => servers.close())

const newEmails = (count: number) => Array.from({ length: count }, () => `timed${++accounts}@example.ch`)
const knownEmails = async (count: number) => {
  const emails = newEmails(count)
  await insertConfirmedAccounts(servers.db, emails, PASSWORD)
  return emails
}

/**
 * How often a time of `a` lies above one of `b` (area under the ROC curve): 0.5 where nothing can be told, and within 1.96 standard errors of it
 * in 19 of 20 runs of n pairs (Hanley and McNeil 1982, both samples of one distribution).
 */
function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  let above = 0
  for (const one of a) for (const other of b) above += one > other ? 1 : one === other ? 0.5 : 0
  return above / (a.length * b.length)
}
const BAND = 1.96 * Math.sqrt((2 * PAIRS + 1) / (12 * PAIRS * PAIRS))

type Ask = (index: number, caller: string) => Promise<{ readonly status: number }>
interface Sides {
  readonly known: Ask
  readonly unknown: Ask
  readonly status: number
}

/** One run: pairs in random order, each call from an address of its own, so that no limit is met. */
async function runOnce({ known, unknown, status }: Sides, atOnce: number): Promise<number> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  const timeOf = async (ask: Ask, index: number) => {
    const caller = addressOf(++callers)
    const begin = performance.now()
    const answer = await ask(index, caller)
    const took = performance.now() - begin
    expect(answer.status).toBe(status)
    return took
  }
  let next = 0
  const work = async () => {
    for (let index = next++; index < PAIRS; index = next++) {
      const isKnownFirst = Math.random() < 0.5
      if (isKnownFirst) times.known.push(await timeOf(known, index))
      times.unknown.push(await timeOf(unknown, index))
      if (!isKnownFirst) times.known.push(await timeOf(known, index))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return areaUnderCurve(times.known, times.unknown)
}

/**
 * The median of five runs: one run leaves the band by chance once in twenty times, three of five on the same side once in three thousand. Three
 * runs inside the band decide it, whatever the others would say.
 */
async function expectNothingToldBy(prepare: () => Promise<Sides>, atOnce = 1): Promise<void> {
  const areas: number[] = []
  const isDecided = () => areas.filter((area) => Math.abs(area - 0.5) <= BAND).length > RUNS / 2
  while (areas.length < RUNS && !isDecided()) areas.push(await runOnce(await prepare(), atOnce))
  const median = areas.toSorted((a, b) => a - b)[Math.floor(areas.length / 2)] ?? 0
  console.log(`areas ${areas.map((area) => area.toFixed(3)).join(' ')}, band 0.5 ± ${BAND.toFixed(3)}, ${PAIRS} pairs`)
  expect(Math.abs(median - 0.5), `areas ${areas.join(' ')}`).toBeLessThanOrEqual(BAND)
}

const post = (path: string, bodyOf: (email: string) => object) => {
  const ask = (emails: readonly string[]) => (index: number, from: string) =>
    server.call('POST', path, { body: bodyOf(emails[index] ?? ''), from })
  return async (status: number): Promise<Sides> => ({ known: ask(await knownEmails(PAIRS)), unknown: ask(newEmails(PAIRS)), status })
}

// Fails (area 1.00) when the dummy hash is taken out of `createPasswordHasher`, so that an unknown address needs no hashing.
test('the time of a failed sign-in does not tell a known address from an unknown one [VALID-9]', async () => {
  const sides = post('/authenticate', (email) => ({ email, password: WRONG }))
  await expectNothingToldBy(() => sides(401))
}, 300_000)

// Fails when `inSteps` is taken out of `requestReset`.
test('the time of a reset request does not tell a known address from an unknown one', async () => {
  const sides = post('/reset', (email) => ({ email }))
  await expectNothingToldBy(() => sides(202), WAITING_PAIRS)
}, 300_000)

// Fails when `inSteps` is taken out of `resendConfirmation`.
test('the time of a repeated confirmation mail does not tell a waiting address from an unknown one', async () => {
  const sides = post('/register/resend', (email) => ({ email }))
  await expectNothingToldBy(async () => {
    const prepared = await sides(202)
    await servers.db.updateTable('appUser').set({ confirmedAt: null }).execute()
    return prepared
  }, WAITING_PAIRS)
}, 300_000)

// Compares the whole call: `inSteps` alone taken out of `register` stays inside the band, because both ways hash the password.
test('the time of a registration does not tell a known address from an unknown one where the answer does not', async () => {
  const ask = (emails: readonly string[]) => (index: number, from: string) =>
    server.call('PUT', '/register', { body: { email: emails[index], username: 'Anna', password: PASSWORD, language: 'de' }, from })
  await expectNothingToldBy(
    async () => ({ known: ask(await knownEmails(PAIRS)), unknown: ask(newEmails(PAIRS)), status: 201 }),
    HASHING_PAIRS,
  )
}, 300_000)

// Compares the whole call: `inSteps` alone taken out of `requestEmailChange` stays inside the band, because both ways write the same rows.
test('the time of a change of the address does not tell whether another account has the new one [API-2]', async () => {
  const callers = async () => {
    const owners = await insertConfirmedAccounts(servers.db, newEmails(PAIRS), PASSWORD)
    const tokens = owners.map(newToken)
    const sessions = owners.map((userId, index) => ({
      userId,
      tokenHash: hashToken(tokens[index] ?? ''),
      createdAt: new Date(),
      usedAt: new Date(),
    }))
    await servers.db.insertInto('session').values(sessions).execute()
    return (index: number) => ({ path: `/user/${owners[index]}`, token: tokens[index] ?? '' })
  }
  const ask = async (emails: readonly string[]): Promise<Ask> => {
    const callerOf = await callers()
    return (index, from) => {
      const { path, token } = callerOf(index)
      return server.call('PATCH', path, { body: { email: emails[index], password: PASSWORD }, token, from })
    }
  }
  await expectNothingToldBy(
    async () => ({ known: await ask(await knownEmails(PAIRS)), unknown: await ask(newEmails(PAIRS)), status: 200 }),
    HASHING_PAIRS,
  )
}, 300_000)

test('the time of an answer does not tell the user of another from one who does not exist', async () => {
  const [, ...others] = await insertConfirmedAccounts(servers.db, newEmails(PAIRS + 1), PASSWORD)
  const [email = ''] = await knownEmails(1)
  const { body } = await server.call('POST', '/authenticate', { body: { email, password: PASSWORD } })
  const token = String(body.token)
  const ask = (ids: readonly number[]) => (index: number) => server.call('GET', `/user/${ids[index]}`, { token })
  const absent = others.map((id) => id + 1)
  await expectNothingToldBy(async () => ({ known: ask(others), unknown: ask(absent), status: 404 }))
}, 300_000)

// Fails when `deleteList` looks a foreign list up before it looks at whose it is.
test('the time of an answer does not tell a foreign list from an absent one', async () => {
  const [mine = '', theirs = ''] = await knownEmails(2)
  const voterOf = async (email: string) => {
    const { body } = await server.call('POST', '/authenticate', { body: { email, password: PASSWORD } })
    const voter = { token: String(body.token), id: Number(Reflect.get(Object(body.user), 'id')) }
    await server.call('PUT', `/user/${voter.id}/consent`, { body: { version: '1' }, token: voter.token })
    return voter
  }
  const [me, they] = [await voterOf(mine), await voterOf(theirs)]
  const { id: election } = await servers.db.selectFrom('election').select('id').executeTakeFirstOrThrow()
  const made = await server.call('PUT', `/user/${they.id}/election/${election}/list`, {
    body: { name: 'Meine', candidates: [] },
    token: they.token,
  })
  expect(made.status).toBeLessThan(300)
  const ask = (list: number) => () => server.call('DELETE', `/user/${me.id}/list/${list}`, { token: me.token })
  await expectNothingToldBy(async () => ({ known: ask(Number(made.body.id)), unknown: ask(987_654), status: 404 }))
}, 300_000)

test('a token that never was and one that is over are answered alike', async () => {
  const [userId = 0] = await insertConfirmedAccounts(servers.db, newEmails(1), PASSWORD)
  const over = newToken()
  const long = new Date(Date.now() - 400 * 24 * 3_600_000)
  await servers.db
    .insertInto('session')
    .values({ tokenHash: hashToken(over), userId, createdAt: long, usedAt: long })
    .execute()
  const ask = (token: () => string) => () => server.call('GET', `/user/${userId}`, { token: token() })
  await expectNothingToldBy(async () => ({ known: ask(() => over), unknown: ask(newToken), status: 401 }))
}, 300_000)
