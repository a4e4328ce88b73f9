import type { ParliamentImport } from '@plenara/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findVotes } from '../../src/catalogue/parliament/find-votes.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { sampleAffair, sampleVote } from '../support/parliament-sample.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const VOTE = sampleVote(1, { affairKey: 'affair/1', affairTitle: { de: 'Gletscher' }, subject: {}, meaningYes: {}, meaningNo: {} })
const AFFAIR = sampleAffair(1, { title: { de: 'Moorschutz' }, topicKeys: ['topic/52'] })

async function write(data: ParliamentImport): Promise<void> {
  await writeParliament(database.db, data, { format: 'sample', source: '' })
}

async function undoLast(): Promise<void> {
  const { id } = await database.db
    .selectFrom('importLog')
    .select('id')
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await undoImport(database.db, id)
}

const EVERYTHING = {
  page: 1,
  sort: 'newest',
  from: null,
  to: null,
  searchTerm: '',
  topicKeys: null,
  isPeoples: null,
  councillor: null,
} as const

async function found(filter: { readonly searchTerm?: string; readonly topicKeys?: readonly string[] }): Promise<readonly number[]> {
  return (await findVotes(database.db, { ...EVERYTHING, ...filter })).ids
}

/** What stands in the entries, and what should. */
async function entries() {
  const kept = await sql<{ all: string | null }>`select string_agg(e::text, '|' order by e.id) as all from vote_entry e`.execute(
    database.db,
  )
  const right = await sql<{ all: string | null }>`
    select string_agg(e::text, '|' order by e.id) as all from (
      select v.id, v.key, v.day, v.is_peoples, coalesce(a.topic_keys, '{}'), strip(v.search || coalesce(a.search, '')),
        f.affair, f.council_key, f.canton, f.has_more_yes, f.margin, f.areas
      from vote v join vote_fact f on f.id = v.id left join affair a on a.key = v.affair_key
    ) as e`.execute(database.db)
  return { kept: kept.rows[0]?.all ?? null, right: right.rows[0]?.all ?? null }
}

// Fails when one of the triggers on votes or affairs is missing.
test.each([
  ['the vote first', [{ parliamentVotes: [VOTE] }, { affairs: [AFFAIR] }]],
  ['the affair first', [{ affairs: [AFFAIR] }, { parliamentVotes: [VOTE] }]],
] as const)('%s: a vote is found by its own words and those of its affair, also together [API-20]', async (_, imports) => {
  for (const data of imports) await write(data)
  for (const searchTerm of ['gletscher', 'moor', 'gletscher moor'])
    expect([searchTerm, await found({ searchTerm })]).toEqual([searchTerm, [1]])
  expect(await found({ topicKeys: ['topic/52'] })).toEqual([1])
  await write({ affairs: [{ ...AFFAIR, title: { de: 'Auenschutz' }, topicKeys: ['topic/28'] }] })
  expect([await found({ searchTerm: 'moor' }), await found({ searchTerm: 'auen' })]).toEqual([[], [1]])
  expect([await found({ topicKeys: ['topic/52'] }), await found({ topicKeys: ['topic/28'] })]).toEqual([[], [1]])
})

test('an undo takes back what votes are found by', async () => {
  await write({ parliamentVotes: [VOTE] })
  const before = await entries()
  await write({ affairs: [AFFAIR], parliamentVotes: [sampleVote(2, { affairKey: 'affair/1' })] })
  expect(await found({ searchTerm: 'moor' })).toEqual([2, 1])
  await undoLast()
  expect(await entries()).toEqual(before)
  expect(before.kept).toBe(before.right)
  await undoLast()
  expect(await entries()).toEqual({ kept: null, right: null })
})

test('a page behind the last has no votes, but the number of all [API-20]', async () => {
  await write({ parliamentVotes: [VOTE] })
  for (const searchTerm of ['', 'gletscher'])
    expect(await findVotes(database.db, { ...EVERYTHING, searchTerm, page: 2 })).toEqual({ total: 1, ids: [] })
})
