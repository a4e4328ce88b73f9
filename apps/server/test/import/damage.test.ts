// @module-tag slow

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { caseOf, fixturePaths } from '../../damage/damage-files.ts'
import { randomOf, runDamages } from '../../damage/damage-run.ts'
import { DAMAGES } from '../../damage/damages.ts'
import { createImportWorld, type ImportWorld } from './import-world.ts'

const SEED = 17
/** Of the damages of each fixture; `npm run test:damage` takes all of them, and the full-size data. */
const SHARE = 0.3
const IN_DATABASE = [
  'cut',
  'last byte lost',
  'saved as latin1',
  'separator',
  'renamed header',
  'broken row',
  'empty',
  'doubled',
  'rows doubled',
]
const folder = mkdtempSync(join(tmpdir(), 'plenara-damage-'))

let world: ImportWorld
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(() => rmSync(folder, { recursive: true }))

// Fails when a count that is no number is read as none (`counts` of a column table), or when `refusedLosses` lets problems without a word through.
test('a damaged fixture gives the same facts or is refused with a reason', async () => {
  const random = randomOf(`sample ${SEED}`)
  const findings = []
  for (const path of fixturePaths()) findings.push(...(await runDamages(caseOf(path), SEED, () => random() < SHARE)))
  expect(findings.length).toBeGreaterThan(300)
  expect(findings.filter(({ outcome }) => outcome === 'FAULT')).toEqual([])
  for (const outcome of ['same', 'refused']) expect(findings.some((one) => one.outcome === outcome)).toBe(true)
})

async function storedFacts(): Promise<string> {
  const { rows } = await sql<{ facts: string }>`
    select coalesce(string_agg(t, '|' order by t), '') as facts from (
      select row(id, number, first_name, last_name, birth_year, list_id)::text as t from candidate
      union all select row(election_id, final, candidates, lists, ballots, areas)::text from election_result
      union all select row(id, number, name, connection)::text from official_list) all_rows`.execute(world.db)
  return createHash('sha256')
    .update(rows[0]?.facts ?? '')
    .digest('hex')
}

// Fails when the command writes what it has reported.
test('the import command ends with 1 and leaves the database as it was, or stores the same', async () => {
  const [path] = fixturePaths().filter(({ path: one }) => one.endsWith('fixtures/nr2027-bl.csv'))
  if (!path) throw new Error('there is the fixture')
  const { bytes, file } = caseOf(path)
  const write = (content: Uint8Array) => {
    mkdirSync(join(folder, 'damaged'), { recursive: true })
    const target = join(folder, 'damaged', file)
    writeFileSync(target, content)
    return target
  }
  expect((await world.run('onegov', write(bytes))).status).toBe(0)
  const before = await storedFacts()
  const statuses = new Set<number>()
  for (const [index, damage] of DAMAGES.filter(({ name }) => IN_DATABASE.includes(name)).entries()) {
    const damaged = await damage.apply({ name: file, bytes, separator: ',', random: randomOf(`${SEED} ${index}`), note: () => undefined })
    if (!damaged) continue
    const { status, problems } = await world.run('onegov', write(damaged))
    statuses.add(status)
    expect([damage.name, status === 0 || problems.length > 0]).toEqual([damage.name, true])
    expect([damage.name, await storedFacts()]).toEqual([damage.name, before])
  }
  expect([...statuses].toSorted()).toEqual([0, 1])
})
