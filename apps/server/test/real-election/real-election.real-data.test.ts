import { test } from 'vitest'
import { realDataPath } from '../../../../scripts/real-data.mjs'
import { followGuide } from './follow-guide.ts'
import { readOfficialTable } from './official-table.ts'

// Fails when the elected or the seats differ from the official table in one constituency, and when a number in the guide is not the one that is printed.
test('the guide leads from an empty folder to a corrected result of Basel-Stadt 2020', { timeout: 300_000 }, async () => {
  const file = realDataPath('elections/sesam-bs-grossrat/Wahlen_2020.xlsx')
  await followGuide(await readOfficialTable(file), file)
})
