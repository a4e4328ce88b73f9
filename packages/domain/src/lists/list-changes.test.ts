import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedLines } from './list-changes.ts'

const linesOf = (...ids: number[]) => ids.map((id, index) => ({ id, pos: index + 1 }))

test('an unchanged copy is printed throughout', () => {
  expect(changedLines(linesOf(1, 2), { candidates: linesOf(1, 2) })).toEqual([
    { line: 1, state: 'printed', candidateId: 1, struckId: null },
    { line: 2, state: 'printed', candidateId: 2, struckId: null },
  ])
})

test('a removed name is struck, a new one written above it, the rest on free lines', () => {
  expect(changedLines(linesOf(1, 3, 3, 9), { candidates: linesOf(1, 2, 3) })).toEqual([
    { line: 1, state: 'printed', candidateId: 1, struckId: null },
    { line: 2, state: 'written', candidateId: 3, struckId: 2 },
    { line: 3, state: 'printed', candidateId: 3, struckId: null },
    { line: 4, state: 'written', candidateId: 9, struckId: null },
  ])
  expect(changedLines(linesOf(3), { candidates: linesOf(2, 3) })[0]).toEqual({ line: 1, state: 'struck', candidateId: null, struckId: 2 })
})

test('of a name printed twice the last is struck first; without an official list all is written', () => {
  expect(changedLines(linesOf(1), { candidates: linesOf(1, 1) }).map(({ state }) => state)).toEqual(['printed', 'struck'])
  expect(changedLines(linesOf(4, 4), null).map(({ state }) => state)).toEqual(['written', 'written'])
})

test('the lines give each candidate exactly the votes of the list', () => {
  const list = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(list, list, (wanted, official) => {
      const lines = changedLines(linesOf(...wanted), { candidates: linesOf(...official) })
      expect(lines.flatMap(({ candidateId }) => candidateId ?? []).sort()).toEqual(wanted.toSorted())
      expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1))
      for (const { state, candidateId, line } of lines) if (state === 'printed') expect(official[line - 1]).toBe(candidateId)
    }),
  )
})
