import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LEVEL_1, LEVEL_2, LEVEL_3_CHOSEN } from './asvs-ids.ts'

const root = join(import.meta.dirname, '../../../..')
const STATES = ['met', 'not applicable', 'deviation']

interface Row {
  readonly id: string
  readonly what: string
  readonly state: string
  readonly where: string
}

const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
/** Rows of the tables: those that begin with an id. */
const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\|\s*\d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [, id = '', what = '', state = '', where = ''] = line.split('|').map((cell) => cell.trim())
    return { id, what, state, where }
  })

/** What stands between backticks and looks like a path of the repository. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path).filter((path) => path.includes('/') || path.endsWith('.md'))
}

// Fails when a row is taken out, doubled, renamed, or when a file that it names goes away.
describe('the table of security requirements', () => {
  test('has the whole standard: 70 requirements of level 1, 183 of level 2, and the chosen ones of level 3', () => {
    expect([LEVEL_1.length, LEVEL_2.length, LEVEL_3_CHOSEN.length]).toEqual([70, 183, 8])
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...LEVEL_1, ...LEVEL_2, ...LEVEL_3_CHOSEN].toSorted())
  })

  test('says in words of its own what each is about, and in which state it is', () => {
    expect(rows.filter(({ what }) => what.length < 8)).toEqual([])
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
  })

  test('names for each that is met a file that shows it', () => {
    expect(rows.filter(({ state, where }) => state === 'met' && pathsIn(where).length === 0)).toEqual([])
    const missing = rows.flatMap(({ id, where }) =>
      pathsIn(where).flatMap((path) => (existsSync(join(root, path)) ? [] : [`${id}: ${path}`])),
    )
    expect(missing).toEqual([])
  })

  test('gives a reason for each that is not met or not applicable', () => {
    expect(rows.filter(({ state, where }) => state !== 'met' && where.length < 7)).toEqual([])
    const explained = text.match(/^- \*\*[\d., ]+\*\*/gm)?.flatMap((line) => line.match(/[\d.]*\d/g) ?? [])
    const deviations = rows.filter(({ state }) => state === 'deviation').map(({ id }) => id)
    expect(explained?.toSorted()).toEqual(deviations.toSorted())
  })
})
