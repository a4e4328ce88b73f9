import type { InterfaceLanguage } from '@plenara/contract'
import { hasActorPasskey } from '../../accounts/actors/actor-passkeys.ts'
import { readAddress } from '../../accounts/actors/actor-password.ts'
import type { AddressMail } from '../../accounts/actors/address-change.ts'
import { after } from '../../platform/lifetimes.ts'
import { hashToken, newToken } from '../../keys/token.ts'
import type { Database } from '../../db/database.ts'
import type { DeskMail } from '../../notify/mail/mail.ts'
import type { Outbox } from '../../notify/mail/outbox.ts'
import { dayInMail } from '../../notify/mail/write-mail.ts'
import type { OfficialRow } from './official-candidacies.ts'
import { isOfSecretariat } from './secretariats/membership.ts'

/** How long the reader of a mail can say by its link not to be meant; as long as an invitation is good. */
const NOT_ME_MS = 60 * 24 * 60 * 60_000

export interface DeskMailing {
  readonly outbox: Outbox
  readonly now: () => Date
  /** The origin of the desk. */
  readonly deskUrl: string
}

/** Queues a mail to somebody at the desk within the transaction that it belongs to, with a link by which its reader says not to be meant. */
export async function addDeskMail(db: Database, { outbox, now, deskUrl }: DeskMailing, mail: Omit<DeskMail, 'notMe'>): Promise<void> {
  const code = newToken()
  await db
    .insertInto('notMeCode')
    .values({ hash: hashToken(code), candidacyId: null, actorId: null, ...mail.of, expiresAt: after(now(), NOT_ME_MS) })
    .execute()
  const isToTeam = 'actorId' in mail.of && (await isOfSecretariat(db, mail.of.actorId))
  await outbox.addForDesk(db, {
    ...mail,
    ...(isToTeam && { sender: 'team' }),
    notMe: `${deskUrl}/candidacy/not-me?lang=${mail.language}#${code}`,
  })
}

interface PasswordChanged {
  readonly actorId: number
  readonly to: string
  readonly language: InterfaceLanguage
}

/** Tells an account that its password is another one now, and that its passkeys go on where it has some. */
export async function mailPasswordChanged(db: Database, mailing: DeskMailing, { actorId, to, language }: PasswordChanged): Promise<void> {
  const kind = (await hasActorPasskey(db, actorId)) ? 'candidacy-password-changed-passkeys' : 'candidacy-password-changed'
  await mailAccess(db, mailing, { kind, actorId, to, language })
}

/** Tells an account that it has another passkey, or one less. */
export async function mailPasskey(db: Database, mailing: DeskMailing, actorId: number, kind: 'passkey-added' | 'passkey-removed') {
  const { email, language } = await readAddress(db, actorId)
  await mailAccess(db, mailing, { kind: `candidacy-${kind}`, actorId, to: email, language })
}

async function mailAccess(db: Database, mailing: DeskMailing, { kind, actorId, to, language }: PasswordChanged & Pick<DeskMail, 'kind'>) {
  const values = { day: dayInMail(mailing.now(), language), access: `${mailing.deskUrl}/candidacy/access` }
  await addDeskMail(db, mailing, { kind, of: { actorId }, to, language, values, expiresAt: null })
}

/** Mails what a change of the address needs. */
export async function mailAddressChange(db: Database, mailing: DeskMailing, mail: AddressMail): Promise<void> {
  const { kind, actorId, to, language, code, expiresAt } = mail
  const page = kind === 'confirm' ? 'confirm-address' : 'stop-address'
  const link = code !== null && { link: `${mailing.deskUrl}/candidacy/${page}?lang=${language}#${code}` }
  await addDeskMail(db, mailing, { kind: `candidacy-address-${kind}`, of: { actorId }, to, language, ...link, values: {}, expiresAt })
}

interface Reset extends PasswordChanged {
  readonly code: string
  readonly expiresAt: Date
}

/** Mails the link that sets a new password. */
export async function mailReset(db: Database, mailing: DeskMailing, { actorId, to, language, code, expiresAt }: Reset): Promise<void> {
  const link = `${mailing.deskUrl}/candidacy/reset?lang=${language}#${code}`
  await addDeskMail(db, mailing, { kind: 'candidacy-reset', of: { actorId }, to, language, link, values: {}, expiresAt })
}

export function nameOf({ firstName, lastName }: OfficialRow): string {
  return `${firstName} ${lastName}`.trim()
}

/** Somebody with number and list, as the official list says it. */
export function lineOf(official: OfficialRow): string {
  const { list, number } = official
  return [nameOf(official), number, list && `${list.number} ${list.name}`].filter(Boolean).join(', ')
}
