import { z } from 'zod'
import { CONTENT_LANGUAGES, INTERFACE_LANGUAGES, LOCALE_CODES } from '../constants.ts'

export const contentLanguage = z.enum(CONTENT_LANGUAGES)
export const interfaceLanguage = z.enum(INTERFACE_LANGUAGES)
export const localeCode = z.enum(LOCALE_CODES)

export type ContentLanguage = z.infer<typeof contentLanguage>
export type InterfaceLanguage = z.infer<typeof interfaceLanguage>
export type LocaleCode = z.infer<typeof localeCode>

/** A text of the catalogue in the languages in which its source delivers it. */
export const localizedText = z.partialRecord(contentLanguage, z.string())
export type LocalizedText = z.infer<typeof localizedText>

/**
 * Which fields of an answer carry another language than the one asked for, e.g. `{ "text": "de" }`.
 * Absent where every text is in the language asked for.
 */
export const fallbackLanguages = z.record(z.string(), contentLanguage).optional()
