import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { listCandidacies } from '../../src/desk/candidacies/list-candidacies.ts'
import { codeOf, type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'

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

const listed = () => listCandidacies(world.db, world.dataKey, { electionId: world.electionId, now: new Date() })
const press = (code: string) => world.call('notMe', { body: { code } })

// Fails when the address or the invitation stays, or a new invitation can be ended by the mail of the former one.
test('before an invitation is taken up it ends, and the address goes; the operator sees it and can invite again', async () => {
  const { code, notMe, candidacyId } = await world.invite()
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(200)
  for (let pressed = 0; pressed < 2; pressed++) expect(await press(notMe)).toMatchObject({ status: 200, json: { isEnded: true } })
  expect(await world.call('claim', { body: { code, password: PASSWORD } })).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  expect(await listed()).toMatchObject([{ candidacyId, email: null, state: 'over', notMeAt: expect.any(Date) }])
  const again = await world.invite({ email: 'beat@example.ch' })
  expect(await listed()).toMatchObject([{ candidacyId, email: 'beat@example.ch', state: 'invited', notMeAt: null }])
  expect(await press(notMe)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  expect((await world.call('readInvitation', { body: { code: again.code } })).status).toBe(200)
})

// Fails when whoever was passed a mail on can take the account, the statement or the address of its owner away.
test('once it is taken up a press ends nothing: the operator sees a mark', async () => {
  const { notMe, code, candidacyId } = await world.invite()
  const { cookie } = await world.call('claim', { body: { code, password: PASSWORD } })
  expect(await press(notMe)).toMatchObject({ status: 200, json: { isEnded: false } })
  expect((await world.call('getActor', { cookie })).json.candidacies).toHaveLength(1)
  expect((await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })).status).toBe(200)
  expect(await listed()).toMatchObject([{ candidacyId, email: 'anna@example.ch', state: 'claimed', notMeAt: expect.any(Date) }])
})

// Fails when the mail about the account marks nothing, or the candidacies of others.
test('the mail about a password marks every candidacy of the account, and no other', async () => {
  const { cookie } = await world.claimed()
  await world.claimed({ number: world.people[1]?.number ?? '', email: 'beat@example.ch' })
  const before = world.mails.length
  const body = { current: PASSWORD, password: 'Gletscher34!!' }
  expect((await world.call('changePassword', { cookie, body })).status).toBe(200)
  const mail = await world.mailAfter(before, 'candidacy-password-changed')
  expect(mail).toMatchObject({ to: 'anna@example.ch', subject: 'Plenara: Dein Passwort wurde geändert' })
  expect((await press(codeOf(mail, 'not-me'))).json).toEqual({ isEnded: false })
  expect((await listed()).map(({ email, notMeAt }) => [email, notMeAt !== null])).toEqual([
    ['anna@example.ch', true],
    ['beat@example.ch', false],
  ])
})

// Fails when two of them wait for each other, or both count.
test('whoever takes up and whoever is not meant at once: one of them counts first', async () => {
  for (let round = 0; round < 5; round++) {
    await world.db.deleteFrom('candidacy').execute()
    const { code, notMe } = await world.invite({ email: `anna${round}@example.ch` })
    const [claimed, pressed] = await Promise.all([world.call('claim', { body: { code, password: PASSWORD } }), press(notMe)])
    const [{ state, email } = { state: 'over', email: null }] = await listed()
    expect([claimed.status, pressed.status, pressed.json.isEnded, state, email === null]).toEqual(
      pressed.json.isEnded ? [404, 200, true, 'over', true] : [201, 200, false, 'claimed', false],
    )
  }
})

test('a wrong code and one of another mail change nothing; wrong ones of a network end after sixty', async () => {
  const { code, notMe } = await world.invite()
  for (const wrong of [code, `${notMe.slice(0, 42)}_`, '', notMe.slice(1)]) {
    expect(await press(wrong)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  }
  expect(await listed()).toMatchObject([{ state: 'invited', notMeAt: null }])
  const statuses: number[] = []
  for (let count = 0; count < 58; count++) statuses.push((await press('x')).status)
  expect([statuses.slice(0, 56), statuses.slice(56)]).toEqual([Array(56).fill(404), [429, 429]])
  world.moveClock(61 * 86_400_000)
  expect((await press(notMe)).status).toBe(404)
  world.moveClock(-61 * 86_400_000)
})

test('a press leaves one event that names the candidacy, and no address', async () => {
  const { notMe, candidacyId } = await world.invite()
  await press(notMe)
  expect(world.events).toEqual([{ who: null, what: 'notMe', whose: `candidacy:${candidacyId}`, outcome: 'ok' }])
})

// Fails when one who was passed a mail on fills the log.
test('a good code is taken sixty times in a quarter of an hour', async () => {
  const { notMe } = await world.invite()
  const statuses: number[] = []
  for (let count = 0; count < 62; count++) statuses.push((await press(notMe)).status)
  expect([statuses.slice(0, 60), statuses.slice(60)]).toEqual([Array(60).fill(200), [429, 429]])
})

// Fails when other sessions stay, or the present password is not asked for.
test('a password is changed by who knows the present one; every other session ends', async () => {
  const { cookie } = await world.claimed()
  const other = await world.call('signIn', { body: { email: 'anna@example.ch', password: PASSWORD } })
  const change = (current: string, password: string) => world.call('changePassword', { cookie, body: { current, password } })
  expect(await change('Falsch12!!', 'Gletscher34!!')).toMatchObject({ status: 401, json: { code: 'credentials_wrong' } })
  expect(await change(PASSWORD, 'kurz')).toMatchObject({ status: 422, json: { code: 'password_too_short' } })
  expect((await world.call('getActor', { cookie: other.cookie })).status).toBe(200)
  expect((await change(PASSWORD, 'Gletscher34!!')).status).toBe(200)
  expect((await world.call('getActor', { cookie: other.cookie })).status).toBe(401)
  expect((await world.call('getActor', { cookie })).status).toBe(200)
  const statusOf = async (password: string) => (await world.call('signIn', { body: { email: 'anna@example.ch', password } })).status
  expect([await statusOf(PASSWORD), await statusOf('Gletscher34!!')]).toEqual([401, 200])
  const tries: number[] = []
  for (let count = 0; count < 12; count++) tries.push((await change('Falsch12!!', 'Gletscher56!!')).status)
  expect([tries.slice(0, 10), tries.slice(10)]).toEqual([Array(10).fill(401), [429, 429]])
})
