import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'

/**
 * Each language comes in parts: `first` has the texts of the frame and of the deck, which is what a voter opens in a hurry; `entry` those of the way in; `open`
 * those of the open pages; `people` what is said of persons; `rest` all others. A test computes from the imports which parts a page shows.
 */
export const CATALOGUE_PARTS = ['first', 'entry', 'open', 'people', 'rest'] as const
export type CataloguePart = (typeof CATALOGUE_PARTS)[number]

const files = import.meta.glob<{ readonly texts: Readonly<Record<string, Messages>> }>('./languages/*.ts')

/** The texts of a language, as far as the parts have them. */
export async function loadTexts(language: InterfaceLanguage, parts: readonly CataloguePart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => files[`./languages/${language}-${part}.ts`]?.()))
  return Object.assign({}, ...loaded.flatMap((file) => Object.values(file?.texts ?? {})))
}
