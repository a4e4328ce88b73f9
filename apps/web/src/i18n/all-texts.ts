import { loadCatalogue } from './catalogue-files.ts'
import { initialLanguage } from './initial-language.ts'

let isNeeded = false
/** Until the interface has a language the texts are only fetched ahead. */
let give = (): Promise<unknown> => loadCatalogue(initialLanguage(), 'rest')

/** Asks for the texts of all pages, not only of the first; fulfilled when they can be shown. Needs no React: the table of the screens calls it. */
export function needAllTexts(): Promise<unknown> {
  isNeeded = true
  return give()
}

export function areAllTextsNeeded(): boolean {
  return isNeeded
}

/** Tells how the texts come once the interface has a language. */
export function giveAllTextsBy(load: () => Promise<unknown>): void {
  give = load
}
