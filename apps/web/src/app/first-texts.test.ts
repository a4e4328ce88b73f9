import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import PO from 'pofile'
import { expect, test } from 'vitest'

const sources = join(import.meta.dirname, '..')
const catalogue = join(sources, 'i18n/catalogues/de')

/** The catalogues whose texts come with the first page, as `languages/de.ts` names them. */
const FIRST = /\{([a-z,-]+)\}\.po/.exec(readFileSync(join(sources, 'i18n/languages/de.ts'), 'utf8'))?.[1]?.split(',') ?? []

const fileOfText = new Map(
  readdirSync(catalogue).flatMap((file) =>
    PO.parse(readFileSync(join(catalogue, file), 'utf8')).items.map(({ msgid }) => [msgid, basename(file, '.po')] as const),
  ),
)

/** A file with all that it imports, but for what is loaded only when it is needed. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || basename(file) === 'routes.ts') return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"]*'(\.[^']+)'/gm))
    reach(resolve(dirname(file), path), seen)
  return seen
}

/** Every text that a source names, also by its beginning (`match.rate.${type}`). */
function textsOf(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/['"`]([a-zA-Z][\w-]*\.[\w.-]*)(\$\{)?/g)]
  return named.flatMap(([, id = '', isBeginning]) =>
    [...fileOfText.keys()].filter((text) => (isBeginning ? text.startsWith(id) : text === id)),
  )
}

function lateTextsOf(page: string): string[] {
  const files = [...reach(join(sources, 'app/main.tsx')), ...reach(join(sources, page))].filter((file) => /\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  return [...new Set(files.flatMap(textsOf))].filter((text) => !FIRST.includes(fileOfText.get(text) ?? ''))
}

test('the frame and the deck show no text that comes later', () => {
  expect(FIRST).toContain('match')
  expect(lateTextsOf('features/match/match-page.tsx')).toEqual([])
})

test('the check finds such a text where there is one', () => {
  expect(lateTextsOf('features/favorites/favorites-page.tsx')).toContain('favorites.noElection')
})

test('each language has the same first texts', () => {
  for (const language of ['fr', 'it', 'rm', 'gsw']) {
    const names = [`${language}.ts`, `${language}-rest.ts`].map((file) => readFileSync(join(sources, 'i18n/languages', file), 'utf8'))
    for (const text of names) expect(text).toContain(`{${FIRST.join(',')}}.po`)
  }
})
