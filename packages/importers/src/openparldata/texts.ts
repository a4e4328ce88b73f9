import { CONTENT_LANGUAGES, type LocalizedText } from '@plenara/contract'
import { z } from 'zod'
import { plainText } from '../html.ts'
import { dayOf } from '../text.ts'

/** Of the interface; English is not shown. */
const LANGUAGES = [...CONTENT_LANGUAGES, 'en'] as const
const FLAT = /^(.+)_(de|fr|it|rm|en)$/

/** A text by language; missing ones are absent, empty or null. */
export const languages = z.partialRecord(z.enum(LANGUAGES), z.string().nullable()).optional()
export type Languages = z.infer<typeof languages>

/** A day, `YYYY-MM-DD`, also out of a moment. */
export const day = z
  .string()
  .refine((text) => dayOf(text) !== null, 'is no day')
  .transform((text) => dayOf(text) ?? '')

/**
 * The API writes a text as an object by language, or in the flat form as a field for each language: both become the object. A field that stands beside its
 * own languages (`type_harmonized` beside `type_harmonized_de`) is a word of the service, and stays.
 */
export function nestLanguages(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const nested: Record<string, unknown> = {}
  for (const [field, content] of Object.entries(value)) {
    const [, name, language] = FLAT.exec(field) ?? []
    if (!name || !language) nested[field] = content
    else if (!(name in value)) nested[name] = { ...(nested[name] as object | undefined), [language]: content }
  }
  return nested
}

/** The text in the product's languages, without HTML. Where a language repeats the English text, there is none in it. */
export function localized(texts: Languages): LocalizedText {
  const found = CONTENT_LANGUAGES.flatMap((language) => {
    const text = plainText(texts?.[language] ?? '')
    const isEnglish = language !== 'de' && text === texts?.en && text !== texts?.de
    return text && !isEnglish ? [[language, text]] : []
  })
  return Object.fromEntries(found)
}

/** The web address of a text by language, German first; null where there is none. */
export function addressIn(texts: Languages): string | null {
  const address = CONTENT_LANGUAGES.map((language) => texts?.[language]).find(Boolean)
  return address && /^https?:\/\//.test(address) ? address : null
}
