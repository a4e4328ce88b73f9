import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { createFolder, createImportWorld, type ImportWorld } from './import-world.ts'
import { type FormatPath, sameElectionIn } from './same-election.ts'

const { folder, file, remove } = createFolder()
let files: readonly FormatPath[]
let world: ImportWorld
beforeAll(async () => {
  files = await sameElectionIn(folder, file)
})
beforeEach(async () => {
  world = await createImportWorld(folder)
})
afterEach(() => world.drop())
afterAll(remove)

const of = (format: string): FormatPath => files.find(([name]) => name === format) ?? ['', '']

/** All that is stored of elections, by keys: ids follow the order of the imports. */
async function facts(): Promise<object> {
  const { rows: elections } = await sql<{ id: number; key: string }>`
    select k.key, to_jsonb(e) - 'source_id' as row from election e join catalogue_key k on k.kind = 'election' and k.id = e.id order by k.key`.execute(
    world.db,
  )
  const { rows: lists } = await sql`
    select e.key as election, k.key, l.position, l.number, l.name, l.connection, p.key as party,
      array(select c.key from unnest(l.candidate_ids) with ordinality as one (id, place) join candidate c on c.id = one.id order by one.place) as lines
    from official_list l join catalogue_key k on k.kind = 'list' and k.id = l.id
    join catalogue_key e on e.kind = 'election' and e.id = l.election_id left join catalogue_key p on p.kind = 'party' and p.id = l.party_id
    order by 1, 2`.execute(world.db)
  const { rows: candidates } = await sql`
    select e.key as election, c.key, c.first_name, c.last_name, c.birth_year, c.sex, c.number, c.place, c.occupation, c.incumbent,
      c.list_position, l.key as list, p.key as party
    from candidate c join catalogue_key e on e.kind = 'election' and e.id = c.election_id
    left join catalogue_key l on l.kind = 'list' and l.id = c.list_id left join catalogue_key p on p.kind = 'party' and p.id = c.party_id
    order by 1, 2`.execute(world.db)
  const results = (await world.stored()).map(({ election, result }) => ({
    key: election.key,
    final: result?.final,
    source: result?.source,
    ballots: result?.ballots,
    candidates: result?.candidates.map(({ candidateKey, votes, elected }) => [candidateKey, votes, elected]).toSorted(),
    lists: result?.lists.map(({ listKey, votes, seats, additionalVotes }) => [listKey, votes, seats, additionalVotes]).toSorted(),
  }))
  return { elections: elections.map(({ key }) => key), lists, candidates, results: results.toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

async function factsAfter(order: readonly string[]): Promise<object> {
  for (const format of order) {
    const { status, problems } = await world.run(...of(format), '--publish')
    expect([format, status, status === 0 ? [] : problems]).toEqual([format, 0, []])
  }
  return facts()
}

// Fails when the key of an election holds the format or the file, when candidates meet by their number only, and when the order of
// `mergeDeliveries` follows that of the imports.
test('four formats of the same elections are the same elections, in whatever order they come', { tags: ['slow'] }, async () => {
  const first = await factsAfter(['sesam-bs', 'ech0252', 'onegov', 'wabstic'])
  expect(first).toMatchObject({
    elections: ['cantonal-parliament/bs/2020-10-25/bettingen', 'cantonal-parliament/bs/2020-10-25/grossbasel-west'],
  })
  expect(await world.db.selectFrom('candidate').select('id').execute()).toHaveLength(51)
  for (const order of [
    ['wabstic', 'onegov', 'ech0252', 'sesam-bs'],
    ['onegov', 'sesam-bs', 'wabstic', 'ech0252'],
    ['ech0252', 'wabstic', 'sesam-bs', 'onegov'],
  ]) {
    await world.drop()
    world = await createImportWorld(folder)
    expect(await factsAfter(order)).toEqual(first)
  }
})

// Fails when the name of the file is a part of the key.
test('a file under another name is the same election, and changes nothing', async () => {
  await world.run(...of('onegov'), '--publish')
  const before = await facts()
  const renamed = file('Grossratswahlen (2) final.csv', readFileSync(of('onegov')[1], 'utf8'))
  expect(await world.run('onegov', renamed, '--publish')).toMatchObject({ status: 0 })
  expect(await facts()).toEqual(before)
})

// Fails when a result that contradicts a richer one is written, or taken without a word.
test('a poorer source that says otherwise is refused with what it says, and counts where that is accepted', async () => {
  await world.run(...of('sesam-bs'), '--publish')
  const before = await facts()
  const wrong = file('other.csv', readFileSync(of('onegov')[1], 'utf8').replace(',320\n', ',310\n'))
  const refused = await world.run('onegov', wrong, '--publish')
  expect(refused.status).toBe(1)
  expect(refused.problems).toContainEqual(
    expect.objectContaining({
      loss: 'older',
      reason: 'cantonal-parliament/bs/2020-10-25/bettingen: onegov has other votes of 1 candidates (101): sesam-bs counts',
    }),
  )
  expect(await facts()).toEqual(before)
  expect((await world.run('onegov', wrong, '--publish', '--accept-losses', 'older')).status).toBe(0)
  expect(JSON.stringify(await facts())).toContain('["101",310,true]')
})

// Fails when the writer does not keep what a source tells alone.
test('a poorer source fills what the richer one leaves open, and undoing takes it back', async () => {
  await world.run(...of('ech0252'))
  const before = await facts()
  await world.run(...of('wabstic'), '--publish')
  expect(JSON.stringify(await facts())).toContain('"place":"Basel"')
  expect((await world.stored()).every(({ result }) => result?.final)).toBe(true)
  const last = await world.db.selectFrom('importLog').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await undoImport(world.db, last.id)
  expect(await facts()).toEqual(before)
})

test('a day that neither content nor name tells is asked for, and taken from --date', async () => {
  const text = readFileSync(of('onegov')[1], 'utf8').replaceAll('2020-10-25', '').replaceAll('Grosser Rat 2020', 'Grosser Rat')
  const bare = join(folder, 'ohne-tag-bs.csv')
  writeFileSync(bare, text)
  const refused = await world.run('onegov', bare)
  expect([refused.status, refused.problems[0].reason]).toEqual([1, expect.stringContaining('--date 2020-10-25')])
  expect((await world.run('onegov', bare, '--date', '2020-10-25')).status).toBe(0)
  expect(await facts()).toMatchObject({ elections: [expect.stringContaining('/2020-10-25/'), expect.stringContaining('/2020-10-25/')] })
})
