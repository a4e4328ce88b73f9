import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, test } from 'vitest'
import type { DataFile } from './damaged-copies.ts'
import { expectRobustImport } from './expect-robust-import.ts'
import { importerFixture } from './importer-fixture.ts'
import { createParliamentWorld, type ParliamentWorld } from './parliament-world.ts'

const folder = mkdtempSync(join(tmpdir(), 'plenara-files-'))

let world: ParliamentWorld
beforeEach(async () => {
  world = await createParliamentWorld(folder)
})
afterEach(() => world.drop())
afterAll(() => rmSync(folder, { recursive: true }))

const file = (format: string, name: string, column: string, counts: DataFile['counts'] = {}): DataFile => {
  return { format, name, path: importerFixture(`${format}/fixtures/${name}`), column, counts }
}

const FILES: readonly DataFile[] = [
  file('federal-council', 'federal-council.csv', 'Lebensdaten', { councillors: 4 }),
  file('kantonsrat-zh', 'votes.csv', 'eDocumentID', { votes: 9 }),
  file('kantonsrat-zh', 'ballots.csv', 'Sitzungsdatum', { councillors: 180, votes: 1, decisions: 180 }),
  file('parliament', 'sessions.json', '"SessionName"', { sessions: 3 }),
  file('parliament', 'votes.json', '"VoteEnd"', { votes: 3 }),
  file('parliament', 'members.json', '"LastName"', { councillors: 3 }),
  file('parliament', 'business.json', '"BusinessShortNumber"', { affairs: 4 }),
  file('parliament', 'seating-plan.csv', 'SeatNumber'),
  file('parliament', 'councillors.json', '"LastName"', { councillors: 6 }),
  file('parliament', 'councils.json', '"CouncilName"', { councils: 3 }),
  file('parliament', 'parties.json', '"PartyAbbreviation"'),
  file('parliament', 'groups.json', '"ParlGroupName"', { groups: 2 }),
  file('openparldata', 'documents.json', '"affair_id"'),
  file('openparldata', 'votings.json', '"date"', { votes: 3 }),
  file('openparldata', 'bodies.json', '"canton_key"', { councils: 4 }),
  file('openparldata', 'affairs.json', '"id"', { affairs: 3 }),
  file('openparldata', 'interests.json', '"person_id"', { interests: 3 }),
  file('openparldata', 'memberships.json', '"group_name"', { memberships: 3 }),
  file('parliament', 'memberships.json', '"CommitteeName"', { memberships: 2 }),
  file('parliament', 'transcripts.json', '"MeetingDate"', { speeches: 2 }),
  file('openparldata', 'meetings.json', '"id"', { sessions: 3 }),
  file('openparldata', 'persons.json', '"lastname"', { councillors: 3 }),
  file('openparldata', 'federal-person.json', '"lastname"', { councillors: 1 }),
  file('swissvotes', 'swissvotes.csv', 'rechtsform', { votes: 8 }),
  file('explanations', 'app-texts.json', '"texts"', { explanations: 8 }),
  file('explanations', 'booklet.json', '"inkuerze_de"', { explanations: 4 }),
  file('voteinfo', 'voteinfo.json', '"vorlagenTitel"', { votes: 2 }),
]

test.each(FILES)('$format $name: twice the same, and damaged copies are reported and leave the old data', async (sample) => {
  await expectRobustImport(world, sample, folder)
})
