import { sql } from 'kysely'
import { undoAddressChange } from '../../accounts/actors/address-change.ts'
import type { DataKey } from '../../keys/data-key.ts'
import { holdAgain } from '../../desk/candidacies/moderation/hold-again.ts'
import { removeWithdrawn } from '../../desk/candidacies/publication/remove-withdrawn.ts'
import { endOrMarkMember, removeMember } from '../../desk/candidacies/secretariats/members.ts'
import { forgetCandidacy } from '../../desk/candidacies/withdraw.ts'
import type { Database } from '../../db/database.ts'
import { StartError } from '../../platform/start-error.ts'
import { createPostgresUserStore, deleteUser } from '../../opinions/postgres-user-store.ts'
import type { BackupManifest } from '../../db/backup/backup-manifest.ts'
import { type ErasedSince, missingParts, readErasedSince } from './erased-since.ts'

/** Devices have seen higher versions of the public data than the backup holds (decision 032). */
const VERSION_STEP = 1_000_000

export interface FinishOptions {
  readonly db: Database
  readonly dataKey: DataKey
  /** Of when the database is, and what the audit log held then. */
  readonly manifest: Pick<BackupManifest, 'begun' | 'audit'>
  /** The audit log of every machine. */
  readonly auditFolders: readonly string[]
  /** Goes on although a part of the log is missing: what that part says of erased accounts is not known then. */
  readonly isAuditLost: boolean
}

export interface FinishedRestore {
  readonly sessions: number
  readonly accounts: readonly number[]
  readonly consents: readonly number[]
  readonly accesses: readonly number[]
  /** Whose deleted answers, lists or notes are back, or whose former address. */
  readonly others: readonly number[]
  /** Accounts of the desk whose former password and passkeys open nothing again. */
  readonly actors: readonly number[]
  /** Candidacies of which somebody said not to be meant. */
  readonly contacts: readonly number[]
  /** Candidacies that were withdrawn again, with what voters saw of them. */
  readonly withdrawn: readonly number[]
  /** Candidacies of which everything that can be held back is, until somebody looks at it. */
  readonly held: readonly number[]
  readonly missing: readonly string[]
}

/**
 * Does again what the audit log says was erased since the backup: accounts go, consents are withdrawn, former passwords and passkeys open nothing, addresses
 * of who was not meant and pictures that were taken away go, stopped changes of addresses are stopped, secretariats may no longer what was ended, texts of whom
 * something was held back are held back. Ends all sessions, links of mails and notifications. May be repeated. Throws `StartError` where a part of the log is missing.
 */
export async function finishRestore(options: FinishOptions): Promise<FinishedRestore> {
  const { db, dataKey, manifest, auditFolders, isAuditLost } = options
  const missing = await missingParts(auditFolders, manifest.audit)
  if (missing.length > 0 && !isAuditLost) throw new StartError(missingText(missing))
  const erased = await readErasedSince(auditFolders, new Date(manifest.begun))
  const sessions = await endSessions(db, new Date())
  const done = {
    ...(await eraseAgain(db, dataKey, erased)),
    contacts: await removeContacts(db, erased),
    actors: await lockActors(db, erased),
    withdrawn: await withdrawAgain(db, erased),
  }
  await stopReminders(db, erased)
  await takeBackAgain(db, erased)
  for (const actorId of erased.addresses) await db.transaction().execute((tx) => undoAddressChange(tx, actorId, new Date()))
  await removePortraits(db, erased)
  await endGrantsAgain(db, erased)
  await takeOutAgain(db, erased)
  const held = await holdAgain(db, [...erased.held], new Date())
  await sql`update catalogue_state set version = version + ${VERSION_STEP}, news_version = news_version + ${VERSION_STEP}`.execute(db)
  return { ...done, held, sessions, missing }
}

function missingText(missing: readonly string[]): string {
  return (
    `The audit log is not whole: ${missing.join(', ')} of the time before the backup is in none of the folders, so that accounts deleted since ` +
    'may not be known. Name the folders of all machines with --audit, or say --audit-lost'
  )
}

