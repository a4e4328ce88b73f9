import type { ContentLanguage } from '@plenara/contract'
import { MIN_SHARED_ANSWERS, NEAR_TIE_POINTS } from '@plenara/domain/match'

/** Before and after the worked example. */
export type MethodPart = 'how' | 'limits'

/** The values of the placeholders of the texts, from the rules. */
export const METHOD_NUMBERS: Readonly<Record<string, number>> = {
  minShared: MIN_SHARED_ANSWERS,
  nearTie: NEAR_TIE_POINTS,
  lightest: 0.5,
  heaviest: 2,
}

const files = import.meta.glob<string>('./texts/*/*.md', { query: '?raw', import: 'default' })
const loading = new Map<string, Promise<string>>()

/** The Markdown text of a part in a language with the numbers of the rules; the same promise for the same text. */
export function methodText(part: MethodPart, language: ContentLanguage): Promise<string> {
  const path = `./texts/${language}/${part}.md`
  const loadedText = loading.get(path) ?? files[path]?.().then(fill) ?? Promise.reject(new Error(`${path} is missing`))
  loading.set(path, loadedText)
  return loadedText
}

/** Fills the numbers into the placeholders of a text. */
export function fill(text: string): string {
  return text.replace(/\{(\w+)\}/g, (found, name: string) => String(METHOD_NUMBERS[name] ?? found))
}
