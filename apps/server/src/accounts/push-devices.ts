import { createHash, ECDH } from 'node:crypto'
import type { AccountHandlers } from '@plenara/api'
import { MAX_PUSH_DEVICES, type PushDevice } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { type Selectable, sql } from 'kysely'
import type { AccountContext } from './account-context.ts'
import { hashToken, newUserId } from '../keys/token.ts'
import type { Database } from '../db/database.ts'
import type { PushDeviceTable } from '../db/schema/push.ts'
import { pushServiceOf } from '../notify/push/push-services.ts'

type Context = Pick<AccountContext, 'db' | 'push' | 'limiter' | 'now'>

/** The advisory locks of browsers. */
const BROWSER_LOCK = 7_063

const COLUMNS = ['deviceId', 'types', 'endpoint', 'mark', 'createdAt'] as const satisfies readonly (keyof PushDeviceTable)[]

/** The browsers in which the user switched notifications on, the first one first. */
export function getPushDevices({ db, push }: Context): AccountHandlers['getPushDevices'] {
  return async ({ userId }) => ({
    applicationKey: push.services.length === 0 ? null : push.publicKey,
    devices: await devicesOf(db, userId),
  })
}

/**
 * Switches notifications on in a browser, or changes their types there. A browser belongs to the account that asked last, and its notifications end with
 * the session that asked. Throws `unauthorized` where that is over by now,
 * `push_service_unknown` for an address that this server does not call, `invalid` for a key that is none, `too_many_push_devices`, `too_many_attempts`.
 */
export function setPushDevice(context: Context): AccountHandlers['setPushDevice'] {
  return async ({ userId, token, body }) => {
    if (pushServiceOf(body.endpoint, context.push.services) === null) throw new DomainError('push_service_unknown')
    if (!isPoint(body.keys.p256dh)) throw new DomainError('invalid', [{ path: 'keys.p256dh', code: 'invalid' }])
    await context.limiter.check([{ kind: 'push-user', of: String(userId) }])
    const mark = createHash('sha256').update(body.endpoint).digest()
    const { endpoint, keys, types } = body
    const settings = { endpoint, ...keys, types, sessionHash: hashToken(token) }
    const row = await context.db.transaction().execute(async (tx) => {
      // Two browsers of a user at once do not pass the limit together.
      await tx.selectFrom('appUser').select('userId').where('userId', '=', userId).forUpdate().execute()
      // It is not ended meanwhile.
      const session = await tx
        .selectFrom('session')
        .select('userId')
        .where('tokenHash', '=', settings.sessionHash)
        .forKeyShare()
        .executeTakeFirst()
      if (!session) throw new DomainError('unauthorized')
      // Nor do two accounts in one browser both get it.
      await sql`select pg_advisory_xact_lock(${BROWSER_LOCK}::int, ${mark.readInt32BE()}::int)`.execute(tx)
      const known = await tx
        .updateTable('pushDevice')
        .set(settings)
        .where('userId', '=', userId)
        .where('mark', '=', mark)
        .returning(COLUMNS)
        .executeTakeFirst()
      if (known) return known
      if ((await devicesOf(tx, userId)).length >= MAX_PUSH_DEVICES) throw new DomainError('too_many_push_devices')
      await tx.deleteFrom('pushDevice').where('mark', '=', mark).execute()
      return tx
        .insertInto('pushDevice')
        .values({ userId, deviceId: newUserId(), mark, createdAt: context.now(), ...settings })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
    })
    return toDevice(row)
  }
}

function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

/** Switches notifications off in a browser of the user. Throws `push_device_not_found`. */
export function deletePushDevice({ db }: Context): AccountHandlers['deletePushDevice'] {
  return async ({ userId, params }) => {
    const { numDeletedRows } = await db
      .deleteFrom('pushDevice')
      .where('userId', '=', userId)
      .where('deviceId', '=', params.did)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new DomainError('push_device_not_found')
    return {}
  }
}

/** What a user takes along of them: nothing by which a browser could be reached. */
export function exportPushDevices({ db }: Context): AccountHandlers['exportPushDevices'] {
  return async (userId) => (await devicesOf(db, userId)).map(({ types, service, createdAt }) => ({ types, service, createdAt }))
}

async function devicesOf(db: Database, userId: number): Promise<PushDevice[]> {
  const rows = await db
    .selectFrom('pushDevice')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('deviceId')
    .execute()
  return rows.map(toDevice)
}

function toDevice(row: Pick<Selectable<PushDeviceTable>, (typeof COLUMNS)[number]>): PushDevice {
  return {
    id: row.deviceId,
    types: row.types,
    service: new URL(row.endpoint).hostname,
    mark: row.mark.toString('base64url'),
    createdAt: row.createdAt.toISOString(),
  }
}
