import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import PO from 'pofile'
import { expect, test } from 'vitest'
import { CATALOGUE_PARTS, type CataloguePart } from '../../i18n/catalogue-files.ts'
import { screens } from '../routes.ts'

const sources = join(import.meta.dirname, '../..')
const primitives = join(sources, '../../../packages/ui/src')
const catalogue = join(sources, 'i18n/catalogues/de')
const languages = join(sources, 'i18n/languages')

/** The catalogues of a part, according to the files of a language; `rest` has those of no other part. */
function cataloguesOf(language: string, part: CataloguePart): string {
  return /\{([a-z,-]+)\}\.po/.exec(readFileSync(join(languages, `${language}-${part}.ts`), 'utf8'))?.[1] ?? ''
}

const partOfCatalogue = new Map(
  CATALOGUE_PARTS.filter((part) => part !== 'rest').flatMap((part) =>
    cataloguesOf('de', part)
      .split(',')
      .map((name) => [name, part] as const),
  ),
)
const partOfText = new Map(
  readdirSync(catalogue).flatMap((file) =>
    PO.parse(readFileSync(join(catalogue, file), 'utf8')).items.map(
      ({ msgid }) => [msgid, partOfCatalogue.get(basename(file, '.po')) ?? 'rest'] as const,
    ),
  ),
)

const IMPORT = /^(?:import|export)\b[^'"]*'((?:\.|@plenara\/ui\/)[^']+)'/gm
/** A dynamic import without texts, which `loadChunk` and `needTexts` would load. */
const LATER = /(?<!loadChunk\(\(\) => )import\('((?:\.|@plenara\/ui\/)[^']+\.tsx)'\)(?!, needTexts\()/g

/** A file with all its imports; dynamic imports only if their texts are not loaded with them. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || /\/(routes|politics-screens|boot)\.ts$/.test(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, path = ''] of [...text.matchAll(IMPORT), ...text.matchAll(LATER)]) reach(fileOf(path, file), seen)
  return seen
}

/** The file of an import: a relative one, or a primitive of the interface. */
function fileOf(path: string, importer: string): string {
  return path.startsWith('.') ? resolve(dirname(importer), path) : join(primitives, path.replace('@plenara/ui/', ''))
}

/** Every text id of a source, prefixes included (`match.rate.${type}`). */
function textsOf(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/['"`]([a-zA-Z][\w-]*\.[\w.-]*)(\$\{)?/g)]
  return named.flatMap(([, id = '', isBeginning]) =>
    [...partOfText.keys()].filter((text) => (isBeginning ? text.startsWith(id) : text === id)),
  )
}

const table = ['routes', 'politics-screens'].map((file) => readFileSync(join(sources, `app/${file}.ts`), 'utf8')).join('\n')

/** The source of a page, as the table of screens imports it. */
function sourceOf(component: string): string {
  return new RegExp(String.raw`import\('\.\./([^']+)'\),\s*'${component}'`).exec(table)?.[1] ?? ''
}

/** The texts of a page and of the shell that are in none of the parts. */
function missingIn(page: string, parts: readonly CataloguePart[]): string[] {
  const files = [...reach(join(sources, 'app/start/main.tsx')), ...reach(join(sources, page))].filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  return [...new Set(files.flatMap(textsOf))].filter((text) => !['first', ...parts].includes(partOfText.get(text) ?? ''))
}

const thrifty = screens.filter(({ page }) => page.texts.length < CATALOGUE_PARTS.length)

// Fails when a page shows a text of a part that it does not load: the reader would see its id.
test.each(thrifty.map(({ path, page }) => ({ path, page })))('$path loads every text that it shows', ({ page }) => {
  expect(sourceOf(page.name)).not.toBe('')
  expect(missingIn(sourceOf(page.name), page.texts)).toEqual([])
})

test('the deck needs the first part alone, the entry that of the entry', () => {
  const textsOfScreen = (path: string) => thrifty.find((screen) => screen.path === path)?.page.texts
  expect(textsOfScreen('/match')).toEqual([])
  expect(textsOfScreen('/start')).toEqual(['entry'])
})

test('the check finds a text of another part', () => {
  expect(missingIn('election/favorites/favorites-page.tsx', ['open'])).toContain('favorites.noElection')
})

// Fails when the primitives of the interface are not followed.
test('the check finds a text of a primitive of the interface', () => {
  expect(missingIn('election/candidate/candidate-answers.tsx', ['open'])).toContain('candidate.order')
})

/** Catalogues outside of the app: the frame of other sites has its texts in its page. */
const APART = ['embed']

test('each language has the same parts', () => {
  for (const language of ['de', 'fr', 'it', 'rm', 'gsw']) {
    for (const part of CATALOGUE_PARTS.filter((other) => other !== 'rest'))
      expect(cataloguesOf(language, part)).toBe(cataloguesOf('de', part))
    expect(cataloguesOf(language, 'rest').split(',').toSorted()).toEqual([...partOfCatalogue.keys(), ...APART].toSorted())
    expect(readFileSync(join(languages, `${language}-rest.ts`), 'utf8')).toContain(`catalogues/${language}/*.po`)
  }
})
