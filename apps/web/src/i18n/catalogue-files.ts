import type { Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@plenara/contract'

/**
 * Each language comes in two files: `first` has the texts of the frame and of the deck, which is what a voter opens in a hurry; `rest` has all others.
 * A test computes from the imports which texts the deck can show.
 */
export type CataloguePart = 'first' | 'rest'

type Load = () => Promise<{ messages: Messages }>
const files: Record<InterfaceLanguage, Record<CataloguePart, Load>> = {
  de: { first: () => import('./languages/de.ts'), rest: () => import('./languages/de-rest.ts') },
  fr: { first: () => import('./languages/fr.ts'), rest: () => import('./languages/fr-rest.ts') },
  it: { first: () => import('./languages/it.ts'), rest: () => import('./languages/it-rest.ts') },
  rm: { first: () => import('./languages/rm.ts'), rest: () => import('./languages/rm-rest.ts') },
  gsw: { first: () => import('./languages/gsw.ts'), rest: () => import('./languages/gsw-rest.ts') },
}

/** The texts of a language, as far as the part has them. */
export async function loadCatalogue(language: InterfaceLanguage, part: CataloguePart): Promise<Messages> {
  return (await files[language][part]()).messages
}
