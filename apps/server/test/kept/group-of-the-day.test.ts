import { readFileSync } from 'node:fs'
import type { DecisionRecord, ParliamentImport, Vote } from '@plenara/contract'
import { createApp } from '@plenara/api'
import { importerOf } from '@plenara/importers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { importerFixture } from '../import/importer-fixture.ts'
import { parliamentSample, PERSON, VOTE } from '../support/parliament-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createFilledDatabase(PLACES)
})
afterEach(() => database.drop())

const write = (data: ParliamentImport) => writeParliament(database.db, data, { format: 'parliament', source: 'sample' })

/** What a vote says of group and party of each member, by last name. */
async function sidesIn(voteId: number): Promise<Record<string, readonly [string | undefined, string | undefined]>> {
  const { db } = database
  const catalogue = createPostgresCatalogue(db)
  const parliament = createPostgresParliament(db, catalogue.dataVersion)
  const app = createApp({
    ...{ catalogue, exportSource: catalogue, parliament, address: () => '192.0.2.1', now: () => new Date('2028-01-01T08:00:00Z') },
    ...{ version: '0.1.0', compatibility: { android: '*', ios: '*', web: '*' }, authenticate: async () => null },
    ...{ surveys: async () => [], log: () => undefined },
  } as unknown as Parameters<typeof createApp>[0])
  const { groups, parties } = await parliament.reference()
  const nameOf = (all: readonly { readonly id: number; readonly name: object; readonly abbreviation: object }[], id: number | null) => {
    const one = all.find((other) => other.id === id)
    return one && (Object.values({ ...one.abbreviation, ...one.name })[0] as string)
  }
  const vote = (await (await app.request(`/api/vote/${voteId}`)).json()) as Vote
  const decisions = vote.parliament?.decisions ?? []
  return Object.fromEntries(
    decisions.map(({ councillor: { lastName, groupId, partyId } }) => [lastName, [nameOf(groups, groupId), nameOf(parties, partyId)]]),
  )
}

const decision = (person: number, change: Partial<DecisionRecord>): DecisionRecord => ({
  ...{ voteKey: `parliament/${VOTE.first}`, councillorKey: `councillor/${person}`, decision: 'yes' },
  ...change,
})

// Fails when `sidesOn` is left out: who changed the group since would have voted for the new one.
test('group and party of a member in a vote are those of its day, as the row says; else those of today', async () => {
  await write({
    ...parliamentSample,
    decisions: [
      decision(PERSON.abel, { groupName: { de: 'Fraktion B' }, partyKey: 'party/3' }),
      decision(PERSON.berger, { groupName: { de: 'Fraktion von damals' } }),
      decision(PERSON.caduff, { groupName: null, partyKey: null }),
      decision(4, {}),
    ],
  })
  const sides = await sidesIn(VOTE.first)
  expect(sides.Berger).toEqual(['Fraktion von damals', 'PB'])
  expect(sides.Caduff).toEqual([undefined, undefined])
  expect(sides.Damals).toEqual(['Fraktion A', 'Partei A'])
  expect(Object.values(sides)).toContainEqual(['Fraktion B', 'Niemandes Partei'])
})

// Fails when the stored groups are not read before the row is written anew.
test('a later delivery that says nothing of groups keeps them, one that does replaces them', async () => {
  await write({ ...parliamentSample, decisions: [decision(PERSON.berger, { groupName: { de: 'Fraktion A' } })] })
  await write({ decisions: [decision(PERSON.berger, { decision: 'no' })] })
  expect((await sidesIn(VOTE.first)).Berger?.[0]).toBe('Fraktion A')
  await write({ decisions: [decision(PERSON.berger, { groupName: { de: 'Fraktion B' } })] })
  expect((await sidesIn(VOTE.first)).Berger?.[0]).toBe('Fraktion B')
})

test('the roll call of Zürich says the party of each member', async () => {
  const file = importerFixture('kantonsrat-zh/fixtures/ballots.csv')
  const { import: data } = await importerOf('kantonsrat-zh').parse({ file, bytes: readFileSync(file) })
  const [first] = data.councillors ?? []
  await write(data)
  await write({
    councillors: [{ ...first!, partyKey: 'party-name/neu' }],
    parliamentParties: [{ key: 'party-name/neu', id: null, name: { de: 'NEU' }, abbreviation: {}, color: null }],
  })
  const vote = await database.db.selectFrom('vote').select('id').executeTakeFirstOrThrow()
  expect((await sidesIn(Number(vote.id)))[first?.lastName ?? '']?.[1]).toBe('STB')
})
