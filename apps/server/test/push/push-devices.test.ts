import { DomainError } from '@plenara/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, outcomeOf, PASSWORD } from '../support/account-fixture.ts'
import { newSubscription, TEST_VAPID } from '../support/push-sample.ts'

let accounts: AccountFixture
let people = 0

beforeAll(async () => {
  accounts = await createAccountFixture()
})
afterAll(() => accounts.close())

const newVoter = () => accounts.newAccount(`push${people++}@example.ch`)
type Voter = Awaited<ReturnType<typeof newVoter>>
const subscribe = (voter: Voter) => accounts.call('setPushDevice', { ...voter, body: newSubscription() })
const endpointsOf = async ({ userId }: Voter) => (await accounts.call('getPushDevices', { userId })).devices

const NEW_PASSWORD = 'Murmeltier34!!'

async function reset({ email }: Voter): Promise<void> {
  await accounts.call('requestReset', { body: { email } })
  const { secret } = await accounts.mailTo(email)
  await accounts.call('resetPassword', { params: { secret }, body: { password: NEW_PASSWORD } })
}

async function expire({ userId }: Voter): Promise<void> {
  await accounts.db
    .updateTable('session')
    .set({ usedAt: new Date(0) })
    .where('userId', '=', userId)
    .execute()
  await accounts.cleanUp()
}

describe('a browser', () => {
  test('is listed without what reaches it; the same one again changes its types', async () => {
    const voter = await newVoter()
    const body = newSubscription()
    const made = await accounts.call('setPushDevice', { ...voter, body })
    const changed = await accounts.call('setPushDevice', { ...voter, body: { ...body, types: ['parliament_session_start'] } })
    expect(changed).toEqual({ ...made, types: ['parliament_session_start'] })
    const { applicationKey, devices } = await accounts.call('getPushDevices', voter)
    expect(applicationKey).toBe(TEST_VAPID.publicKey)
    expect(devices).toEqual([changed])
    expect(made).toMatchObject({ service: 'updates.push.services.mozilla.com', types: ['election_start', 'election_results'] })
    expect(JSON.stringify(devices)).not.toContain('wpush')
    expect(await accounts.handlers.exportPushDevices(voter.userId)).toEqual([
      { types: ['parliament_session_start'], service: made.service, createdAt: made.createdAt },
    ])
  })

  // Fails when the mark is looked for among the user's own browsers alone.
  test('belongs to the account that asked last', async () => {
    const [first, second] = [await newVoter(), await newVoter()]
    const body = newSubscription()
    await accounts.call('setPushDevice', { ...first, body })
    await accounts.call('setPushDevice', { ...second, body })
    expect(await endpointsOf(first)).toEqual([])
    expect(await endpointsOf(second)).toHaveLength(1)
  })

  // Fails when the accounts do not wait for each other.
  test('belongs to one account also where several ask at once', async () => {
    const voters = await Promise.all(Array.from({ length: 6 }, newVoter))
    const body = newSubscription()
    await Promise.all([...voters, ...voters].map((voter) => accounts.call('setPushDevice', { ...voter, body })))
    expect((await Promise.all(voters.map(endpointsOf))).flat()).toHaveLength(1)
  })

  // Fails when `push_device_of_session` is taken out of the migration: whoever stole a session is told of everything after the new password, too.
  test.each([
    [
      'a new password',
      (voter: Voter) => accounts.call('changePassword', { ...voter, body: { current: PASSWORD, password: NEW_PASSWORD } }),
    ],
    ['a mailed reset', reset],
    ['its end unused', expire],
    ['the end of all by an operator', ({ userId }: Voter) => accounts.db.deleteFrom('session').where('userId', '=', userId).execute()],
  ])('is forgotten with the session of a thief, which %s ends [ASVS-7.4.3]', async (_, end) => {
    const voter = await newVoter()
    const thief = await accounts.call('authenticate', { body: { email: voter.email, password: PASSWORD } })
    await subscribe({ ...voter, token: thief.token })
    await end(voter)
    expect(await endpointsOf(voter)).toEqual([])
    expect(await outcomeOf(subscribe({ ...voter, token: thief.token }))).toBe('unauthorized')
  })

  // Fails when `logout` leaves the session alone, or ends others.
  test('is forgotten with the session in which it was switched on, and when it is switched off', async () => {
    const voter = await newVoter()
    const other = await accounts.call('authenticate', { body: { email: voter.email, password: PASSWORD } })
    await subscribe(voter)
    const device = await subscribe({ ...voter, token: other.token })
    await accounts.call('logout', voter)
    expect(await endpointsOf(voter)).toEqual([device])
    const stranger = await newVoter()
    const taken = accounts.call('deletePushDevice', { ...stranger, params: { id: stranger.userId, did: device.id } })
    await expect(taken).rejects.toMatchObject({ code: 'push_device_not_found' })
    expect(await endpointsOf(voter)).toEqual([device])
    await accounts.call('deletePushDevice', { ...voter, params: { id: voter.userId, did: device.id } })
    expect(await endpointsOf(voter)).toEqual([])
  })

  test('is one of at most twenty, and switched on at most sixty times in a quarter of an hour', async () => {
    const voter = await newVoter()
    for (let index = 0; index < 20; index++) await subscribe(voter)
    expect(await outcomeOf(accounts.call('setPushDevice', { ...voter, body: newSubscription() }))).toBe('too_many_push_devices')
    const outcomes: string[] = []
    for (let index = 0; index < 45; index++)
      outcomes.push(await outcomeOf(accounts.call('setPushDevice', { ...voter, body: newSubscription() })))
    expect(outcomes.at(-1)).toBe('too_many_attempts')
  })

  // Fails when `pushServiceOf` is not asked.
  test.each([
    'https://127.0.0.1/wpush/v2/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://metadata.google.internal/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://evil.example/fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/a',
    'https://name:password@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://xpush.apple.com/a',
    'https://push.apple.com/a',
  ])('is refused at %s, which no push service has', async (endpoint) => {
    const voter = await newVoter()
    const refused = accounts.call('setPushDevice', { ...voter, body: { ...newSubscription(), endpoint } })
    await expect(refused).rejects.toEqual(new DomainError('push_service_unknown'))
    expect(await endpointsOf(voter)).toEqual([])
  })

  test('whose key is no point of the curve is refused', async () => {
    const { keys, ...body } = newSubscription()
    const bent = { ...body, keys: { ...keys, p256dh: `BB${keys.p256dh.slice(2, -4)}AAAA` } }
    expect(await outcomeOf(accounts.call('setPushDevice', { ...(await newVoter()), body: bent }))).toBe('invalid')
  })
})
