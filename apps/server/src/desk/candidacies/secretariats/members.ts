import { emailError, type InterfaceLanguage, normalizeEmail } from '@plenara/contract'
import { pickText } from '@plenara/domain'
import { hasActorPasskey } from '../../../accounts/actors/actor-passkeys.ts'
import { findByEmail } from '../../../accounts/actors/actor-password.ts'
import { after } from '../../../platform/lifetimes.ts'
import { hashToken, newToken, newUserId } from '../../../keys/token.ts'
import type { Database } from '../../../db/database.ts'
import { StartError } from '../../../platform/start-error.ts'
import { addDeskMail, type DeskMailing } from '../desk-mail.ts'
import { isOfSecretariat, lockActor } from './membership.ts'

/** How long the link of the first mail opens an account that has no password yet. */
const LINK_DAYS = 60
const DAY_MS = 24 * 60 * 60_000
const MAX_NAME = 100

interface Adding extends DeskMailing {
  readonly db: Database
}

export interface NewMember {
  /** Of the secretariat, as candidates read it; that of one that is there adds to it. */
  readonly name: string
  readonly electionId: number
  /** On the ballot, e.g. `07`. */
  readonly listNumbers: readonly string[]
  readonly email: string
  readonly language: InterfaceLanguage
}

export interface AddedMember {
  readonly secretariatId: number
  readonly name: string
  /** How many lists of the election were added. */
  readonly lists: number
  /** The address had no account. */
  readonly isNew: boolean
}

/**
 * Makes a secretariat, or adds lists and a person to one, who gets a mail with the way in. Throws `StartError` for a list that is not there, an address that is
 * none, and one with an account of candidacies.
 */
