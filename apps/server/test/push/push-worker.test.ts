import type { InterfaceLanguage, NotificationType, SurveyRecord } from '@plenara/contract'
import { parseSurveyTime } from '@plenara/domain'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPostPush } from '../../src/notify/push/post-push.ts'
import { startPushWorker } from '../../src/notify/push/push-worker.ts'
import type { RegularWork } from '../../src/platform/regular-work.ts'
import { writeSurveys } from '../../src/intake/write-surveys.ts'
import { type AccountFixture, createAccountFixture } from '../support/account-fixture.ts'
import { decryptPush, type FakePushService, openFakePushService, vapidClaims } from '../support/fake-push-service.ts'
import { ENDPOINT, newBrowser, TEST_PUSH, TEST_VAPID } from '../support/push-sample.ts'
import { sampleSurveyRecord } from '../support/survey-sample.ts'

const AT = '2099-10-20 18:30:00'
const MOMENT = parseSurveyTime(AT) ?? new Date(0)
const BASEL = 12
const ZURICH = 26
const MINUTE_MS = 60_000

let accounts: AccountFixture
let service: FakePushService
let worker: RegularWork
let now = MOMENT
let errors: unknown[] = []
let people = 0

beforeAll(async () => {
  accounts = await createAccountFixture()
  const cantons = [
    { id: BASEL, code: 'BS', name: { de: 'Basel-Stadt' } },
    { id: ZURICH, code: 'ZH', name: { de: 'Zürich' } },
  ] as const
  await accounts.db
    .insertInto('canton')
    .values(cantons.map(({ name, ...canton }) => ({ ...canton, name: JSON.stringify(name) })))
    .execute()
  service = await openFakePushService()
  worker = startPushWorker({
    db: accounts.db,
    key: TEST_VAPID,
    contact: 'https://plenara.example',
    services: TEST_PUSH.services,
    post: createPostPush(service.agent),
    now: () => now,
    onError: (error) => errors.push(error),
  })
})
afterAll(async () => {
  await worker.stop()
  await service.close()
  await accounts.close()
})
beforeEach(async () => {
  now = MOMENT
  errors = []
  await announce({})
})
afterEach(async () => {
  service.received.length = 0
  service.answers.length = 0
  await accounts.db.deleteFrom('pushDevice').execute()
  await accounts.reset()
})

const announcement = (change: Partial<SurveyRecord> = {}) =>
  sampleSurveyRecord({
    from: '2099-10-01 08:00:00',
    to: '2099-11-01 08:00:00',
    notificationGroup: 'election_results',
    notify: true,
    notificationTitle: { de: 'Die Resultate sind da', fr: 'Les résultats sont là' },
    notificationBody: { de: 'Sieh nach, wer gewählt ist.', fr: 'Regarde qui est élu.' },
    notifications: [AT],
    ...change,
  })
async function announce(...changes: Partial<SurveyRecord>[]) {
  await writeSurveys(
    accounts.db,
    changes.map((change, index) => announcement({ id: index + 1, ...change })),
    { format: 'sample', source: '' },
  )
}
async function newVoter({ cantonId = BASEL, language = 'de' }: { cantonId?: number; language?: InterfaceLanguage } = {}) {
  const account = await accounts.newAccount(`push${people++}@example.ch`)
  await accounts.db.updateTable('appUser').set({ cantonId, language }).where('userId', '=', account.userId).execute()
  return account
}
type Voter = Awaited<ReturnType<typeof newVoter>>
async function subscribe(voter: Voter, change: { types?: NotificationType[] } = {}) {
  const browser = newBrowser(change)
  const device = await accounts.call('setPushDevice', { ...voter, body: browser.subscription })
  const { endpoint, keys } = browser.subscription
  const inbox = () =>
    service.received.filter(({ path }) => endpoint.endsWith(path)).map(({ body }) => JSON.parse(decryptPush(body, browser.pair, keys.auth)))
  return { device, endpoint, inbox }
}
const endpointsOf = async ({ userId }: Voter) => (await accounts.call('getPushDevices', { userId })).devices

