import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const assets = join(import.meta.dirname, '../dist/assets')
const files = readdirSync(assets)
/** Brotli, as the server sends it. */
const BAR_BYTES = 30_000

/** The script of the build with this name. */
function script(name: string): string {
  const found = files.filter((file) => file.startsWith(`${name}-`) && file.length === name.length + '-12345678.js'.length)
  expect(found, name).toHaveLength(1)
  return String(found[0])
}

/** A script with all that it imports before it can run. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(join(assets, file), 'utf8').matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
    withImports(name, seen)
  return seen
}

/** As it travels: small files have no compressed form. */
function bytesOf(file: string): number {
  const path = join(assets, file)
  return statSync(files.includes(`${file}.br`) ? `${path}.br` : path).size
}

const all = (...names: readonly string[]) => new Set(names.flatMap((name) => [...withImports(script(name))]))

/** What an account of this device loads wherever it is, and an online one never: its application, and the look at its catalogue. */
const ofDevice = ['local-api', 'catalogue-gate']

// The deck is where the two are furthest apart: it loads least of what all pages share.
for (const page of ['match-page', 'election-page', 'questions-page']) {
  test(`an account of this device loads at most 30 kB more than an online one: ${page}`, () => {
    const online = all('boot', 'main', page)
    const more = [...all(...ofDevice)].filter((file) => !online.has(file))
    const sizes = more.map((file) => ({ file, bytes: bytesOf(file) }))
    const sum = sizes.reduce((total, { bytes }) => total + bytes, 0)
    expect(online.size).toBeGreaterThan(4)
    expect(sum, JSON.stringify(sizes)).toBeGreaterThan(15_000)
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(BAR_BYTES)
  })
}

/** A name that the library of the schemas has in its code, whatever a build makes of it. */
const OF_SCHEMAS = '$ZodType'

// Fails when the first load imports what checks bodies (`loadDeviceBodies` in packages/api/src/device-calls.ts).
test('the schemas come with the first write, not with the application on the device', () => {
  const codeOf = (names: Iterable<string>) => [...names].map((file) => readFileSync(join(assets, file), 'utf8')).join('\n')
  expect(codeOf(all(...ofDevice))).not.toContain(OF_SCHEMAS)
  expect(codeOf(all('device-bodies'))).toContain(OF_SCHEMAS)
})

test('what an account of this device needs comes without the components of the pages', () => {
  expect([...all(...ofDevice)].filter((file) => file.startsWith('common-'))).toEqual([])
})
