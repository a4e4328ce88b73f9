import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { runProcess } from '../support/child-process.ts'
import type { DataFile } from './damaged-copies.ts'
import { expectRobustImport } from './expect-robust-import.ts'
import { createParliamentWorld, type ParliamentWorld } from './parliament-world.ts'

const MAX_MEGABYTES = 512
const folder = mkdtempSync(join(tmpdir(), 'plenara-files-'))

let world: ParliamentWorld
beforeEach(async () => {
  world = await createParliamentWorld(folder)
})
afterEach(() => world.drop())
afterAll(() => rmSync(folder, { recursive: true }))

const file = (format: string, path: string, column: string, counts: DataFile['counts'] = {}): DataFile => ({
  format,
  name: path,
  path: realDataPath(path),
  column,
  counts,
})

/** Every file that is imported; the README files beside them count by folder: 714 votes, 50 votes in four languages. */
const DATA_FILES: readonly DataFile[] = [
  file('federal-council', 'parliament/federal-council-history/bundesraete_1848-2019.csv', 'Lebensdaten', { councillors: 119 }),
  file('kantonsrat-zh', 'parliament/kantonsrat-zh/abstimmungen.csv', 'eDocumentID', { votes: 1118 }),
  file('kantonsrat-zh', 'parliament/kantonsrat-zh/votes-2012.csv', 'Sitzungsdatum', { councillors: 180, votes: 1, decisions: 180 }),
  file('parliament', 'parliament/odata-2026/get_sessions_1.json', '"SessionName"', { sessions: 3 }),
  file('parliament', 'parliament/odata-2026/get_votes_1.json', '"VoteEnd"', { votes: 3 }),
  file('parliament', 'parliament/odata-2026/search_members_1.json', '"LastName"', { councillors: 3 }),
  file('parliament', 'parliament/odata-swissparlpy/business_1.json', '"BusinessShortNumber"', { affairs: 44 }),
  file('parliament', 'parliament/odata-swissparlpy/seating_plan.csv', 'SeatNumber'),
  file('openparldata', 'parliament/openparldata-2026/affair_documents_1.json', '"affair_id"'),
  file('openparldata', 'parliament/openparldata-2026/get_votings_1.json', '"date"', { votes: 3 }),
  file('openparldata', 'parliament/openparldata-2026/list_bodies_1.json', '"canton_key"', { councils: 95 }),
  file('openparldata', 'parliament/openparldata-2026/search_affairs_1.json', '"id"', { affairs: 3 }),
  file('openparldata', 'parliament/openparldata-2026/search_interests_1.json', '"person_id"', { interests: 3 }),
  file('openparldata', 'parliament/openparldata-2026/search_meetings_1.json', '"id"', { sessions: 3 }),
  file('openparldata', 'parliament/openparldata-2026/search_persons_1.json', '"lastname"', { councillors: 3 }),
  file('openparldata', 'parliament/openparldata-2026/source_status_1.json', '"canton_key"', { councils: 1 }),
  file('openparldata', 'parliament/openparldata-swissparlpy/single_person.json', '"lastname"', { councillors: 1 }),
  file('parliament', 'parliament/parlaqui-2023/councillors.json', '"LastName"', { councillors: 254 }),
  file('parliament', 'parliament/parlaqui-2023/councils.json', '"CouncilName"', { councils: 3 }),
  file('parliament', 'parliament/parlaqui-2023/parties.json', '"PartyAbbreviation"'),
  file('swissvotes', 'votes/swissvotes/swissvotes.ch.csv', 'rechtsform', { votes: 714 }),
  file('explanations', 'votes/volksabstimmungen-4lang/volksabstimmungen.json', '"texts"', { explanations: 200 }),
  file('voteinfo', 'votes/voteinfo/sd-t-17-02-20240922-eidgAbstimmung.json', 'vorlagenTitel', { votes: 2 }),
  file('explanations', 'votes/voteinfo-explanations/20240922_erlaeuterungen.json', '"inkuerze_de"', { explanations: 4 }),
]

/** Files that are no records of a source, with the reason. */
const OTHER_FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [1, 2, 6, 99].map((number) => [
      `parliament/factions-2026-04-30/faction_${number}.json`,
      'a group with its members by the older service: the importer `parliament` brings the same of the newer one',
    ]),
  ),
  'parliament/federal-council-history/federal_council_2025.json':
    'written by hand, without numbers; the parliament’s service delivers the Federal Council',
  'parliament/odata-swissparlpy/metadata.xml': 'describes the tables of the service',
  'parliament/openparldata-swissparlpy/openapi.json': 'describes the calls of the service',
  'parliament/party-colors/definitions.json': 'colours and short names, to which those of the product are compared',
  'votes/onegov-vote/ndg.csv': 'one canton of a vote without its number, which VoteInfo and Swissvotes deliver whole',
  'votes/onegov-vote/ndg-intermediate.csv': 'one municipality of a vote without its number, before the end of the count',
  'votes/voteinfo/index.json': 'lists where the results lie',
}

/** Every data file beside the repository, without the texts about them. */
function allDataFiles(): string[] {
  return ['parliament', 'votes'].flatMap((folder) =>
    readdirSync(realDataPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(csv|json|xml|xlsx)$/.test(name))
      .map((name) => `${folder}/${name}`),
  )
}

test('every file is imported, or there is a reason why not', () => {
  const expected = [...DATA_FILES.map(({ name }) => name), ...Object.keys(OTHER_FILES)]
  expect(allDataFiles().toSorted()).toEqual(expected.toSorted())
})

test.each(DATA_FILES)('$name: as it is counted, twice the same, and damaged copies are reported and leave the old data', async (sample) => {
  await expectRobustImport(world, sample, folder)
})

test('every file after the other, written into a database, needs less than 512 MB', { timeout: 180_000 }, async () => {
  const files = DATA_FILES.map(({ format, path }) => `${format} ${path}`)
  const child = runProcess('test/import/import-memory.ts', files, { DATABASE_URL: world.url, DATA_DIR: folder })
  const line = await child.line(/^{"failed"/)
  expect(await child.exit).toBe(0)
  const { failed, megabytes } = JSON.parse(line) as { failed: string[]; megabytes: number }
  expect(failed).toEqual([])
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})
