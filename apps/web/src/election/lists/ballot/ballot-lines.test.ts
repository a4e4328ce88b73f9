import { expect, test } from 'vitest'
import { ballotLines, neighbourOf } from './ballot-lines.ts'

const list = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))
const printed = { candidates: list(1, 2, 3, 4) }

test('struck names stay on their lines, written ones fill them from the top', () => {
  const lines = ballotLines({ candidates: list(1, 1, 3, 9), printed, lines: 4 })
  expect(lines.map(({ struckId, id, isWritten }) => [struckId, id, isWritten])).toEqual([
    [null, 1, false],
    [2, 1, true],
    [null, 3, false],
    [4, 9, true],
  ])
})

test('every line has its position in the list, also if a printed name follows a written one in it', () => {
  const lines = ballotLines({ candidates: list(9, 3, 1, 8), printed, lines: 5 })
  expect(lines.map(({ id, pos }) => [id, pos])).toEqual([
    [1, 3],
    [9, 1],
    [3, 2],
    [8, 4],
    [null, null],
  ])
})

test('a line that is struck and left empty has no position; empty lines fill the ballot', () => {
  const lines = ballotLines({ candidates: list(1), printed: { candidates: list(1, 2) }, lines: 3 })
  expect(lines).toEqual([
    { line: 1, struckId: null, id: 1, pos: 1, isWritten: false },
    { line: 2, struckId: 2, id: null, pos: null, isWritten: false },
    { line: 3, struckId: null, id: null, pos: null, isWritten: false },
  ])
})

test('a name moves only among the written lines', () => {
  const lines = ballotLines({ candidates: list(9, 3, 1, 8), printed, lines: 4 })
  const at = (line: number) => lines.find((found) => found.line === line)!
  expect(neighbourOf(lines, at(2), 1)).toBe(at(4))
  expect(neighbourOf(lines, at(4), -1)).toBe(at(2))
  expect(neighbourOf(lines, at(4), 1)).toBeNull()
})