describe('what arrives', () => {
  // Fails when the account's language, canton or types are not read, or when a message names the person.
  test('is the text of the record in the language of the account, for this browser alone, once [NOTIFY-3]', async () => {
    const [german, french] = [await newVoter(), await newVoter({ language: 'fr' })]
    const [one, other] = [await subscribe(german), await subscribe(french)]
    await worker.run()
    await worker.run()
    expect(one.inbox()).toEqual([
      { id: 1, title: 'Die Resultate sind da', text: 'Sieh nach, wer gewählt ist.', lang: 'de', type: 'election_results' },
    ])
    expect(other.inbox()).toEqual([
      { id: 1, title: 'Les résultats sont là', text: 'Regarde qui est élu.', lang: 'fr', type: 'election_results' },
    ])
    expect(service.received).toHaveLength(2)
    expect(errors).toEqual([])
  })

  test('is signed by the key of this server for this push service, ends, and tells by its length nothing', async () => {
    await subscribe(await newVoter())
    await subscribe(await newVoter({ language: 'fr' }))
    await worker.run()
    const [push] = service.received
    const claims = vapidClaims(push?.headers.authorization ?? '')
    expect(claims).toMatchObject({ aud: new URL(ENDPOINT).origin, sub: 'https://plenara.example', key: TEST_VAPID.publicKey })
    expect(claims.exp * 1000 - Date.now()).toBeLessThan(24 * 60 * MINUTE_MS)
    expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal', ttl: String(12 * 60 * 60) })
    expect(push?.headers).not.toHaveProperty('topic')
    expect(new Set(service.received.map(({ body }) => body.length))).toEqual(new Set([4096]))
  })

  test.each<[string, Partial<SurveyRecord>]>([
    ['another canton', { cantons: ['ZH'] }],
    ['another type', { notificationGroup: 'parliament_session_start' }],
    ['another form of the app', { app: 'android' }],
    ['silent', { notify: false }],
    ['still to come', { notifications: ['2099-10-20 18:31:00'] }],
    ['an hour late', { notifications: ['2099-10-20 17:30:00'] }],
  ])('is nothing where the record is %s [NOTIFY-1, NOTIFY-3]', async (_, change) => {
    await announce(change)
    const { inbox } = await subscribe(await newVoter())
    await accounts.db
      .updateTable('pushDevice')
      .set({ createdAt: new Date(0) })
      .execute()
    await worker.run()
    expect(inbox()).toEqual([])
  })

  test('is for the cantons that the record names [NOTIFY-3]', async () => {
    await announce({ cantons: ['ZH'] })
    const [here, there] = [await subscribe(await newVoter()), await subscribe(await newVoter({ cantonId: ZURICH }))]
    await accounts.db
      .updateTable('pushDevice')
      .set({ createdAt: new Date(0) })
      .execute()
    await worker.run()
    expect([here.inbox().length, there.inbox().length]).toEqual([0, 1])
  })

  test('is nothing where notifications were switched on after the moment, or the voter moved away before it was sent', async () => {
    await announce({ cantons: ['BS'] })
    const voter = await newVoter()
    const late = await subscribe(await newVoter())
    await accounts.db
      .updateTable('pushDevice')
      .set({ createdAt: new Date(MOMENT.getTime() + 1) })
      .execute()
    const moved = await subscribe(voter)
    service.answers.push({ status: 503 })
    await worker.run()
    expect(service.received).toHaveLength(1)
    await accounts.db.updateTable('appUser').set({ cantonId: ZURICH }).where('userId', '=', voter.userId).execute()
    now = new Date(MOMENT.getTime() + 5 * MINUTE_MS)
    await worker.run()
    expect(service.received).toHaveLength(1)
    expect([late.inbox(), moved.inbox().length]).toEqual([[], 1])
  })
})

describe('a push service', () => {
  // Fails when `gone` is settled like any other answer.
  test.each([404, 410])('that answers %i ends the subscription, and no other', async (status) => {
    const voter = await newVoter()
    const { endpoint } = await subscribe(voter)
    const kept = await subscribe(await newVoter({ cantonId: ZURICH }))
    await announce({ cantons: ['BS'] })
    service.answers.push({ status })
    await worker.run()
    expect(await endpointsOf(voter)).toEqual([])
    const left = await accounts.db.selectFrom('pushDevice').select('endpoint').execute()
    expect(left).toEqual([{ endpoint: kept.endpoint }])
    expect(left).not.toContainEqual({ endpoint })
  })

  test('that is busy is asked again after pauses, as late as it wants, and not for more than an hour', async () => {
    await subscribe(await newVoter())
    service.answers.push({ status: 429, retryAfter: '600' }, ...Array.from({ length: 20 }, () => ({ status: 500 })))
    const tries: number[] = []
    for (let minute = 0; minute < 90; minute++) {
      now = new Date(MOMENT.getTime() + minute * MINUTE_MS)
      const before = service.received.length
      await worker.run()
      if (service.received.length > before) tries.push(minute)
    }
    expect(tries).toEqual([0, 10, 12, 17, 27, 47])
    expect(errors.map(String)).toEqual(
      expect.arrayContaining(['Error: updates.push.services.mozilla.com answered a notification with 429']),
    )
  })

  test.each([400, 401, 403, 413])('that answers %i is not asked again, and the subscription stays', async (status) => {
    const voter = await newVoter()
    await subscribe(voter)
    service.answers.push({ status })
    await worker.run()
    now = new Date(MOMENT.getTime() + 30 * MINUTE_MS)
    await worker.run()
    expect(service.received).toHaveLength(1)
    expect(await endpointsOf(voter)).toHaveLength(1)
    expect(JSON.stringify(errors.map(String))).not.toContain('wpush')
  })

  test('two workers at once send each message once', async () => {
    for (let index = 0; index < 20; index++) await subscribe(await newVoter())
    const second = startPushWorker({
      ...{ db: accounts.db, key: TEST_VAPID, contact: 'mailto:a@example.ch', services: TEST_PUSH.services },
      ...{ post: createPostPush(service.agent), now: () => now, onError: (error: unknown) => errors.push(error) },
    })
    await Promise.all([worker.run(), second.run()])
    await second.stop()
    expect(errors).toEqual([])
    expect(service.received).toHaveLength(20)
    expect(new Set(service.received.map(({ path }) => path)).size).toBe(20)
  })

  test('that is no longer listed is not called', async () => {
    await subscribe(await newVoter())
    const off = startPushWorker({
      ...{ db: accounts.db, key: TEST_VAPID, contact: 'mailto:a@example.ch', services: ['push.example.ch'] },
      ...{ post: createPostPush(service.agent), now: () => now, onError: (error: unknown) => errors.push(error) },
    })
    await off.run()
    await off.stop()
    expect(service.received).toEqual([])
  })
})
