import type { Passkey } from '@plenara/contract'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PasskeyTable } from '../../db/schema/passkey.ts'

export const PASSKEY_COLUMNS = [
  'passkeyId',
  'name',
  'createdAt',
  'lastUsedAt',
  'backedUp',
] as const satisfies readonly (keyof PasskeyTable)[]

export function toPasskey(row: Pick<Selectable<PasskeyTable>, (typeof PASSKEY_COLUMNS)[number]>): Passkey {
  return {
    id: row.passkeyId,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    backedUp: row.backedUp,
  }
}

/** The passkeys of a user, as a browser takes their names. */
export async function knownCredentials(db: Database, userId: number) {
  const rows = await db.selectFrom('passkey').select(['credentialId', 'transports']).where('userId', '=', userId).execute()
  return rows.map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    type: 'public-key' as const,
    transports,
  }))
}

export async function hasPasskey(db: Database, userId: number): Promise<boolean> {
  return (await db.selectFrom('passkey').select('passkeyId').where('userId', '=', userId).limit(1).execute()).length > 0
}
