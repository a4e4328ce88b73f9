import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Row {
  readonly number: string
  readonly tests: readonly string[]
  readonly mutants: readonly string[]
}

const rows: readonly Row[] = read('docs/security/attacks.md')
  .split('\n')
  .filter((line) => /^\| (?:\d+|[WDN]\d) /.test(line))
  .map((line) => {
    const [, number = '', , , shown = '', without = ''] = line.split('|').map((cell) => cell.trim())
    return { number, tests: quoted(shown), mutants: quoted(without) }
  })
const mutants = JSON.parse(read('scripts/mutants/attacks.json')) as readonly { id: string; tests: readonly string[] }[]

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
}

/** The numbers that titles of tests in a file bear. */
function numbersIn(path: string): Set<string> {
  return new Set(
    [...read(path).matchAll(/\[[^\]\n]*ATTACK-[^\]\n]*\]/g)].flatMap(([ids]) =>
      [...ids.matchAll(/ATTACK-(\w+)/g)].map(([, id = '']) => id),
    ),
  )
}

// Fails when an attack loses its row, its tests, or the number in their titles.
test('every attack stands in the table once and is shown by tests that bear its number', () => {
  const numbers = rows.map(({ number }) => number)
  expect(numbers).toEqual([
    ...Array.from({ length: 14 }, (_, index) => String(index + 1)),
    'W1',
    'W2',
    'W3',
    'W4',
    'W5',
    'W6',
    'N1',
    'N2',
    'N3',
    'N4',
    'N5',
    'N6',
    'N7',
    'D1',
    'D3',
    'D4',
  ])
  for (const { number, tests } of rows) {
    expect(tests, number).not.toEqual([])
    for (const path of tests) expect([number, path, numbersIn(path).has(number)]).toEqual([number, path, true])
  }
})

// Fails when a test of this folder bears a number that the table does not show with it.
test('every number in a title of these tests leads back to the table', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  for (const name of files) {
    if (name === 'attacks.test.ts') continue
    const path = join('apps/server/test/security', name)
    const shown = rows.filter(({ tests }) => tests.includes(path)).map(({ number }) => number)
    expect([name, [...numbersIn(path)].toSorted()]).toEqual([name, shown.toSorted()])
  }
})

// Fails when what takes a protection out is renamed, goes away, or leaves out the tests that are said to show it.
test('what the table names as taking a protection out is there, and tried against the tests of that attack', () => {
  for (const { number, tests, mutants: named } of rows) {
    for (const id of named) {
      const found = mutants.find((mutant) => mutant.id === id)
      expect(found, id).toBeDefined()
      const other = /client-address|config|repeated-reads/
      expect([number, id, found?.tests.some((path) => tests.includes(path) || other.test(path))]).toEqual([number, id, true])
    }
    expect(named, number).not.toEqual([])
  }
})
