import type { InterfaceLanguage, LanguageContent } from '@plenara/contract'
import type { ColumnType } from 'kysely'

export interface AppUserTable {
  /** Random, 48 bits. */
  userId: number
  username: string
  /** As entered; its normalized form is the key of `email`. */
  email: string
  /** The address that a link was sent to, as entered, until it is opened; null if no change is open. */
  pendingEmail: ColumnType<string | null, string | null | undefined, string | null>
  language: InterfaceLanguage
  languageContent: LanguageContent
  cantonId: number
  constituencyId: number
  locationChosen: boolean
  consentVersion: string | null
  consentAt: Date | null
  /** Whether to invite the user to surveys by mail; off by default. */
  surveyMails: ColumnType<boolean, boolean | undefined, boolean>
  /** Null until the link of the confirmation mail was used: no session before. */
  confirmedAt: Date | null
  /** What authenticators keep beside a passkey instead of the id or the address (WebAuthn Level 3, section 14.6.1); null before the first. */
  passkeyHandle: ColumnType<Buffer | null, Buffer | null | undefined, Buffer>
  createdAt: Date
  /** Last sign-in or use of a session, exact to a day. */
  activeAt: ColumnType<Date, Date | undefined, Date>
  /** When the removal of the unused account was announced by mail; null once it is used again. */
  inactiveNoticeAt: Date | null
}
