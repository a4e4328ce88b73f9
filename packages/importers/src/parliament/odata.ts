import { CONTENT_LANGUAGES, type ContentLanguage, type LocalizedText } from '@plenara/contract'
import { z } from 'zod'
import { oneLine } from '../html.ts'

const DATE = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/

/** A day of the service as `YYYY-MM-DD`. Its numbers are wall time in Zürich written as milliseconds of UTC. */
export const odataDay = z.string().regex(DATE).transform(dayOfOdata)
export const odataLanguage = z.string().regex(/^[A-Z]{2}$/)
export const number = z.int().positive()
export const text = z.string().nullish()

/** A text in the language of its row; rows in a language that the product does not offer have none. */
export function inLanguage(language: string, value: string | null | undefined): LocalizedText {
  const contentLanguage = contentLanguageOf(language)
  const words = value ? oneLine(value) : ''
  return contentLanguage && words ? { [contentLanguage]: words } : {}
}

/** The product's language of a row, null for English. */
export function contentLanguageOf(language: string): ContentLanguage | null {
  return CONTENT_LANGUAGES.find((contentLanguage) => contentLanguage === language.toLowerCase()) ?? null
}

function dayOfOdata(date: string): string {
  const milliseconds = Number(DATE.exec(date)?.[1])
  return new Date(milliseconds).toISOString().slice(0, 10)
}