export async function addMember(adding: Adding, member: NewMember): Promise<AddedMember> {
  const { db, now, outbox } = adding
  const name = member.name.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (name === '' || name.length > MAX_NAME) throw new StartError(`The name of a secretariat has 1 to ${MAX_NAME} characters`)
  if (emailError(member.email) !== null) throw new StartError(`${member.email} is no e-mail address`)
  const listIds = await readListIds(db, member)
  const added = await db.transaction().execute(async (tx) => {
    const secretariatId = await keepSecretariat(tx, name, now())
    const lists = await tx
      .insertInto('secretariatList')
      .values(listIds.map((listId) => ({ secretariatId, listId })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('listId')
      .execute()
    const { actorId, isNew } = await keepAccount(tx, member, now())
    await tx
      .insertInto('secretariatMember')
      .values({ secretariatId, actorId, addedAt: now() })
      .onConflict((conflict) => conflict.columns(['secretariatId', 'actorId']).doUpdateSet({ notMeAt: null }))
      .execute()
    await mailMember({ ...adding, db: tx }, { actorId, email: member.email.trim(), secretariat: name, language: member.language })
    return { secretariatId, name, lists: lists.length, isNew }
  })
  outbox.wake()
  return added
}

async function readListIds(db: Database, { electionId, listNumbers }: NewMember): Promise<number[]> {
  const rows = await db
    .selectFrom('officialList')
    .select(['id', 'number'])
    .where('electionId', '=', electionId)
    .where('gone', 'is', null)
    .execute()
  if (listNumbers.length === 0) throw new StartError('Which lists? Say their numbers, such as 07,08')
  return listNumbers.map((number) => {
    const [found, ...others] = rows.filter((row) => row.number === number)
    if (!found || others.length > 0) throw new StartError(`Election ${electionId} has ${found ? 'several lists' : 'no list'} ${number}`)
    return found.id
  })
}

async function keepSecretariat(tx: Database, name: string, now: Date): Promise<number> {
  await tx
    .insertInto('secretariat')
    .values({ name, createdAt: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { secretariatId } = await tx
    .selectFrom('secretariat')
    .select('secretariatId')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return secretariatId
}

/** The account of an address, which is made where there is none: it opens once its mail is read. */
async function keepAccount(tx: Database, { email, language }: NewMember, now: Date) {
  const emailNorm = normalizeEmail(email)
  const known = await findByEmail(tx, emailNorm)
  if (!known) {
    const actorId = newUserId()
    await tx.insertInto('actor').values({ actorId, language, createdAt: now, activeAt: now }).execute()
    await tx.insertInto('actorEmail').values({ emailNorm, actorId, email: email.trim(), confirmedAt: now }).execute()
    return { actorId, isNew: true }
  }
  const { actorId } = known
  await lockActor(tx, actorId)
  const candidacies = await tx.selectFrom('candidacy').select('candidacyId').where('actorId', '=', actorId).execute()
  if (candidacies.length > 0) throw new StartError(`${email} has an account of somebody who stands: a secretariat needs another address`)
  return { actorId, isNew: false }
}

interface MailedMember {
  readonly actorId: number
  readonly email: string
  readonly secretariat: string
  readonly language: InterfaceLanguage
}

/** To who has no way in yet the mail brings one. */
async function mailMember(adding: Adding, { actorId, email, secretariat, language }: MailedMember): Promise<void> {
  const { db, now, deskUrl } = adding
  const expiresAt = after(now(), LINK_DAYS * DAY_MS)
  const code = (await hasEntered(db, actorId)) ? null : newToken()
  if (code !== null) {
    await db
      .insertInto('actorReset')
      .values({ hash: hashToken(code), actorId, createdAt: now(), expiresAt })
      .execute()
  }
  await addDeskMail(db, adding, {
    ...{ kind: 'candidacy-team-invited', of: { actorId }, to: email, language, expiresAt },
    link: code === null ? `${deskUrl}/team?lang=${language}` : `${deskUrl}/candidacy/reset?lang=${language}#${code}`,
    values: { secretariat, days: String(LINK_DAYS) },
  })
}

/** Whether somebody has come into an account: it has a password or a passkey. */
async function hasEntered(db: Database, actorId: number): Promise<boolean> {
  const password = await db.selectFrom('actorPassword').select('actorId').where('actorId', '=', actorId).executeTakeFirst()
  return password !== undefined || (await hasActorPasskey(db, actorId))
}

export interface ListedMember {
  readonly actorId: number
  readonly email: string
  /** Somebody has come in. */
  readonly isHere: boolean
  readonly notMeAt: Date | null
}

export interface ListedSecretariat {
  readonly secretariatId: number
  readonly name: string
  readonly lists: readonly { readonly electionId: number; readonly number: string; readonly name: string }[]
  readonly members: readonly ListedMember[]
  /** How many candidates allow it to prepare their statement; also those after the end of changes. */
  readonly grants: number
}

/** The secretariats with what they look after and who belongs to them. */
export async function listSecretariats(db: Database): Promise<ListedSecretariat[]> {
  const rows = await db.selectFrom('secretariat').selectAll().orderBy('secretariatId').execute()
  const lists = await db
    .selectFrom('secretariatList as l')
    .innerJoin('officialList as o', 'o.id', 'l.listId')
    .select(['secretariatId', 'electionId', 'number', 'name'])
    .where('o.gone', 'is', null)
    .orderBy('electionId')
    .orderBy('position')
    .execute()
  const members = await db
    .selectFrom('secretariatMember as m')
    .innerJoin('actorEmail as e', 'e.actorId', 'm.actorId')
    .select(['secretariatId', 'm.actorId', 'email', 'notMeAt'])
    .orderBy('addedAt')
    .execute()
  const here = new Map<number, boolean>()
  for (const { actorId } of members) here.set(actorId, await hasEntered(db, actorId))
  const grants = await db.selectFrom('preparationGrant').select('secretariatId').where('endedAt', 'is', null).execute()
  return rows.map(({ secretariatId, name }) => ({
    secretariatId,
    name,
    lists: lists
      .filter((list) => list.secretariatId === secretariatId)
      .map((list) => ({ electionId: list.electionId, number: list.number, name: pickText(list.name, 'de')?.text ?? '' })),
    members: members
      .filter((member) => member.secretariatId === secretariatId)
      .map(({ secretariatId: _, ...member }) => ({ ...member, isHere: here.get(member.actorId) ?? false })),
    grants: grants.filter((grant) => grant.secretariatId === secretariatId).length,
  }))
}

/** Somebody of a secretariat, by the address. Throws `StartError` where nobody is there. */
export async function findMember(db: Database, { secretariatId, email }: { readonly secretariatId: number; readonly email: string }) {
  const found = await db
    .selectFrom('secretariatMember as m')
    .innerJoin('actorEmail as e', 'e.actorId', 'm.actorId')
    .select('m.actorId')
    .where('m.secretariatId', '=', secretariatId)
    .where('e.emailNorm', '=', normalizeEmail(email))
    .executeTakeFirst()
  if (!found) throw new StartError(`Nobody of secretariat ${secretariatId} has the address ${email}`)
  return found.actorId
}

/**
 * Takes an account out of a secretariat, or of all, at once: what it is saving now is saved before this returns. The account goes, and a secretariat without
 * anybody, with what candidates allowed it.
 */
export async function removeMember(db: Database, actorId: number, secretariatId?: number): Promise<void> {
  await db.transaction().execute((tx) => takeOut(tx, actorId, secretariatId))
}

/** The same within a transaction. */
async function takeOut(tx: Database, actorId: number, secretariatId?: number): Promise<void> {
  const memberships = tx.selectFrom('secretariatMember').select('secretariatId').where('actorId', '=', actorId)
  // Whoever adds somebody to one of them waits, and is not lost with it.
  await tx.selectFrom('secretariat').select('secretariatId').where('secretariatId', 'in', memberships).forUpdate().execute()
  await lockActor(tx, actorId)
  await tx
    .deleteFrom('secretariatMember')
    .where('actorId', '=', actorId)
    .$if(secretariatId !== undefined, (query) => query.where('secretariatId', '=', secretariatId ?? 0))
    .execute()
  await removeEmptySecretariats(tx)
  if (await isOfSecretariat(tx, actorId)) return
  await tx
    .deleteFrom('actor')
    .where('actorId', '=', actorId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('candidacy').select('candidacyId').whereRef('candidacy.actorId', '=', 'actor.actorId'))),
    )
    .execute()
}

/** Removes secretariats without anybody. */
async function removeEmptySecretariats(tx: Database): Promise<void> {
  await tx
    .deleteFrom('secretariat')
    .where('secretariatId', 'not in', (eb) => eb.selectFrom('secretariatMember').select('secretariatId'))
    .execute()
}

/**
 * Takes the word of whoever got a mail to an account of a secretariat that nobody of it is there: into which nobody has come goes, with the address; of another
 * one operators see the mark. Answers which of both.
 */
export async function endOrMarkMember(tx: Database, actorId: number, now: Date): Promise<boolean> {
  if (!(await isOfSecretariat(tx, actorId))) return false
  if (!(await hasEntered(tx, actorId))) {
    await takeOut(tx, actorId)
    return true
  }
  await tx.updateTable('secretariatMember').set({ notMeAt: now }).where('actorId', '=', actorId).execute()
  return false
}
