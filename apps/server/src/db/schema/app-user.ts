import type { InterfaceLanguage, LanguageContent } from '@plenara/contract'
import type { ColumnType } from 'kysely'

export interface AppUserTable {
  /** Random, 48 bits. */
  userId: number
  username: string
  /** As entered; its one spelling is the key of `email`. */
  email: string
  language: InterfaceLanguage
  languageContent: LanguageContent
  cantonId: number
  constituencyId: number
  locationChosen: boolean
  consentVersion: string | null
  consentAt: Date | null
  /** Wants to be invited to surveys by mail; no without being asked. */
  surveyMails: ColumnType<boolean, boolean | undefined, boolean>
  /** Null until the link of the confirmation mail was used: no session before. */
  confirmedAt: Date | null
  createdAt: Date
  /** Last sign-in or use of a session, exact to a day. */
  activeAt: ColumnType<Date, Date | undefined, Date>
  /** When the mail went out that an account without use will be removed; null once it is used again. */
  inactiveNoticeAt: Date | null
}
