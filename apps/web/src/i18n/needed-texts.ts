import { CATALOGUE_PARTS, type CataloguePart, loadTexts } from './catalogue-files.ts'
import { initialLanguage } from './initial-language.ts'

const needed = new Set<CataloguePart>(['first'])
/** Until the interface has a language the texts are only prefetched. */
let give = (parts: readonly CataloguePart[]): Promise<unknown> => loadTexts(initialLanguage(), parts)

/** Requests texts beside those of the shell; resolves when they can be shown. Needs no React: the table of the screens calls it. */
export function needTexts(parts: readonly CataloguePart[] = CATALOGUE_PARTS): Promise<unknown> {
  for (const part of parts) needed.add(part)
  return give(parts)
}

/** The parts requested so far. */
export function neededTexts(): readonly CataloguePart[] {
  return [...needed]
}

/** Sets the loader of texts once the interface has a language. */
export function giveTextsBy(load: (parts: readonly CataloguePart[]) => Promise<unknown>): void {
  give = load
}
