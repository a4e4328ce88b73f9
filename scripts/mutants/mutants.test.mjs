import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../workspace.mjs'
import { loadMutants, mutate } from './load-mutants.mjs'

const mutants = loadMutants()
const GROUPS =
  'ACHIEVE API ASVS ELECT ENTITY FACT GUARD IMPORT LANG LIST MATCH NAV NOTE NOTIFY QUEST ROUTE SCREEN SESSION SURVEY VALID'.split(' ')

test('the list breaks at least 60 places, some of each group of requirements', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
  expect([...new Set(mutants.map(({ requirement }) => requirement.split('-')[0]))].toSorted()).toEqual(GROUPS)
})

// Fails when the product changes where a mutant stands: the mutant follows the change, or goes with the reason that its test has.
test.each(mutants)('the place of $id is there once, with its tests', (mutant) => {
  const text = readFileSync(join(root, mutant.file), 'utf8')
  expect(mutate(text, mutant)).not.toBe(text)
  expect(mutant.tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('a place', () => {
  const mutant = { id: 'a', requirement: 'API-1', file: 'a.ts', find: 'one', replace: 'two', tests: [], project: 'packages' }

  test('is replaced where it stands', () => {
    expect(mutate('a one b', mutant)).toBe('a two b')
  })

  test.each(['none', 'one and one'])('that does not stand exactly once in "%s" is refused', (text) => {
    expect(() => mutate(text.replace('none', 'nothing'), mutant)).toThrow('a: occurs')
  })
})