/** A mail that waited is sent by nobody any more. */
async function endSessions(db: Database, now: Date): Promise<number> {
  const ended = await db.deleteFrom('session').returning('userId').execute()
  for (const table of [
    'secret',
    'outbox',
    'pushDevice',
    'pushMessage',
    'runningServer',
    'jobLease',
    'actorSession',
    'actorReset',
    'invitation',
    'addressProposal',
    'notMeCode',
    'reminderCode',
    'previewToken',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('addressChange').where('confirmedAt', 'is', null).execute()
  // What was sent after the backup is not known: nobody gets it twice.
  await db.updateTable('wave').set({ state: 'paused' }).where('state', '=', 'sending').execute()
  await db.updateTable('delivery').set({ outcome: 'dropped', doneAt: now }).where('outcome', 'is', null).execute()
  return ended.length
}

async function eraseAgain(db: Database, dataKey: DataKey, erased: ErasedSince) {
  const store = createPostgresUserStore(db, dataKey)
  const there = await existing(db, [...erased.accounts, ...erased.consents, ...erased.accesses, ...erased.others])
  const of = (ids: ReadonlySet<number>) => [...ids].filter((id) => there.has(id) && !gone.has(id)).toSorted((a, b) => a - b)
  const gone = new Set<number>()
  const accounts = of(erased.accounts)
  for (const userId of accounts) await deleteUser(db, userId)
  for (const userId of accounts) gone.add(userId)
  const consents = of(erased.consents)
  for (const userId of consents) await store.withdrawConsent(userId)
  const accesses = of(erased.accesses)
  for (const userId of accesses) await lock(db, userId)
  return { accounts, consents, accesses, others: of(erased.others) }
}

/** The way in is the mail for a new password. */
async function lockActors(db: Database, { actors }: ErasedSince): Promise<number[]> {
  const locked = new Set<number>()
  for (const table of ['actorPassword', 'actorPasskey'] as const) {
    const removed = db.deleteFrom(table).where('actorId', 'in', [0, ...actors])
    for (const { actorId } of await removed.returning('actorId').execute()) locked.add(actorId)
  }
  return [...locked].toSorted((a, b) => a - b)
}

/** Whoever has taken an invitation up keeps the account: operators see that somebody else was meant. */
async function removeContacts(db: Database, { contacts }: ErasedSince): Promise<number[]> {
  const named = db.updateTable('candidacy').where('candidacyId', 'in', [0, ...contacts])
  await named.set({ contact: null }).where('actorId', 'is', null).execute()
  const rows = await named.set({ notMeAt: new Date() }).returning('candidacyId').execute()
  return rows.map(({ candidacyId }) => candidacyId).toSorted((a, b) => a - b)
}

/** The version that every process reads anew is raised afterwards. */
async function withdrawAgain(db: Database, { withdrawn }: ErasedSince): Promise<number[]> {
  const rows = await db
    .selectFrom('candidacy')
    .select('candidacyId')
    .where('candidacyId', 'in', [0, ...withdrawn])
    .orderBy('candidacyId')
    .execute()
  await db.transaction().execute(async (tx) => {
    for (const { candidacyId } of rows) await forgetCandidacy(tx, candidacyId, new Date())
    await removeWithdrawn(tx, {})
  })
  return rows.map(({ candidacyId }) => candidacyId)
}

async function takeBackAgain(db: Database, { takers }: ErasedSince): Promise<void> {
  await db
    .deleteFrom('correction')
    .where('decidedAt', 'is', null)
    .where('askedBy', 'in', [0, ...takers])
    .execute()
}

async function stopReminders(db: Database, { withoutReminders }: ErasedSince): Promise<void> {
  await db
    .updateTable('candidacy')
    .set({ remindersStoppedAt: new Date() })
    .where('candidacyId', 'in', [0, ...withoutReminders])
    .execute()
}

/** The log does not say of which candidacy: those of the account show no picture, voters and itself, until one is uploaded again. */
async function removePortraits(db: Database, { withoutPortrait }: ErasedSince): Promise<void> {
  const candidacies = db
    .selectFrom('candidacy')
    .select('candidacyId')
    .where('actorId', 'in', [0, ...withoutPortrait])
  await db.deleteFrom('statementPortrait').where('candidacyId', 'in', candidacies).execute()
  await sql`
    update statement s set content = s.content || '{"portrait": null}', version = s.version + 1 from candidacy c
    where c.candidacy_id = s.candidacy_id and c.actor_id = any(${[...withoutPortrait]}::bigint[]) and s.content ? 'portrait'`.execute(db)
}

/** The log does not say which secretariat it was: the person allows it anew. */
async function endGrantsAgain(db: Database, { withoutGrants }: ErasedSince): Promise<void> {
  const candidacies = db
    .selectFrom('candidacy')
    .select('candidacyId')
    .where('actorId', 'in', [0, ...withoutGrants])
  await db
    .updateTable('preparationGrant')
    .set({ endedAt: new Date() })
    .where('endedAt', 'is', null)
    .where('candidacyId', 'in', candidacies)
    .execute()
}

async function takeOutAgain(db: Database, { formerMembers, notMeant }: ErasedSince): Promise<void> {
  for (const actorId of formerMembers) await removeMember(db, actorId)
  for (const actorId of notMeant) await db.transaction().execute((tx) => endOrMarkMember(tx, actorId, new Date()))
}

async function existing(db: Database, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await db.selectFrom('appUser').select('userId').where('userId', 'in', userIds).execute()
  return new Set(rows.map(({ userId }) => userId))
}

/** The way in is the mail for a new password. */
async function lock(db: Database, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('credential').set({ passwordHash: null }).where('userId', '=', userId).execute()
    await tx.deleteFrom('passkey').where('userId', '=', userId).execute()
  })
}
