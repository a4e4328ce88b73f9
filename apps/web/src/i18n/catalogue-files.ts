import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'

/**
 * Each language comes in parts: `first` has the texts of the shell and of the deck, which must load fastest; `entry` those of login and registration; `open`
 * those of the open pages; `people` those about persons; `rest` all others. A test computes from the imports which parts a page needs.
 */
export const CATALOGUE_PARTS = ['first', 'entry', 'open', 'people', 'rest'] as const
export type CataloguePart = (typeof CATALOGUE_PARTS)[number]

const files = import.meta.glob<{ readonly texts: Readonly<Record<string, Messages>> }>('./languages/*.ts')

/** The texts of these parts in a language. */
export async function loadTexts(language: InterfaceLanguage, parts: readonly CataloguePart[]): Promise<Messages> {
  const loaded = await Promise.all(parts.map((part) => files[`./languages/${language}-${part}.ts`]?.()))
  return Object.assign({}, ...loaded.flatMap((file) => Object.values(file?.texts ?? {})))
}
