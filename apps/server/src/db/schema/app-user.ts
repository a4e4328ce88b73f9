import type { InterfaceLanguage, LanguageContent } from '@plenara/contract'

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
  /** Null until the link of the confirmation mail was used: no session before. */
  confirmedAt: Date | null
  createdAt: Date
}
