import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { SCREEN_QUERIES } from '@plenara/contract'
import { SCREENS } from '@plenara/contract/screens'
import { expect, test } from 'vitest'

const SOURCES = resolve(import.meta.dirname, '..')
/** The primitives of the interface. */
const UI = '../../../packages/ui/src'
/** Components that read the parameters that their caller passes. */
const GENERIC = [`${UI}/form/plain-form.tsx`]
/** Files whose parameters belong to no screen: the language, which all have, and the page after a sheet of the entry. */
const OF_THE_FRAME = ['app/overlays/waiting-move-host.tsx', 'app/start/use-session-start.ts', 'i18n/initial-language.ts']

const sourceOf = (file: string) => readFileSync(join(SOURCES, file), 'utf8')
const nameIn = (folder: string, path: string) =>
  relative(SOURCES, path.startsWith('.') ? resolve(SOURCES, folder, path) : join(SOURCES, path.replace('@plenara/ui', UI)))

/** The imports of a file from the web app and the primitives, static and dynamic, without types. */
function importsOf(file: string): string[] {
  const imports = sourceOf(file).matchAll(
    /^(?:import|export) (?!type )[^;']*?from '((?:\.|@plenara\/ui\/)[^']+\.tsx?)'|\bimport\(?\s*'((?:\.|@plenara\/ui\/)[^']+\.tsx?)'/gm,
  )
  return [...imports].map(([, from, alone]) => nameIn(dirname(file), from ?? alone ?? ''))
}

/** A file with all files that it imports, directly or not. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const other of importsOf(file)) closureOf(other, found)
  return found
}

const readsAddress = (file: string) => /URLSearchParams|useSearchParams|searchParams/.test(sourceOf(file))

/** The parameters that a file reads from an address, besides the language. */
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

// Fails when a screen reads a parameter that the table lacks, which the server would then ignore, or when the table has an unused one.
test.each(PAGES)('$screen reads the parameters of the table', ({ screen, file }) => {
  const read = [...closureOf(file)].flatMap(readBy)
  const listed = Object.keys(SCREEN_QUERIES[screen as keyof typeof SCREENS] ?? {}).filter((name) => name !== 'page')
  expect([...new Set(read)].toSorted()).toEqual(listed.toSorted())
})

// Fails when an address is read in a way that the previous test does not find.
test('every file that reads an address belongs to a screen or to the shell, and names its parameters', () => {
  const ofScreens = new Set(PAGES.flatMap(({ file }) => [...closureOf(file)]))
  const filesIn = (folder: string) => readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
  const files = [...filesIn(''), ...filesIn(UI).map((file) => `${UI}/${file}`)].filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^embed\/|\/test-support\//.test(file),
  )
  const reading = files.filter(readsAddress)
  expect(reading.filter((file) => !ofScreens.has(file) && !OF_THE_FRAME.includes(file))).toEqual([])
  const computed = /(?:params|query|search|Params\(.*\))\.(?:get|getAll|has)\((?!')/
  expect(reading.filter((file) => computed.test(sourceOf(file)))).toEqual(GENERIC)
})
