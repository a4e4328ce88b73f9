import { expect, test } from 'vitest'
import { asWindows1252, cut, fixture, textSource } from '../test-support/source.ts'
import { parseQuestionVotes } from './parse.ts'

const FILE = 'question-votes/fixtures/question-votes.csv'
const HEADER = 'questionnaire,question,vote,yes_means,reviewed_by,reviewed_on'
const table = (...rows: string[]) => textSource('table.csv', `${[HEADER, ...rows].join('\n')}\n`)

test('a reviewed table says which question asks what a vote decided', async () => {
  const { import: data, counts, problems } = await parseQuestionVotes(fixture(FILE))
  expect(problems).toEqual([])
  expect(counts).toEqual({ questionVotes: 3 })
  expect(data.questionVotes).toEqual([
    {
      ...{ questionnaireKey: 'federal-2027', questionKey: 'nuclear-power', voteKey: 'parliament/35041', yesMeans: 'agree' },
      ...{ reviewedBy: 'Redaktion', reviewedOn: '2026-11-02' },
    },
    expect.objectContaining({ voteKey: 'parliament/35042', yesMeans: 'disagree' }),
    expect.objectContaining({ questionKey: 'solar-roofs', yesMeans: 'none', reviewedBy: 'Redaktion, zweite Lesung' }),
  ])
})

test.each([
  ['f,,v,agree,R,2026-11-02', 'question is empty'],
  ['f,q,,agree,R,2026-11-02', 'vote is empty'],
  [',q,v,agree,R,2026-11-02', 'questionnaire is empty'],
  ['f,q,v,agree,,2026-11-02', 'reviewed_by is empty'],
  ['f,q,v,,R,2026-11-02', 'yes_means is none of agree, disagree, none: ""'],
  ['f,q,v,yes,R,2026-11-02', 'yes_means is none of agree, disagree, none: "yes"'],
  ['f,q,v,agree,R,', 'reviewed_on is no day: ""'],
  ['f,q,v,agree,R,2026-02-30', 'reviewed_on is no day: "2026-02-30"'],
  ['f,q,v,agree,R,2026-11-02 or so', 'reviewed_on is no day: "2026-11-02 or so"'],
])('the row %s is refused: %s', async (row, reason) => {
  const { import: data, problems } = await parseQuestionVotes(table('f,other,v,agree,R,2026-11-02', row))
  expect(problems).toEqual([{ file: 'table.csv', line: 3, reason }])
  expect(data.questionVotes).toHaveLength(1)
})

test('a pair that stands twice is refused, whatever it says', async () => {
  const rows = ['f,q,v,agree,R,2026-11-02', 'f,q,w,agree,R,2026-11-02', 'g,q,v,agree,R,2026-11-02', 'f,q,v,disagree,R,2026-11-02']
  const { import: data, problems } = await parseQuestionVotes(table(...rows))
  expect(data.questionVotes?.map(({ questionnaireKey, voteKey }) => questionnaireKey + voteKey)).toEqual(['fv', 'fw', 'gv'])
  expect(problems).toEqual([{ file: 'table.csv', line: 5, reason: 'question and vote stand together in a row above already' }])
})

test('damaged files are reported with their line', async () => {
  const half = await parseQuestionVotes(cut(fixture(FILE), 0.97))
  expect(half.import.questionVotes).toHaveLength(2)
  expect(half.problems.map(({ line }) => line)).toEqual([4])
  const missing = await parseQuestionVotes(textSource('table.csv', 'questionnaire,question,vote\nf,q,v\n'))
  expect(missing.problems[0]?.reason).toContain('the column reviewed_by, yes_means, reviewed_on is missing')
  const row = table('f,q,v,agree,Räto,2026-11-02')
  expect(await parseQuestionVotes(asWindows1252(row))).toEqual(await parseQuestionVotes(row))
})
