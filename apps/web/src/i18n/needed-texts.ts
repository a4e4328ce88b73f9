import { CATALOGUE_PARTS, type CataloguePart, loadTexts } from './catalogue-files.ts'
import { initialLanguage } from './initial-language.ts'

const needed = new Set<CataloguePart>(['first'])
/** Until the interface has a language the texts are only fetched ahead. */
let give = (parts: readonly CataloguePart[]): Promise<unknown> => loadTexts(initialLanguage(), parts)

/** Asks for texts beside those of the frame; fulfilled when they can be shown. Needs no React: the table of the screens calls it. */
export function needTexts(parts: readonly CataloguePart[] = CATALOGUE_PARTS): Promise<unknown> {
  for (const part of parts) needed.add(part)
  return give(parts)
}

/** What was asked for so far. */
export function neededTexts(): readonly CataloguePart[] {
  return [...needed]
}

/** Tells how the texts come once the interface has a language. */
export function giveTextsBy(load: (parts: readonly CataloguePart[]) => Promise<unknown>): void {
  give = load
}
