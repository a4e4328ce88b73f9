import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { workbookSource } from '../test-support/workbook.ts'
import { parseSwissvotes } from './parse.ts'

const source = fixture('./swissvotes/fixtures/swissvotes.csv')
const votes = async () => (await parseSwissvotes(source)).import.peopleVotes ?? []
const voteOf = async (number: number) => (await votes()).find((vote) => vote.number === number)!

/** A file of one vote of the fixture with some cells changed. */
function withCells(number: string, cells: Readonly<Record<string, string>>) {
  const [columns = [], ...rows] = parse(textOfSource(source), { delimiter: ';', bom: true }) as string[][]
  const row = rows.find(([first]) => first === number) ?? []
  const changed = row.map((cell, index) => cells[columns[index] ?? ''] ?? cell)
  const quoted = [columns, changed].map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  return textSource('one.csv', `${quoted.join('\n')}\n`)
}

describe('a data set', () => {
  test('has votes of five kinds, each under an id of its own', async () => {
    expect((await parseSwissvotes(source)).counts).toEqual({ votes: 8 })
    expect((await votes()).map(({ number, id, kind, date }) => [number, id, kind, date])).toEqual([
      [120, 10_000_000_120, 'mandatory-referendum', '1866-01-14'],
      [9010, 10_000_009_010, 'initiative', '2027-09-26'],
      [9020, 10_000_009_020, 'optional-referendum', '2027-09-26'],
      [9031, 10_000_009_031, 'initiative', '2027-09-26'],
      [9032, 10_000_009_032, 'counter-proposal', '2027-09-26'],
      [9033, 10_000_009_033, 'tie-break', '2027-09-26'],
      [9040, 10_000_009_040, 'mandatory-referendum', '2027-09-26'],
      [9100, 10_000_009_100, 'initiative', '2028-01-30'],
    ])
  })

  test('a vote to come has no result', async () => {
    expect(await voteOf(9100)).toMatchObject({ result: null, doubleMajority: null })
    expect((await votes()).filter(({ result }) => result === null)).toHaveLength(1)
  })

  test('a tie-break question is not accepted or rejected, the people prefer one of the two', async () => {
    expect((await voteOf(9033)).result).toMatchObject({ accepted: null, preferred: 'counter-proposal' })
    const initiative = await parseSwissvotes(withCells('903.3', { volk: '9' }))
    expect(initiative.import.peopleVotes?.[0]?.result).toMatchObject({ accepted: null, preferred: 'initiative' })
  })

  test('a vote carries titles, positions, recommendations and the results of the cantons', async () => {
    const vote = await voteOf(9010)
    expect(vote).toMatchObject({
      title: { de: 'Amtlicher Titel: Steinbock-Initiative', fr: 'Titre officiel : Initiative bouquetin' },
      shortTitle: { de: 'Steinbock-Initiative', fr: 'Initiative bouquetin' },
      affairNumber: '26.045',
      affairKey: 'affair/20260045',
      doubleMajority: true,
      topics: ['10.31', '4'],
      url: 'https://swissvotes.example/vote/901.00',
    })
    expect(vote.positions).toEqual([
      { council: 'federal-council', recommendation: 'no', yes: null, no: null },
      { council: 'national-council', recommendation: 'no', yes: 80, no: 110 },
      { council: 'council-of-states', recommendation: 'no', yes: 10, no: 33 },
    ])
    expect(vote.parties).toEqual([
      { party: 'fdp', recommendation: 'no' },
      { party: 'sps', recommendation: 'yes' },
      { party: 'svp', recommendation: 'free' },
      { party: 'evp', recommendation: 'none' },
      { party: 'gps', recommendation: 'none' },
    ])
    expect(vote.result).toMatchObject({ final: true, accepted: true, preferred: null, national: { yes: 7484, no: 6166, valid: 13_650 } })
    expect(vote.result?.cantons).toHaveLength(26)
    expect(vote.result?.cantons.find((one) => one.cantonCode === 'BS')?.accepted).toBe(false)
  })

  test('half cantons count half; where the people decide alone, cantons have no votes', async () => {
    expect((await voteOf(9010)).result?.cantonVotes).toEqual({ yes: 17.5, no: 5.5 })
    expect(await voteOf(9020)).toMatchObject({ doubleMajority: false, result: { cantonVotes: null } })
  })

  test('what the data set marks as missing is missing: a point, 9999, a canton that was none yet', async () => {
    const old = await voteOf(120)
    expect(old).toMatchObject({ positions: [], parties: [], affairNumber: null, url: null })
    expect(old.result?.national.eligible).toBe(40_000)
    expect(old.result?.cantons.map(({ cantonCode }) => cantonCode)).not.toContain('JU')
    expect(old.result?.cantons).toHaveLength(25)
  })

  test('votes that contradict themselves are reported by line and load all the same', async () => {
    expect((await parseSwissvotes(source)).problems).toEqual([
      {
        file: 'swissvotes.csv',
        line: 2,
        reason: 'the yes votes of the cantons add up to 5590, not 5690; the no votes of the cantons add up to 7410, not 7310',
        isDoubt: true,
      },
      {
        file: 'swissvotes.csv',
        line: 8,
        reason: '7484 yes and 6166 no make 13650, not 13660 valid votes; 7484 yes and 6166 no are not 71.36 percent yes',
        isDoubt: true,
      },
    ])
  })
})

