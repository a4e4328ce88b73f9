import { expect, test } from 'vitest'
import { fixture, textSource } from '../test-support/source.ts'
import { parseAnswers } from './parse.ts'

const sample = fixture('./answers/fixtures/answers-sample.csv')

test('answers carry value and comment; an empty value is no answer', async () => {
  const { import: data, counts, answerLines } = await parseAnswers(sample)
  expect(counts).toEqual({ answers: 3 })
  expect(data.answers).toEqual([
    { candidate: '1001', questionKey: '1', value: 100, comment: { de: 'Ja, weil kurz gut ist' } },
    { candidate: '1001', questionKey: '2', value: 83 },
    { candidate: '1002', questionKey: '1', value: null },
  ])
  expect(answerLines).toEqual([2, 3, 4])
})

test('a value on no scale and a nameless candidate are reported by line [ENTITY-15]', async () => {
  expect((await parseAnswers(sample)).problems).toEqual([
    { file: 'answers-sample.csv', line: 5, reason: 'value is on no scale: "60"' },
    { file: 'answers-sample.csv', line: 6, reason: 'candidate is empty' },
  ])
})

test.each([
  ['0.75', 'candidate,question,value\n1,1,0\n1,2,0.75\n1,3,1\n'],
  ['1', 'candidate,question,value\n1,1,0\n1,2,1\n'],
])('a file on a scale of 0 to 1 (%s) is refused as a whole', async (value, text) => {
  expect(await parseAnswers(textSource('a.csv', text))).toEqual({
    import: {},
    counts: {},
    problems: [{ file: 'a.csv', line: 3, reason: `the values are on a scale of 0 to 1, 0 to 100 is needed: "${value}"` }],
  })
})

test('missing columns are named', async () => {
  const reason = async (text: string) => (await parseAnswers(textSource('a.csv', text))).problems[0]?.reason
  expect(await reason('candidate,question\n1,1\n')).toMatch(
    /^the column value is missing; a comma is taken as the separator, and the header is: candidate \| question$/,
  )
  expect(await reason('who,question,value\n1,1,0\n')).toMatch(/^the column candidate is missing;/)
  expect(await reason('candidate,what,value\n1,1,0\n')).toMatch(/^the column question is missing;/)
})
