import { emailError, type InterfaceLanguage } from '@plenara/contract'
import { toContentLanguage } from '@plenara/domain'
import { after } from '../../platform/lifetimes.ts'
import type { DataKey } from '../../keys/data-key.ts'
import { hashToken, newToken, newUserId } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import { dropMails } from '../../notify/mail/deliveries.ts'
import type { DeskMail } from '../../notify/mail/mail.ts'
import { StartError } from '../../platform/start-error.ts'
import { sealContact } from './contact.ts'
import { addDeskMail, type DeskMailing, lineOf, nameOf } from './desk-mail.ts'
import { type OfficialRow, readOfficial } from './official-candidacies.ts'
import { isAddressOfSecretariat } from './secretariats/membership.ts'
import { hasSubmitted } from './statement.ts'

/** How long an invitation can be taken up. */
const INVITATION_DAYS = 60
const DAY_MS = 24 * 60 * 60_000

export interface Inviting extends DeskMailing {
  readonly db: Database
  readonly dataKey: DataKey
}

export interface InvitedPerson {
  readonly electionId: number
  /** On the ballot, e.g. `01.05`. */
  readonly number: string
  readonly email: string
  readonly language: InterfaceLanguage
}

export interface Invited {
  readonly candidacyId: number
  readonly candidateId: number
  readonly name: string
  readonly isRepeated: boolean
}

/**
 * Invites somebody of the official lists by mail to answer at the desk. A new invitation ends the former one, with what its mail can still do. Throws `StartError` for nobody or several of
 * that number, an address that is none, who has taken up an invitation before, and who has withdrawn while
 * voters still see the statement.
 */
export async function inviteCandidate(inviting: Inviting, person: InvitedPerson): Promise<Invited> {
  return inviteOfficial(inviting, await personOf(inviting.db, person), person)
}

interface Reached extends Pick<InvitedPerson, 'email' | 'language'>, Pick<DeskMail, 'sender'> {}

/** The same for a row of the official lists. `sender`: where the mail says that the address is from. An address of a secretariat is refused, too. */
export async function inviteOfficial(inviting: Inviting, official: OfficialRow, person: Reached): Promise<Invited> {
  const { db, outbox } = inviting
  const email = person.email.trim()
  const { language, sender } = person
  if (emailError(email) !== null) throw new StartError(`${email} is no e-mail address`)
  if (await isAddressOfSecretariat(db, email)) {
    throw new StartError(`${email} is the address of a secretariat, which could answer in place of ${nameOf(official)}`)
  }
  const invited = await db.transaction().execute(async (tx) => {
    const { candidacyId, isRepeated } = await keepCandidacy({ ...inviting, db: tx }, official, { email, language })
    await tx.deleteFrom('addressProposal').where('candidateId', '=', official.candidateId).execute()
    await queueInvitation({ ...inviting, db: tx }, { candidacyId, official, email, language, ...(sender && { mail: { sender } }) })
    return { candidacyId, isRepeated }
  })
  outbox.wake()
  return { ...invited, candidateId: official.candidateId, name: nameOf(official) }
}

interface NewInvitation {
  readonly candidacyId: number
  readonly official: OfficialRow
  readonly email: string
  readonly language: InterfaceLanguage
  /** Whoever holds a letter has typed the address: it is that of the candidacy once the invitation is taken up. */
  readonly isTyped?: boolean
  /** How long it can be taken up. */
  readonly forDays?: number
  /** In place of the mail that invites. */
  readonly mail?: Partial<Pick<DeskMail, 'kind' | 'stop' | 'sender' | 'values' | 'expiresAt'>>
}

/** Makes a new invitation in place of the former one, within the transaction that holds the candidacy. */
export async function queueInvitation(inviting: Inviting, invitation: NewInvitation): Promise<void> {
  const { db: tx, dataKey, now, deskUrl } = inviting
  const { candidacyId, official, email, language, mail, isTyped = false, forDays = INVITATION_DAYS } = invitation
  const code = newToken()
  const expiresAt = after(now(), forDays * DAY_MS)
  const contact = isTyped ? sealContact(dataKey, candidacyId, { email }) : null
  await endInvitation(tx, candidacyId, now())
  await tx
    .insertInto('invitation')
    .values({ hash: hashToken(code), candidacyId, createdAt: now(), expiresAt, contact })
    .execute()
  await addDeskMail(tx, inviting, {
    ...{ kind: 'candidacy-invitation', values: {}, expiresAt, ...mail },
    ...{ of: { candidacyId }, to: email, language, link: `${deskUrl}/candidacy/claim?lang=${language}#${code}` },
    values: { candidacy: lineOf(official), election: official.election.name, days: String(forDays), ...mail?.values },
  })
}

/** Ends an invitation with what its mails can still do, and takes those that wait from the outbox. */
export async function endInvitation(tx: Database, candidacyId: number, at: Date): Promise<void> {
  for (const table of ['invitation', 'notMeCode'] as const) await tx.deleteFrom(table).where('candidacyId', '=', candidacyId).execute()
  await dropMails(tx, candidacyId, at)
}

async function personOf(db: Database, { electionId, number, language }: InvitedPerson): Promise<OfficialRow> {
  const [found, ...others] = await readOfficial(db, { electionId, number }, toContentLanguage(language))
  if (!found) throw new StartError(`Nobody on the lists of election ${electionId} has the number ${number}`)
  if (others.length > 0) throw new StartError(`${others.length + 1} persons of election ${electionId} have the number ${number}`)
  return found
}

/** Of two that invite the same person at once the second waits for the first. */
async function keepCandidacy({ db, dataKey, now }: Inviting, official: OfficialRow, { email, language }: Reached) {
  const { candidateId, election } = official
  const fresh = newUserId()
  await db
    .insertInto('candidacy')
    .values({
      ...{ candidacyId: fresh, electionId: election.id, candidateId, actorId: null, language, createdAt: now() },
      contact: sealContact(dataKey, fresh, { email }),
    })
    .onConflict((conflict) => conflict.column('candidateId').doNothing())
    .execute()
  const { candidacyId, actorId, withdrawnAt } = await db
    .selectFrom('candidacy')
    .select(['candidacyId', 'actorId', 'withdrawnAt'])
    .where('candidateId', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (actorId !== null) throw new StartError(`${nameOf(official)} has taken up an invitation already`)
  if (withdrawnAt !== null && (await hasSubmitted(db, candidacyId))) {
    throw new StartError(`${nameOf(official)} has withdrawn: what voters saw leaves with the next publication, invite again after it`)
  }
  const contact = sealContact(dataKey, candidacyId, { email })
  await db
    .updateTable('candidacy')
    .set({ language, contact, notMeAt: null, bouncedAt: null, withdrawnAt: null })
    .where('candidacyId', '=', candidacyId)
    .execute()
  return { candidacyId, isRepeated: candidacyId !== fresh }
}
