import type { Database } from '../db/database.ts'
import type { SecretTable } from '../db/schema/secret.ts'

/** Invalidates the unopened links of a kind of a user. */
export async function dropOpenSecrets(db: Database, userId: number, kind: SecretTable['kind']): Promise<void> {
  await db.deleteFrom('secret').where('userId', '=', userId).where('kind', '=', kind).where('usedAt', 'is', null).execute()
}
