import { createECDH, type ECDH, randomBytes } from 'node:crypto'
import type { NewPushDevice } from '@plenara/contract'
import type { Database } from '../../src/db/database.ts'
import { type PushSettings, PUSH_SERVICES } from '../../src/notify/push/push-services.ts'

const SERVER = createECDH('prime256v1')
export const TEST_VAPID = { publicKey: SERVER.generateKeys('base64url'), privateKey: SERVER.getPrivateKey('base64url') }
/** A server that calls the usual push services. */
export const TEST_PUSH: PushSettings = { publicKey: TEST_VAPID.publicKey, services: PUSH_SERVICES }
export const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/'

/** A browser with its half of the keys. */
export interface SampleBrowser {
  readonly pair: ECDH
  readonly subscription: NewPushDevice
}

export function newBrowser(change: Partial<NewPushDevice> = {}): SampleBrowser {
  const pair = createECDH('prime256v1')
  const keys = { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
  const endpoint = `${ENDPOINT}${randomBytes(12).toString('base64url')}`
  return { pair, subscription: { endpoint, keys, types: ['election_start', 'election_results'], ...change } }
}

/** What a browser sends that was asked for notifications. */
export function newSubscription(): NewPushDevice {
  return newBrowser().subscription
}

/** A browser of a user, with its session, and a message that waits for it. */
export async function insertPushDevice(db: Database, userId: number): Promise<void> {
  const { endpoint, keys, types } = newSubscription()
  const [mark, now] = [randomBytes(32), new Date()]
  const row = { userId, deviceId: userId, endpoint, mark, ...keys, types, sessionHash: mark, createdAt: now }
  await db.insertInto('session').values({ tokenHash: mark, userId, createdAt: now, usedAt: now }).execute()
  await db.insertInto('pushDevice').values(row).execute()
  const message = { userId, deviceId: userId, surveyId: 1, attempts: 0, dueAt: now, endsAt: now }
  await db.insertInto('pushMessage').values(message).execute()
}
