// @module-tag slow

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { MAX_MEGABYTES, measureMemory } from './test-support/memory.ts'

const folder = mkdtempSync(join(tmpdir(), 'plenara-importers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** All decisions of a session, which the service answers at once: 328 votes of 200 members. */
function decisionsOfSession(): string {
  const file = join(folder, 'Voting.json')
  const rows = Array.from({ length: 328 * 200 }, (_, index) => ({
    __metadata: {
      id: `https://ws.parlament.ch/OData.svc/Voting(ID=${index},Language='DE')`,
      type: 'itsystems.Pd.DataServices.DataModel.Voting',
    },
    ...{
      ID: index + 1,
      Language: 'DE',
      IdVote: 35_000 + Math.floor(index / 200),
      RegistrationNumber: 1,
      PersonNumber: 4000 + (index % 200),
    },
    ...{
      FirstName: 'Vorname',
      LastName: 'Nachname',
      Canton: 'ZH',
      CantonName: 'Zürich',
      ParlGroupCode: 'RL',
      ParlGroupName: 'FDP-Liberale Fraktion',
    },
    ...{
      Decision: 1,
      DecisionText: 'Ja',
      BusinessTitle: 'Ein Geschäft des Bundesrates mit einem Titel von gewöhnlicher Länge',
      Subject: 'Schlussabstimmung',
    },
  }))
  writeFileSync(file, JSON.stringify({ d: rows }))
  return file
}

test('all decisions of a session need less than 512 MB', async () => {
  const { counts, problems, megabytes } = await measureMemory('parliament', decisionsOfSession())
  expect([counts, problems]).toEqual([{ decisions: 65_600 }, 0])
  expect(megabytes).toBeLessThan(MAX_MEGABYTES)
})
