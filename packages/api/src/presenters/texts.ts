import type { ContentLanguage, LocaleCode, LocalizedText } from '@plenara/contract'
import { frenchSpaces, pickText, toContentLanguage } from '@plenara/domain'

/** The content language of a `lang` query: German where it is absent. */
export function languageOf(lang: LocaleCode | undefined): ContentLanguage {
  return lang === undefined ? 'de' : toContentLanguage(lang)
}

export interface TextReader {
  /** The text in the language asked for, else in the first of de, fr, it, rm that has it, else null. */
  optional(field: string, text: LocalizedText): string | null
  /** The same for texts that every entity has; empty where the source has none at all. */
  required(field: string, text: LocalizedText): string
  /** The fields read so far whose text is in another language; to be spread into the answer. */
  fallback(): { fallback?: Record<string, ContentLanguage> }
}

/** Reads the texts of one entity and remembers where another language stood in [LANG-3, LANG-4]. */
export function createTextReader(language: ContentLanguage): TextReader {
  const fallback: Record<string, ContentLanguage> = {}
  function optional(field: string, text: LocalizedText): string | null {
    const picked = pickText(text, language)
    if (picked === null) return null
    if (picked.language !== language) fallback[field] = picked.language
    return picked.language === 'fr' ? frenchSpaces(picked.text) : picked.text
  }
  return {
    optional,
    required: (field, text) => optional(field, text) ?? '',
    fallback: () => (Object.keys(fallback).length > 0 ? { fallback } : {}),
  }
}

/** A text of an entity that does not say where it fell back. */
export function textOf(text: LocalizedText, language: ContentLanguage): string {
  return createTextReader(language).required('text', text)
}
