import type { ContentLanguage } from '@plenara/contract'
import { de } from './de.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { Counted, PageTexts } from './page-texts.ts'
import { rm } from './rm.ts'

export const PAGE_TEXTS: Readonly<Record<ContentLanguage, PageTexts>> = { de, fr, it, rm }

/** Puts values in the places of a text, e.g. `{date}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The text for a number. Zero takes the plural, also in French: nothing is told of no votes. */
export function countIn(text: Counted, n: number): string {
  return fillIn(n === 1 ? text.one : text.other, { n })
}
