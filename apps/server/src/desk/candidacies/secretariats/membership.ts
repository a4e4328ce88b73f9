import { type CandidacyOfPerson, normalizeEmail } from '@plenara/contract'
import type { PreparedFields } from '@plenara/domain'
import type { Database } from '../../../db/database.ts'
import { DeskError } from '../desk-error.ts'

/** The secretariats that an account belongs to, by their names. */
export async function readMemberships(db: Database, actorId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('secretariatMember as m')
    .innerJoin('secretariat as s', 's.secretariatId', 'm.secretariatId')
    .select(['s.secretariatId as id', 's.name'])
    .where('m.actorId', '=', actorId)
    .orderBy('s.name')
    .execute()
}

/** Whether an account belongs to a secretariat; then it has no candidacies. */
export async function isOfSecretariat(db: Database, actorId: number): Promise<boolean> {
  const row = await db.selectFrom('secretariatMember').select('actorId').where('actorId', '=', actorId).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Whether an address, in any spelling, is that of an account of a secretariat. */
export async function isAddressOfSecretariat(db: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom('actorEmail').select('actorId').where('emailNorm', '=', normalizeEmail(email)).executeTakeFirst()
  return found !== undefined && (await isOfSecretariat(db, found.actorId))
}

/** Every address of an account of a secretariat, as `normalizeEmail` writes it. */
export async function readAddressesOfSecretariats(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('secretariatMember as m')
    .innerJoin('actorEmail as e', 'e.actorId', 'm.actorId')
    .select('e.emailNorm')
    .execute()
  return new Set(rows.map(({ emailNorm }) => emailNorm))
}

/**
 * Throws `account_of_secretariat` where an account belongs to a secretariat: a candidacy there could be submitted by who prepares it. Within a transaction;
 * the account becomes one of a secretariat by nobody else meanwhile.
 */
export async function refuseSecretariat(tx: Database, actorId: number): Promise<void> {
  await lockActor(tx, actorId)
  if (await isOfSecretariat(tx, actorId)) throw new DeskError('account_of_secretariat')
}

/** Whoever makes an account one of candidacies or one of a secretariat waits for whoever does the other. */
export async function lockActor(tx: Database, actorId: number): Promise<void> {
  await tx.selectFrom('actor').select('actorId').where('actorId', '=', actorId).forNoKeyUpdate().execute()
}

/** What secretariats wrote of a statement, with their names. */
export async function presentPrepared(db: Database, prepared: PreparedFields): Promise<CandidacyOfPerson['prepared']> {
  const ids = new Set(Object.values(prepared).map(({ by }) => by))
  if (ids.size === 0) return []
  const rows = await db
    .selectFrom('secretariat')
    .select(['secretariatId', 'name'])
    .where('secretariatId', 'in', [...ids])
    .execute()
  const names = new Map(rows.map(({ secretariatId, name }) => [secretariatId, name]))
  return Object.entries(prepared).map(([field, { by, isSeen }]) => ({ field, by: names.get(by) ?? null, isSeen }))
}
