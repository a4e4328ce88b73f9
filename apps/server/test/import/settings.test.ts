import type { DivisionRecord } from '@plenara/contract'
import { demoData } from '@plenara/demo-data'
import { federalSeatsOf } from '@plenara/importers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadReference } from '../../src/catalogue/places/load-reference.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { type AdminWorld, openAdminWorld } from '../support/admin-world.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'

let world: AdminWorld
beforeEach(async () => {
  world = await openAdminWorld()
  await loadReference(world.db)
})
afterEach(() => world.close())

const admin = (args: readonly string[]) => world.admin([...args])
const common = () => createPostgresCatalogue(world.db).common()
const constituenciesOf = async (cantonId: number) => (await common()).constituencies.filter((one) => one.cantonId === cantonId)
const real = { key: 'real/2027', fictional: false, electionDate: '2027-10-24', nextElectionDate: null, followUntil: null } as const
async function election(change: Parameters<typeof sampleBallot>[1] = {}) {
  const data = sampleImport()
  const bundle = sampleBallot([sampleCandidate('1')], { ...real, ...change })
  return (await writeCatalogue(world.db, { ...data, elections: [bundle] }, { isPublished: true })).electionIds[0]!
}
const stored = async (id: number) => (await common()).elections.find((one) => one.id === id)
const ZUG = 25

/** Zug as two constituencies, Risch and Baar in both. */
function zug(change: Partial<DivisionRecord['constituencies'][number]> = {}): DivisionRecord {
  const all = [1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711]
  return {
    cantonCode: 'ZG',
    constituencies: [
      { key: 'zug', name: { de: 'Zug', fr: 'Zoug' }, seats: 19, municipalities: [...all] },
      { key: 'west', name: { de: 'West' }, seats: 61, municipalities: [1701, 1707], ...change },
    ],
  }
}

// Fails when the old constituencies stay, one of the same name gets another id, or the next start brings the reference back.
test('constituencies of the operator replace those of the canton, keep known ids, and stay after a restart [VALID-10, ENTITY-10]', async () => {
  const [known] = (await constituenciesOf(ZUG)).filter(({ name }) => name.de === 'Zug')
  await writeCatalogue(world.db, { divisions: [zug()] })
  await loadReference(world.db)
  const found = await constituenciesOf(ZUG)
  expect(found.map(({ name, seats }) => [name.de, seats])).toEqual([
    ['Zug', 19],
    ['West', 61],
  ])
  expect(found[0]?.id).toBe(known?.id)
  expect(found[1]?.id).toBeGreaterThan(1000)
  const place = async (zip: string) => (await createPostgresCatalogue(world.db).localities(zip)).find((one) => one.cantonCode === 'ZG')
  expect(await place('6340')).toMatchObject({ constituencyId: null, constituencyIds: found.map(({ id }) => id) })
  expect(await place('6330')).toMatchObject({ municipality: 'Cham', constituencyId: found[0]?.id })
  const version = (await writeCatalogue(world.db, { divisions: [zug()] })).dataVersion
  expect((await writeCatalogue(world.db, { divisions: [zug()] })).dataVersion).toBe(version)
})

test('undoing constituencies brings those of the reference back', async () => {
  const before = await constituenciesOf(ZUG)
  await writeCatalogue(world.db, { divisions: [zug()] }, { origin: { format: 'constituencies', source: 'zg.csv' } })
  const { imports } = (await admin(['import', 'list', '--json'])).json()
  expect((await admin(['import', 'undo', String(imports[0].id), '--json'])).status).toBe(0)
  expect(await constituenciesOf(ZUG)).toEqual(before)
  expect((await createPostgresCatalogue(world.db).localities('6340'))[0]).toMatchObject({ constituencyId: 301 })
})

// Fails when a municipality may be forgotten, invented, or an election lose its constituency.
test('constituencies that leave a municipality or an election behind are refused', async () => {
  const [first] = zug().constituencies
  const write = (constituencies: DivisionRecord['constituencies']) =>
    writeCatalogue(world.db, { divisions: [{ cantonCode: 'ZG', constituencies }] })
  await expect(write([{ ...first!, municipalities: [1711] }])).rejects.toThrow('10 municipalities of ZG are in no constituency: 1701 Baar')
  await expect(write([{ ...first!, municipalities: [...first!.municipalities, 261] }])).rejects.toThrow('ZG has no municipality 261')
  await election({ cantonCode: 'ZG', constituencyId: 301 })
  await expect(write(zug().constituencies)).rejects.toThrow('1 elections are held in constituency 301')
})

test('a party of the same key changes its names and colour, others stay', async () => {
  await election()
  const [party] = sampleImport().parties!
  await writeCatalogue(world.db, { parties: [{ ...party!, color: '#123456' }] })
  expect((await common()).parties.map(({ color }) => color)).toContain('#123456')
})

