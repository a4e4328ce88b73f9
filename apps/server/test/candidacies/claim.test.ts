import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUp } from '../../src/accounts/clean-up.ts'
import { cleanUpCandidacies } from '../../src/desk/candidacies/clean-up-candidacies.ts'
import { listCandidacies } from '../../src/desk/candidacies/list-candidacies.ts'
import { PASSWORD, type DeskWorld, openDeskWorld } from './desk-world.ts'

const DAY_MS = 24 * 60 * 60_000
let world: DeskWorld
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  world.events.length = 0
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

const states = async () => {
  const now = new Date()
  return (await listCandidacies(world.db, world.dataKey, { electionId: world.electionId, now })).map(({ state }) => state)
}

test('from the mail to the account: what the list says is shown, and the code counts once', async () => {
  const [person] = world.people
  const { mail, code, candidacyId } = await world.invite()
  expect(mail).toMatchObject({ to: 'anna@example.ch', subject: 'Plenara: Deine Antworten zur Wahl' })
  for (const text of [person?.firstName, person?.lastName, person?.number, person?.election.name]) expect(mail.text).toContain(text)
  const { candidateId: _, ...shown } = person ?? { candidateId: 0 }
  for (let look = 0; look < 2; look++) {
    expect(await world.call('readInvitation', { body: { code } })).toMatchObject({ status: 200, json: { ...shown, isKnown: false } })
  }
  expect(await world.call('claim', { body: { code, password: 'kurz' } })).toMatchObject({
    status: 422,
    json: { code: 'password_too_short' },
    cookie: null,
  })
  const claimed = await world.call('claim', { body: { code, password: PASSWORD } })
  expect(claimed).toMatchObject({ status: 201, json: { language: 'de', candidacies: [{ ...person, id: candidacyId }] } })
  expect(claimed.headers.get('Set-Cookie')).toMatch(/^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/)
  for (const name of ['readInvitation', 'claim'] as const) {
    const body = name === 'claim' ? { code, password: PASSWORD } : { code }
    expect(await world.call(name, { body })).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  }
  expect(await world.call('getActor', { cookie: claimed.cookie })).toMatchObject({
    status: 200,
    json: { ...claimed.json, now: expect.any(String) },
  })
  expect(await states()).toEqual(['claimed'])
})

test('sign-in opens the same account; an unknown address, a wrong password and a session that was ended open nothing', async () => {
  const { cookie, json } = await world.claimed()
  expect(await world.call('signOut', { cookie })).toMatchObject({ status: 200, cookie: 'desk=' })
  expect(await world.call('getActor', { cookie })).toMatchObject({ status: 401, json: { code: 'unauthorized' } })
  const wrong = [
    { email: 'anna@example.ch', password: `${PASSWORD}x` },
    { email: 'nobody@example.ch', password: PASSWORD },
  ]
  for (const body of wrong) {
    expect(await world.call('signIn', { body })).toMatchObject({ status: 401, json: { code: 'credentials_wrong' }, cookie: null })
  }
  const again = await world.call('signIn', { body: { email: ' Anna@Example.ch ', password: PASSWORD } })
  expect(again).toMatchObject({ status: 200, json: { ...json, now: expect.any(String) } })
  expect(again.cookie).not.toBe(cookie)
})

// Fails when tries are counted per network alone.
test('an account takes ten tries at its password, from however many addresses', async () => {
  await world.claimed()
  const codes: string[] = []
  for (let index = 0; index < 12; index++) {
    const headers = { 'X-Test-Address': `198.51.100.${index}` }
    const { json } = await world.call('signIn', { body: { email: 'anna@example.ch', password: 'Falsch12!!' }, headers })
    codes.push(json.code)
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('credentials_wrong'))
  expect(codes.slice(10)).toEqual(['too_many_attempts', 'too_many_attempts'])
})

// Fails when the code is looked at and used in two steps.
test('of five that take up one code at once one has the account', async () => {
  const { code } = await world.invite()
  const body = { code, password: PASSWORD }
  const answers = await Promise.all(Array.from({ length: 5 }, () => world.call('claim', { body })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ status, json }) => (status === 201 ? [] : [json.code])))).toEqual(new Set(['secret_invalid']))
  expect(await world.db.selectFrom('actor').select('actorId').execute()).toHaveLength(1)
})

// Fails when the former invitation stays.
test('a new invitation ends the former one; who has taken one up gets no other', async () => {
  const first = await world.invite()
  const second = await world.invite({ email: 'anna.muster@example.ch', language: 'fr' })
  expect(second).toMatchObject({
    candidacyId: first.candidacyId,
    isRepeated: true,
    mail: { subject: 'Plenara\u00a0: tes réponses pour l’élection' },
  })
  expect((await world.call('readInvitation', { body: { code: first.code } })).status).toBe(404)
  expect((await world.call('claim', { body: { code: second.code, password: PASSWORD } })).status).toBe(201)
  await expect(world.invite()).rejects.toThrow('has taken up an invitation already')
  await expect(world.invite({ number: '99.99' })).rejects.toThrow('Nobody on the lists')
  await expect(world.invite({ email: 'anna@' })).rejects.toThrow('is no e-mail address')
})

