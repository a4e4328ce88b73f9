import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { parseCandidates } from '../candidates/parse.ts'
import { workbookSource } from '../test-support/workbook.ts'

const HEADER = ['number', 'first_name', 'last_name', 'place', 'interest_1_organisation_de', 'interest_1_paid']
const ANNA = ['01.01', 'Anna', 'Muster', 'Riehen', 'Ruderclub', 'yes']
const BEAT = ['01.02', 'Beat', 'Probst', 'Basel', null, null]
const read = async (sheets: Parameters<typeof workbookSource>[1]) => {
  const { profiles, lines, problems } = await parseCandidates(await workbookSource('a.xlsx', sheets))
  return { people: profiles.map(({ firstName }) => firstName), lines, problems: problems.map(({ line, reason }) => [line, reason]) }
}

// Fails when the first sheet is read whatever stands on it.
test('the sheet with the columns is read, whichever it is', async () => {
  const notes = [['Stand'], ['26.11.2026']]
  expect(await read({ Notizen: notes, Daten: [HEADER, ANNA] })).toEqual({ people: ['Anna'], lines: [2], problems: [] })
  const { people, problems } = await read({ Notizen: notes, Leer: [] })
  expect([people, problems[0]?.[1]]).toEqual([[], expect.stringMatching(/^the column number, first_name, last_name is missing/)])
})

// Fails when a title above the header makes all columns missing, or moves the numbers of the lines.
test('titles above the header are no header, and rows keep the numbers that Excel shows', async () => {
  const rows = [['Kandidierende'], [], HEADER, ANNA, ['01.02', 'Beat', '', 'Basel']]
  expect(await read({ Daten: rows })).toEqual({ people: ['Anna'], lines: [4], problems: [[5, 'last_name is empty']] })
})

// Fails when only the first of merged cells is read and the others count as empty.
test('a row with merged cells is named and not read', async () => {
  const rows = [HEADER, ANNA, BEAT].map((row) => [...row])
  const merges = [{ startRow: 1, startCol: 3, endRow: 2, endCol: 3 }]
  const bytes = await writeXlsx({ sheets: [{ name: 'Daten', rows, merges }] })
  const { profiles, problems } = await parseCandidates({ file: 'a.xlsx', bytes })
  const reason = 'merged cells reach into this row: separate them, and fill in each'
  expect([profiles, problems.map(({ line }) => line), problems[0]?.reason]).toEqual([[], [2, 3], reason])
})

// Fails when what Excel makes of `true` is an empty cell.
test('true and false of Excel are yes and no', async () => {
  const rows = [HEADER, [...ANNA.slice(0, 5), true], ['01.02', 'Beat', 'Probst', 'Basel', 'Ruderclub', 'FALSCH']]
  const bytes = await writeXlsx({ sheets: [{ name: 'Daten', rows }] })
  const { profiles, problems } = await parseCandidates({ file: 'a.xlsx', bytes })
  expect([problems, profiles.map(({ patch }) => patch.vestedInterests?.map(({ paid }) => paid))]).toEqual([[], [[true], [false]]])
})