// Fails when the invented elections of the same body are changed, too, or a row that means nothing passes.
test('rules and days of a body reach its real elections of that year, all or none', async () => {
  const id = await election()
  await election({ key: 'sample/invented', fictional: true })
  const target = { council: 'cantonal-parliament', cantonCode: 'BS', municipality: null, year: 2027 } as const
  const rule = { target, change: { seats: 12, lines: 12, bodySeats: 100 } }
  await writeCatalogue(world.db, { settings: [rule, { target, change: { nextElectionDate: '2031-10-19' } }] })
  expect(await stored(id)).toMatchObject({ seats: 12, lines: 12, bodySeats: 100, nextElectionDate: '2031-10-19' })
  expect((await common()).elections.filter(({ seats }) => seats === 12)).toHaveLength(1)
  const wrong = { target: { ...target, year: 2030 }, change: { seats: 3 } }
  await expect(writeCatalogue(world.db, { settings: [{ target, change: { seats: 13 } }, wrong] })).rejects.toThrow(
    'There is no election of',
  )
  expect((await stored(id))?.seats).toBe(12)
})

// Fails when the difference is not printed, or the change is not one entry of the log.
test('an election is edited as one logged change, with its difference, and undone', async () => {
  const id = await election()
  const { stdout, status } = await admin(['election', 'edit', String(id), '--seats', '13', '--lines', '13', '--name-fr', 'Élection'])
  expect([status, stdout]).toEqual([
    0,
    'name: {"de":"Probewahl","fr":"Élection d’essai"} -> {"de":"Probewahl","fr":"Élection"}\nseats: 11 -> 13\nlines: 11 -> 13\n',
  ])
  const { imports } = (await admin(['import', 'list', '--json'])).json()
  expect(imports[0]).toMatchObject({ format: 'correction', source: `election ${id}` })
  expect((await admin(['election', 'edit', String(id), '--seats', '13'])).stdout).toBe(`Election ${id} says so already\n`)
  await admin(['import', 'undo', String(imports[0].id)])
  expect(await stored(id)).toMatchObject({ seats: 11, lines: 11, name: { fr: 'Élection d’essai' } })
})

const CONTRADICTIONS: readonly (readonly [args: readonly string[], reason: string])[] = [
  [['--seats', '0'], '--seats is "0", but must be a number from 1'],
  [['--date', '2027-02-30'], '--date is "2027-02-30", but must be a day such as 2027-10-24'],
  [['--date', '2020-10-25'], '2020-10-25 is over, and it has no result'],
  [['--next-date', '2027-10-24'], 'the next election comes after this one'],
  [['--next-date', '2031-10-19', '--follow-until', '2032-01-01T00:00:00Z'], 'it is followed until a day after the next election'],
  [['--lines', '1'], 'a list has 2 names, more than 1 lines'],
  [['--cumulation', '1'], 'a list names somebody 2 times, more than 1'],
  [['--body-seats', '5'], 'the whole body has 5 seats, fewer than the 11 of this election'],
  [['--seat-method', 'dhondt'], '--seat-method is "dhondt", but must be one of'],
  [['--name-de', '', '--name-fr', ''], 'it needs a name'],
  [[], 'What is to be edited? For example --seats 7'],
]

// Fails when one of the contradictions passes.
test('an election that would contradict itself is refused', async () => {
  const id = await election()
  const before = await stored(id)
  for (const [args, reason] of CONTRADICTIONS) {
    expect(await admin(['election', 'edit', String(id), ...args])).toMatchObject({ status: 1, stderr: expect.stringContaining(reason) })
  }
  expect(await stored(id)).toEqual(before)
})

test('an election with a result keeps its day in the past and its elected', async () => {
  const data = sampleImport()
  const elected = ['1', '2'].map((key) => ({ candidateKey: key, votes: 9, elected: true }))
  const result = { final: true, source: null, candidates: elected, lists: [] }
  const bundle = { ...sampleBallot([sampleCandidate('1'), sampleCandidate('2')], { ...real, electionDate: '2020-10-25' }), result }
  const { electionIds } = await writeCatalogue(world.db, { ...data, elections: [bundle] }, { isPublished: true })
  const edit = (...args: string[]) => admin(['election', 'edit', String(electionIds[0]), ...args])
  expect((await edit('--date', '2099-10-25')).stderr).toContain('it has a result, so its day cannot be 2099-10-25')
  expect((await edit('--seats', '1')).stderr).toContain('2 are elected already, more than 1 seats')
  expect((await edit('--date', '2020-10-18')).status).toBe(0)
})

test('the seats of the National Council are law', async () => {
  const id = await election({ council: 'national-council', constituencyId: null, seats: 4, lines: 4 })
  expect((await admin(['election', 'edit', String(id), '--seats', '5'])).stderr).toContain(
    'BS has 4 seats in the National Council of 2027-10-24 (Bundesrat, 2025-08-27), not 5',
  )
})

test('the demonstration has the seats of the National Council that the cantons have in 2027', () => {
  const councils = (demoData().elections ?? []).filter(({ election: { council } }) => council === 'national-council')
  expect(councils.length).toBeGreaterThanOrEqual(26)
  for (const { election: one } of councils) {
    const law = federalSeatsOf('national-council', one.cantonCode, one.electionDate)
    expect([one.cantonCode, one.electionDate, one.seats]).toEqual([one.cantonCode, one.electionDate, law?.seats])
  }
})
