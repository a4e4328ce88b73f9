import { expect, test } from 'vitest'
import { textSource } from '../test-support/source.ts'
import { isSameName } from './name.ts'
import { parseAnswers } from './parse.ts'

const wide = (text: string) => parseAnswers(textSource('reactions.csv', text))

test.each([
  [',32214,32215,32216\n1001,1.0,0.25,NA\n1002,0.0,,0.17\n'],
  ['candidate_id;answer_32214;answer_32215;answer_32216\n1001;1;0,25;-9\n1002;0;;0,17\n'],
  ['"ID_candidate","32214","32215","32216"\n"1001","100","25",""\n"1002","0","","17"\n'],
])('a column for each question, on a scale of 0 to 1 or 0 to 100: %j', async (text) => {
  const { import: data, problems, answerLines } = await wide(text)
  expect(problems).toEqual([])
  expect(data.answers).toEqual([
    { candidate: '1001', questionKey: '32214', value: 100 },
    { candidate: '1001', questionKey: '32215', value: 25 },
    { candidate: '1002', questionKey: '32214', value: 0 },
    { candidate: '1002', questionKey: '32216', value: 17 },
  ])
  expect(answerLines).toEqual([2, 2, 3, 3])
})

test('names stand beside the number, or alone', async () => {
  const { import: data } = await wide('number,firstname,lastname,32214,32215,32216\n1001,Anna,Muster,1,0,1\n,Beat,Probst,1,0,0\n')
  expect(data.answers?.filter(({ questionKey }) => questionKey === '32214')).toEqual([
    { candidate: '1001', name: { firstName: 'Anna', lastName: 'Muster' }, questionKey: '32214', value: 100 },
    { candidate: '', name: { firstName: 'Beat', lastName: 'Probst' }, questionKey: '32214', value: 100 },
  ])
})

// Fails when values are rounded onto a scale that they are not on.
test('what is on no scale, stands twice or is nobody is reported by line', async () => {
  const { import: data, problems } = await wide('candidate,32214,32215,32216\n1,60,0,100\n1,0,0,0\n,0,0,0\n2,0.5,100,0\n')
  expect(data.answers).toHaveLength(4)
  expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
    [2, '32214: the answer is on no scale: "60"'],
    [3, 'candidate 1 stands twice'],
    [4, 'neither candidate nor name is given'],
    [5, '32214: the answer is on no scale: "0.5"'],
  ])
})

test.each([
  ['Anna', 'Muster', 'Anna Maria', 'MUSTER', true],
  ['André', 'de Weck', 'Andre', 'De Weck', true],
  ['Anna', 'Muster', 'Beat', 'Muster', false],
  ['Anna', 'Muster', 'Anna', 'Muster-Probst', false],
])('%s %s and %s %s: %s', (firstName, lastName, otherFirst, otherLast, expected) => {
  expect(isSameName({ firstName, lastName }, { firstName: otherFirst, lastName: otherLast })).toBe(expected)
})