// Fails when whoever holds a code of an address takes over the account that it has.
test('a second candidacy of the same address belongs to its account, whose password takes it up', async () => {
  await world.claimed()
  const { code } = await world.invite({ number: world.people[1]?.number ?? '' })
  expect((await world.call('readInvitation', { body: { code } })).json).toMatchObject({ isKnown: true })
  expect(await world.call('claim', { body: { code, password: 'Gletscher34!!' } })).toMatchObject({ json: { code: 'credentials_wrong' } })
  const { json } = await world.call('claim', { body: { code, password: PASSWORD } })
  expect(json.candidacies.map(({ candidateId }: { candidateId: number }) => candidateId)).toEqual(
    world.people.slice(0, 2).map(({ candidateId }) => candidateId),
  )
})

test('an invitation ends after 60 days, a session after twelve hours without a call and after seven days', async () => {
  const { code } = await world.invite()
  const { cookie } = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const status = async () => (await world.call('getActor', { cookie })).status
  for (let hours = 0; hours < 7 * 24; hours += 11) {
    expect(await status()).toBe(200)
    world.moveClock(11 * 3_600_000)
  }
  expect(await status()).toBe(401)
  const again = await world.call('signIn', { body: { email: 'beat@example.ch', password: PASSWORD } })
  world.moveClock(13 * 3_600_000)
  expect((await world.call('getActor', { cookie: again.cookie })).status).toBe(401)
  world.moveClock(53 * DAY_MS)
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(404)
})

// Fails when the clean-up passes over the desk, or ends what is in use.
test('sessions that have ended are removed, others stay', async () => {
  await world.claimed()
  const outbox = { add: async () => undefined, addForDesk: async () => undefined, wake: () => undefined }
  const now = new Date()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { actorId } = await world.db.selectFrom('actorSession').select('actorId').executeTakeFirstOrThrow()
  const session = (name: number, createdAt: Date, usedAt: Date) => ({ tokenHash: Buffer.alloc(32, name), actorId, createdAt, usedAt })
  await world.db.deleteFrom('actorSession').execute()
  await world.db
    .insertInto('actorSession')
    .values([session(1, ago(20), ago(11)), session(2, ago(20), ago(13)), session(3, ago(169), ago(1))])
    .execute()
  await cleanUp({ db: world.db, outbox, now: () => now, alsoExpired: [cleanUpCandidacies] })
  const left = await world.db.selectFrom('actorSession').select('tokenHash').execute()
  expect(left.map(({ tokenHash }) => tokenHash[0])).toEqual([1])
})

// Fails when somebody who has left the lists is shown as standing.
test('who is no longer on the lists has no candidacy, and the invitation opens nothing', async () => {
  const { code, candidateId } = await world.invite()
  const { cookie } = await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const ids = [candidateId, world.people[1]?.candidateId ?? 0]
  await world.db.updateTable('candidate').set({ gone: true }).where('id', 'in', ids).execute()
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(404)
  expect((await world.call('getActor', { cookie })).json.candidacies).toEqual([])
  await world.db.updateTable('candidate').set({ gone: null }).where('id', 'in', ids).execute()
  expect((await world.call('getActor', { cookie })).json.candidacies).toHaveLength(1)
})

test('each call leaves one event that names the account or the candidacy, and no value', async () => {
  const { code, candidacyId } = await world.invite()
  await world.call('readInvitation', { body: { code } })
  const { cookie } = await world.call('claim', { body: { code, password: PASSWORD } })
  await world.call('getActor', { cookie })
  await world.call('signOut', { cookie })
  await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })
  await world.call('signIn', { body: { email: 'nobody@example.ch', password: PASSWORD } })
  const { actorId } = await world.db.selectFrom('actor').select('actorId').executeTakeFirstOrThrow()
  const actor = `actor:${actorId}`
  expect(world.events.map(({ who, what, whose, outcome }) => [who, what, whose, outcome])).toEqual([
    [null, 'claim', `candidacy:${candidacyId}`, 'ok'],
    [actor, 'getActor', actor, 'ok'],
    [actor, 'signOut', actor, 'ok'],
    [null, 'signIn', actor, 'ok'],
    [null, 'signIn', null, 'credentials_wrong'],
  ])
  expect(JSON.stringify(world.events)).not.toMatch(/anna|nobody@|Gletscher/)
})

// Fails when good codes are counted, or wrong ones are not.
test('wrong codes of a network end after sixty, good ones never', async () => {
  const { code } = await world.invite()
  const statusOf = async (sent: string) => (await world.call('readInvitation', { body: { code: sent } })).status
  const good: number[] = []
  for (let count = 0; count < 70; count++) good.push(await statusOf(code))
  expect(new Set(good)).toEqual(new Set([200]))
  const wrong: number[] = []
  for (let count = 0; count < 62; count++) wrong.push(await statusOf(`${code.slice(0, 40)}abc`))
  expect([wrong.slice(0, 60), wrong.slice(60)]).toEqual([Array(60).fill(404), [429, 429]])
  expect(await statusOf(code)).toBe(200)
})

// Fails when one account fills table and log by signing in.
test('a person has twenty sessions at most, and opens sixty in a quarter of an hour', async () => {
  const { cookie } = await world.claimed()
  const statuses: number[] = []
  for (let count = 0; count < 62; count++) {
    statuses.push((await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })).status)
  }
  expect([statuses.slice(0, 59), statuses.slice(59)]).toEqual([Array(59).fill(200), [429, 429, 429]])
  expect(await world.db.selectFrom('actorSession').select('actorId').execute()).toHaveLength(20)
  expect((await world.call('getActor', { cookie })).status).toBe(401)
})
