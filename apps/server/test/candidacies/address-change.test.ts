import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADDRESS_HOLD_MS } from '../../src/accounts/actors/address-change.ts'
import { cleanUp } from '../../src/accounts/clean-up.ts'
import { cleanUpCandidacies } from '../../src/desk/candidacies/clean-up-candidacies.ts'
import { readWaiting } from '../../src/desk/candidacies/publication/waiting-statements.ts'
import { codeOf, type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'

const [OLD, NEW] = ['anna@example.ch', 'anna.neu@example.ch']
const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000]

let world: DeskWorld
let cookie: string
let cid: number
let moved = 0
beforeAll(async () => {
  world = await openDeskWorld()
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  move(-moved)
  const claimed = await world.claimed({ email: OLD })
  cookie = claimed.cookie
  cid = claimed.candidacyId
  world.events.length = 0
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

function move(milliseconds: number) {
  moved += milliseconds
  world.moveClock(milliseconds)
}

const prove = (of = cookie) => world.call('proveActor', { cookie: of, body: { password: PASSWORD } })
const ask = (email = NEW, of = cookie) => world.call('askAddressChange', { cookie: of, body: { email } })
const confirm = (code: string) => world.call('confirmAddress', { body: { code } })
const stop = (code: string) => world.call('stopAddressChange', { body: { code } })
const read = async () => (await world.call('getAddress', { cookie })).json
const signIn = async (email: string) => (await world.call('signIn', { body: { email, password: PASSWORD } })).status

/** Asks with a proof; answers what the two mails carry. */
async function asked(email = NEW) {
  const before = world.mails.length
  expect((await prove()).status).toBe(200)
  expect(await ask(email)).toMatchObject({ status: 202, json: {} })
  const [toNew, toOld] = [
    await world.mailAfter(before, 'candidacy-address-confirm'),
    await world.mailAfter(before, 'candidacy-address-asked'),
  ]
  expect([toNew.to, toOld.to]).toEqual([email, OLD])
  return { confirming: codeOf(toNew, 'confirm-address'), stopping: codeOf(toOld, 'stop-address') }
}

async function changed() {
  const { confirming, stopping } = await asked()
  const before = world.mails.length
  expect((await confirm(confirming)).status).toBe(200)
  const told = await world.mailAfter(before, 'candidacy-address-changed')
  expect(told.to).toBe(OLD)
  return { confirming, stopping, undoing: codeOf(told, 'stop-address') }
}

async function submit(value: number) {
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const { version } = (await world.call('getCandidacy', { cookie, params: { cid } })).json
  const answers = questions.map(({ id }: { id: number }) => ({ questionId: id, value }))
  const saved = await world.call('saveStatement', { cookie, params: { cid }, body: { version, answers } })
  const body = { version: saved.json.version, consentVersion: '1' }
  return world.call('submitStatement', { cookie, params: { cid }, body })
}

const waiting = async () =>
  (await readWaiting(world.db, { now: new Date(Date.now() + moved) })).map(({ candidacyId, revision }) => [candidacyId, revision])

// Fails when `requireProof` is taken out, or takes the opening of the session for a proof.
test('a change needs a proof, however young the session is, and a whole address', async () => {
  expect(await ask()).toMatchObject({ status: 403, json: { code: 'proof_needed' } })
  await prove()
  expect(await ask('anna@')).toMatchObject({ status: 422, json: { code: 'email_invalid' } })
  move(6 * MINUTE_MS)
  expect(await ask()).toMatchObject({ status: 403, json: { code: 'proof_needed' } })
  expect(await read()).toEqual({ email: OLD, change: null })
})

test('the new address counts once its link is used, once; the former mailbox holds no link that still sets a password', async () => {
  const { confirming } = await asked()
  expect(await read()).toMatchObject({ email: OLD, change: { email: NEW, isConfirmed: false } })
  expect([await signIn(OLD), await signIn(NEW)]).toEqual([200, 401])
  const before = world.mails.length
  await world.call('askReset', { body: { email: OLD } })
  const reset = codeOf(await world.mailAfter(before, 'candidacy-reset'), 'reset')
  expect((await confirm(confirming)).status).toBe(200)
  expect(await read()).toMatchObject({ email: NEW, change: { email: NEW, isConfirmed: true } })
  expect(await signIn(NEW)).toBe(200)
  expect(await confirm(confirming)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  expect((await world.call('resetPassword', { body: { code: reset, password: `${PASSWORD}x` } })).status).toBe(404)
  expect(world.events.filter(({ what }) => what === 'confirmAddress')).toContainEqual(
    expect.objectContaining({ who: null, whose: expect.stringMatching(/^actor:\d+$/), outcome: 'ok' }),
  )
})

test('the link to the new address is over after a day, and a newer one ends it', async () => {
  const first = await asked()
  const second = await asked('anna.anders@example.ch')
  expect((await confirm(first.confirming)).status).toBe(404)
  move(24 * HOUR_MS)
  expect((await confirm(second.confirming)).status).toBe(404)
})

// Fails when the former address is not asked, or a session of whoever asked goes on.
test('before it is confirmed the present address stops a change, and every session ends', async () => {
  const { confirming, stopping } = await asked()
  expect(await stop(stopping)).toMatchObject({ status: 200, json: { wasConfirmed: false } })
  expect((await world.call('getActor', { cookie })).status).toBe(401)
  expect([(await confirm(confirming)).status, (await stop(stopping)).status]).toEqual([404, 404])
  expect(await signIn(OLD)).toBe(200)
})

// Fails when the address stays, a session goes on, or whoever has the new address is not told.
test.each(['stopping', 'undoing'] as const)(
  'within 72 hours the former address stands again by the link of either mail (%s)',
  async (mail) => {
    const codes = await changed()
    move(ADDRESS_HOLD_MS - MINUTE_MS)
    const session = (await world.call('signIn', { body: { email: NEW, password: PASSWORD } })).cookie
    const before = world.mails.length
    expect(await stop(codes[mail])).toMatchObject({ status: 200, json: { wasConfirmed: true } })
    expect((await world.mailAfter(before, 'candidacy-address-stopped')).to).toBe(NEW)
    expect((await world.call('getActor', { cookie: session })).status).toBe(401)
    expect([await signIn(OLD), await signIn(NEW)]).toEqual([200, 401])
    expect((await stop(codes.undoing)).status).toBe(404)
  },
)

// Fails when the hours are others at the link than at the publication.
test('nothing new is published within 72 hours, then everything; and nothing is stopped any more', async () => {
  const { undoing } = await changed()
  expect((await submit(100)).status).toBe(201)
  expect(await waiting()).toEqual([])
  move(ADDRESS_HOLD_MS - MINUTE_MS)
  expect(await waiting()).toEqual([])
  move(2 * MINUTE_MS)
  expect(await waiting()).toEqual([[cid, 1]])
  expect(await stop(undoing)).toMatchObject({ status: 404, json: { code: 'secret_invalid' } })
  const outbox = { add: async () => undefined, addForDesk: async () => undefined, wake: () => undefined }
  await cleanUp({ db: world.db, outbox, now: () => new Date(Date.now() + moved), alsoExpired: [cleanUpCandidacies] })
  expect(await world.db.selectFrom('addressChange').selectAll().execute()).toEqual([])
  expect(await world.db.selectFrom('addressCode').selectAll().execute()).toEqual([])
})

// Fails when a stop ends the wait alone: what somebody else submitted meanwhile would be public.
test('what was submitted since a stopped change was asked for is published only once it is submitted anew', async () => {
  expect((await submit(0)).status).toBe(201)
  const { undoing } = await changed()
  expect((await submit(100)).status).toBe(201)
  await stop(undoing)
  expect(await waiting()).toEqual([])
  cookie = (await world.call('signIn', { body: { email: OLD, password: PASSWORD } })).cookie ?? ''
  const candidacy = (await world.call('getCandidacy', { cookie, params: { cid } })).json
  expect(candidacy).toMatchObject({ isChanged: true, submission: { revision: 2 } })
  const again = await world.call('submitStatement', { cookie, params: { cid }, body: { version: candidacy.version, consentVersion: '1' } })
  expect(again).toMatchObject({ status: 201, json: { revision: 3 } })
  expect(await waiting()).toEqual([[cid, 3]])
})

// Fails when whoever moved the account away has a key of their own, or a wish that an operator still grants.
test('with a stopped change go the passkeys that were made and the corrections that were asked for since', async () => {
  const { actorId } = await world.db.selectFrom('actor').select('actorId').executeTakeFirstOrThrow()
  const make = (passkeyId: number) =>
    world.db
      .insertInto('actorPasskey')
      .values({
        ...{ actorId, passkeyId, credentialId: Buffer.of(passkeyId), publicKey: Buffer.of(1), counter: 0, transports: [], name: 'Telefon' },
        ...{ backedUp: false, rpId: 'localhost', createdAt: new Date(Date.now() + moved), lastUsedAt: null },
      })
      .execute()
  const correct = (field: string) =>
    world.db
      .insertInto('correction')
      .values({
        ...{ candidacyId: cid, field, before: JSON.stringify(0), after: JSON.stringify(100), reason: 'Vertippt' },
        ...{ askedAt: new Date(Date.now() + moved), askedBy: actorId, decidedAt: null, revision: null, refusal: null },
      })
      .execute()
  await make(1)
  await correct('answer/1')
  move(MINUTE_MS)
  const { undoing } = await changed()
  await make(2)
  await correct('answer/2')
  await stop(undoing)
  expect(await world.db.selectFrom('actorPasskey').select('passkeyId').execute()).toEqual([{ passkeyId: 1 }])
  expect(await world.db.selectFrom('correction').select('field').execute()).toEqual([{ field: 'answer/1' }])
})

// Fails when answer, state or mails tell whoever asks that somebody has the address.
test('who asks for the address of somebody else learns nothing, its owner does', async () => {
  await world.claimed({ email: 'beat@example.ch', number: world.people[1]?.number ?? '' })
  const before = world.mails.length
  await prove()
  expect(await ask('beat@example.ch')).toMatchObject({ status: 202, json: {} })
  expect(await read()).toMatchObject({ email: OLD, change: { email: 'beat@example.ch', isConfirmed: false } })
  const told = await world.mailAfter(before, 'candidacy-address-known')
  expect([told.to, codeOf(told, 'confirm-address')]).toEqual(['beat@example.ch', ''])
  await world.mailAfter(before, 'candidacy-address-asked')
  expect(world.mails.slice(before).map(({ kind }) => kind)).not.toContain('candidacy-address-confirm')
})

test('of two accounts that ask for one address the first that confirms it has it', async () => {
  const { confirming } = await asked()
  const other = await world.claimed({ email: 'beat@example.ch', number: world.people[1]?.number ?? '' })
  await prove(other.cookie)
  const before = world.mails.length
  await ask(NEW, other.cookie)
  const second = codeOf(await world.mailAfter(before, 'candidacy-address-confirm'), 'confirm-address')
  expect((await confirm(confirming)).status).toBe(200)
  expect(await confirm(second)).toMatchObject({ status: 409, json: { code: 'email_in_use' } })
  expect(await signIn('beat@example.ch')).toBe(200)
})

// Fails when another account may take the former address while it can still stop the change.
test('while the former address can stop a change there is no other one, and nobody else gets that address', async () => {
  const { undoing } = await changed()
  await prove()
  expect(await ask('anna.dritte@example.ch')).toMatchObject({ status: 409, json: { code: 'address_change_held' } })
  const other = await world.claimed({ email: 'beat@example.ch', number: world.people[1]?.number ?? '' })
  await prove(other.cookie)
  const before = world.mails.length
  await ask(OLD, other.cookie)
  expect((await world.mailAfter(before, 'candidacy-address-known')).to).toBe(OLD)
  const { code } = await world.invite({ email: OLD, number: world.people[2]?.number ?? '' })
  expect((await world.call('readInvitation', { body: { code } })).json).toMatchObject({ isKnown: true })
  expect((await stop(undoing)).status).toBe(200)
  expect(await signIn(OLD)).toBe(200)
})

// Fails when a change outlives the password of whoever asked for it.
test('a new password ends a change that nobody confirmed, and so does its owner', async () => {
  const { confirming } = await asked()
  await world.call('changePassword', { cookie, body: { current: PASSWORD, password: `${PASSWORD}x` } })
  expect((await confirm(confirming)).status).toBe(404)
  await world.call('changePassword', { cookie, body: { current: `${PASSWORD}x`, password: PASSWORD } })
  const again = await asked()
  expect((await world.call('cancelAddressChange', { cookie })).status).toBe(200)
  expect(await read()).toEqual({ email: OLD, change: null })
  expect([(await confirm(again.confirming)).status, (await stop(again.stopping)).status]).toEqual([404, 404])
})
