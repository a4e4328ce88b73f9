import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { SCREEN_QUERIES } from '@plenara/contract'
import { SCREENS } from '@plenara/contract/screens'
import { expect, test } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '..')
/** The primitives of the interface. */
const UI = '../../../packages/ui/src'
/** They read what whoever uses them names. */
const GENERIC = [`${UI}/form/plain-form.tsx`]
/** What they read belongs to no screen: the language, which all have, and the page that comes after a sheet of the way in. */
const OF_THE_FRAME = ['app/overlays/waiting-move-host.tsx', 'app/start/use-session-start.ts', 'i18n/initial-language.ts']

const sourceOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8')
const nameIn = (folder: string, path: string) =>
  relative(SOURCES, path.startsWith('.') ? resolve(SOURCES, folder, path) : join(SOURCES, path.replace('@plenara/ui', UI)))

/** What a file imports of the web app and of the primitives, at once or later, without its types. */
function importsOf(file: string): string[] {
  const imports = sourceOf(file).matchAll(
    /^(?:import|export) (?!type )[^;']*?from '((?:\.|@plenara\/ui\/)[^']+\.tsx?)'|\bimport\(?\s*'((?:\.|@plenara\/ui\/)[^']+\.tsx?)'/gm,
  )
  return [...imports].map(([, from, alone]) => nameIn(dirname(file), from ?? alone ?? ''))
}

/** A file with all that it leads to. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const other of importsOf(file)) closureOf(other, found)
  return found
}

const readsAddress = (file: string) => /URLSearchParams|useSearchParams|searchParams/.test(sourceOf(file))

/** The names that a file reads of an address, besides the language. */
function readBy(file: string): string[] {
  if (!readsAddress(file) || GENERIC.includes(file)) return []
  const names = [...sourceOf(file).matchAll(/\.(?:get|getAll|has)\('(\w+)'\)/g)].map(([, name = '']) => name)
  return names.filter((name) => name !== 'lang')
}

/** The sources of the screens, as the table of routes names them. */
const PAGES = ['app/routes.ts', 'app/politics-screens.ts'].flatMap((file) =>
  [...sourceOf(file).matchAll(/path: '([^']+)',.*?import\('([^']+)'\)/gs)].map(([, screen = '', path = '']) => ({
    screen,
    file: nameIn(dirname(file), path),
  })),
)

test('every screen has a source', () => {
  expect(PAGES.map(({ screen }) => screen).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
})

// Fails when a screen reads a name of its address that the table lacks, which the server would then take for nothing, or when the table has one that none reads.
test.each(PAGES)('$screen reads of its address what the table says', ({ screen, file }) => {
  const read = [...closureOf(file)].flatMap(readBy)
  const known = Object.keys(SCREEN_QUERIES[screen as keyof typeof SCREENS] ?? {}).filter((name) => name !== 'page')
  expect([...new Set(read)].toSorted()).toEqual(known.toSorted())
})

// Fails when an address is read in a way that the test before does not see.
test('whatever reads an address belongs to a screen or to the frame, and names what it reads', () => {
  const ofScreens = new Set(PAGES.flatMap(({ file }) => [...closureOf(file)]))
  const filesIn = (folder: string) => readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
  const files = [...filesIn(''), ...filesIn(UI).map((file) => `${UI}/${file}`)].filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^embed\//.test(file),
  )
  const reading = files.filter(readsAddress)
  expect(reading.filter((file) => !ofScreens.has(file) && !OF_THE_FRAME.includes(file))).toEqual([])
  const computed = /(?:params|query|search|Params\(.*\))\.(?:get|getAll|has)\((?!')/
  expect(reading.filter((file) => computed.test(sourceOf(file)))).toEqual(GENERIC)
})