test('the votes of the cantons must fit the cantons', async () => {
  const { problems } = await parseSwissvotes(withCells('901', { 'kt-ja': '19' }))
  expect(problems).toEqual([
    { file: 'one.csv', line: 2, reason: 'the cantons count 17.5 to 5.5, kt-ja and kt-nein 19 to 6', isDoubt: true },
  ])
})

// Fails when `outcomeContradictions` is taken out of `contradictionsOf`.
test('an outcome that the counts do not bear out is reported', async () => {
  const { problems, counts } = await parseSwissvotes(withCells('902', { annahme: '1' }))
  expect(counts).toEqual({ votes: 1 })
  expect(problems).toEqual([{ file: 'one.csv', line: 2, reason: expect.stringMatching(/^the vote is accepted, but the people say no/) }])
})

// Fails when the outcome in a canton is no count of the columns: an illegible one would be read as none.
test('an outcome of a canton that cannot be read is reported', async () => {
  const { problems } = await parseSwissvotes(withCells('902', { 'fr-annahme': '0x' }))
  expect(problems).toEqual([{ file: 'one.csv', line: 2, reason: 'fr-annahme is no number: "0x"' }])
})

test.each([
  [{ rechtsform: '6' }, 'rechtsform is none of 1 to 5: "6"'],
  [{ datum: '31.02.2024' }, 'datum is no day: "31.02.2024"'],
  [{ anr: 'x' }, 'anr is no number: "x"'],
  [{ titel_off_d: '', titel_kurz_d: '.' }, 'titel_off_d is empty'],
])('a row with %j is no vote', async (cells, reason) => {
  const { import: data, problems } = await parseSwissvotes(withCells('902', cells))
  expect(data).toEqual({})
  expect(problems).toEqual([{ file: 'one.csv', line: 2, reason }])
})

test('a number that stands twice counts once', async () => {
  const text = textOfSource(source)
  const { counts, problems } = await parseSwissvotes(textSource('twice.csv', text.replace('\n904;', '\n901;')))
  expect(counts).toEqual({ votes: 7 })
  expect(problems.at(-1)).toEqual({ file: 'twice.csv', line: 8, reason: 'anr stands twice: 901' })
})

describe('the data set as a workbook', () => {
  const rows = parse(textOfSource(source), { delimiter: ';', bom: true }) as string[][]
  const notes = [['Swissvotes'], ['Please cite as follows']]
  const typed = rows.map((row, line) => row.map((cell) => (line > 0 && /^\d{1,9}(\.\d+)?$/.test(cell) ? Number(cell) : cell)))

  // Fails when `readSheet` takes the first sheet whatever it holds.
  test('holds the same votes as the text, on the sheet behind the notes', async () => {
    const [text, workbook] = [
      await parseSwissvotes(source),
      await parseSwissvotes(await workbookSource('swissvotes.csv', { CITATION: notes, DATA: typed })),
    ]
    expect(workbook.import).toEqual(text.import)
    expect(workbook.problems).toEqual(text.problems)
  })

  test('without the columns on any sheet it says which are missing', async () => {
    const { problems } = await parseSwissvotes(await workbookSource('a.xlsx', { CITATION: notes }))
    expect(problems).toEqual([{ file: 'a.xlsx', line: 1, reason: expect.stringMatching(/^the column anr, datum/) }])
  })
})
