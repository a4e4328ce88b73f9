import { expect, test } from 'vitest'
import { ballotEdits, fewestEdits } from './fewest-edits.ts'

const FOUR = { lines: 4, headingCountsEmptyLines: true }
const listOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const printed = (id: number, number: string | null, ...ids: number[]) => ({ id, number, candidates: listOf(...ids) })
const wanted = (headingId: number | null, ...ids: number[]) => ({ headingId, candidates: listOf(...ids) })

test('an official list as printed needs no edit at all', () => {
  expect(ballotEdits(wanted(1, 11, 12, 13, 14), printed(1, '01', 11, 12, 13, 14), FOUR)).toMatchObject({
    heading: 'keep',
    strikes: 0,
    writes: 0,
    total: 0,
  })
})

test('a name to be cumulated is written once more, also on the line of a struck one; a line with both is two edits', () => {
  const edits = ballotEdits(wanted(1, 11, 11, 13, 14), printed(1, '01', 11, 12, 13, 14), FOUR)
  expect(edits.lines[1]).toEqual({ line: 2, state: 'written', candidateId: 11, struckId: 12 })
  expect(edits).toMatchObject({ strikes: 1, writes: 1, total: 2 })
})

test('the list with the fewest edits is named, from whichever list the copy was made', () => {
  const official = [printed(1, '01', 11, 12, 13, 14), printed(2, '02', 21, 22, 23, 24)]
  expect(fewestEdits(wanted(1, 11, 22, 23, 24), official, FOUR)).toMatchObject({ printedId: 2, total: 2 })
})

test('of lists with equally few edits it is the one with the lowest number, numbers read as numbers', () => {
  const official = [printed(5, null, 91, 92), printed(3, '10', 11, 12), printed(2, '9', 21, 22), printed(4, '9a', 31, 32)]
  expect(fewestEdits(wanted(null, 11, 21, 31, 91), official, FOUR)?.printedId).toBe(2)
})

test('without official lists there is no result', () => {
  expect(fewestEdits(wanted(null, 11), [], FOUR)).toBeNull()
})

test('the printed heading is changed where empty lines would go to another list (BPR 35(2), 37(1))', () => {
  const list = printed(1, '01', 11, 12)
  expect(ballotEdits(wanted(1, 11, 12), list, FOUR)).toMatchObject({ heading: 'keep', headingId: null, total: 0 })
  expect(ballotEdits(wanted(2, 11, 12), list, FOUR)).toMatchObject({ heading: 'replace', headingId: 2, strikes: 1, writes: 1, total: 2 })
  expect(ballotEdits(wanted(null, 11, 12), list, FOUR)).toMatchObject({
    heading: 'strike',
    headingId: null,
    strikes: 1,
    writes: 0,
    total: 1,
  })
})

test('the printed heading stays where no line is empty, and under rules that do not count it', () => {
  expect(ballotEdits(wanted(2, 11, 12, 13, 14), printed(1, '01', 11, 12), FOUR).heading).toBe('keep')
  const majority = { lines: 4, headingCountsEmptyLines: false }
  expect(ballotEdits(wanted(2, 11), printed(1, '01', 11), majority).heading).toBe('keep')
})

test('on the empty ballot every name and the wanted heading are written', () => {
  expect(ballotEdits(wanted(2, 21, 21, 11), null, FOUR)).toMatchObject({
    printedId: null,
    heading: 'write',
    headingId: 2,
    strikes: 0,
    writes: 4,
  })
  expect(ballotEdits(wanted(null, 21), null, FOUR)).toMatchObject({ heading: 'keep', writes: 1 })
})
