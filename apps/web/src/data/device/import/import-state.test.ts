import { EXPORT_FORMAT } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import {
  acceptHead,
  advance,
  begin,
  type CatalogueState,
  complete,
  EMPTY_STATE,
  flagsOf,
  refuse,
  startOver,
  stateOf,
} from './import-state.ts'

const head = (lines: number, dataVersion = 7) =>
  ({ part: 'head', format: EXPORT_FORMAT, dataVersion, lines, replaces: ['common'] }) as const
const held: CatalogueState = { ...EMPTY_STATE, dataVersion: 5, complete: true, cantonIds: [6], requiresFullImport: false }
const taken = (state: CatalogueState, index: number, lines: number) => acceptHead(state, index, head(lines))!

test('an empty device requires a full import, which asks for everything [IMPORT-1]', () => {
  expect(flagsOf(stateOf(undefined), false)).toEqual({
    ...{ progress: 0, interrupted: false, failed: false, requiresFullImport: true },
    heldCantonIds: null,
  })
  expect(begin(EMPTY_STATE, [6]).running?.sources).toMatchObject([
    { cantonId: null, since: null },
    { cantonId: 6, since: null },
  ])
})

test('whoever holds a version asks for its changes, and for all of a canton that is new; cantons that are held stay [IMPORT-3]', () => {
  expect(begin(held, [26]).running?.sources).toMatchObject([
    { cantonId: null, since: 5 },
    { cantonId: 6, since: 5 },
    { cantonId: 26, since: null },
  ])
  expect(begin({ ...held, requiresFullImport: true }, [6]).running?.sources.map(({ since }) => since)).toEqual([null, null])
})

test('progress grows from 0 to 1 and never goes back [IMPORT-1]', () => {
  let state = begin(EMPTY_STATE, [6, 26])
  const seen: number[] = []
  const see = (next: CatalogueState) => {
    state = next
    seen.push(flagsOf(state, true).progress)
  }
  for (const index of [0, 1, 2]) {
    see(taken(state, index, 4))
    for (let line = 0; line < 4; line++) see(advance(state, index, 1))
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen.at(-1)).toBeCloseTo(0.9)
  expect(flagsOf(complete(state), false).progress).toBe(1)
})

test('an import without a canton, and an export without lines, count as well', () => {
  const common = taken(begin(EMPTY_STATE, []), 0, 2)
  expect(flagsOf(advance(common, 0, 2), true).progress).toBeCloseTo(0.9)
  expect(flagsOf(taken(begin(held, [6]), 0, 0), true).progress).toBeCloseTo(0.18)
})

test('a failure sets its flag and a negative progress; trying again takes both back [IMPORT-2]', () => {
  const failed = { ...begin(held, [6]), failed: true }
  expect(flagsOf(failed, false)).toMatchObject({ progress: -1, failed: true, interrupted: false })
  expect(flagsOf(begin(failed, [6]), true)).toMatchObject({ failed: false, progress: 0 })
})

test('an import that was begun and is not at work is interrupted [IMPORT-1]', () => {
  const state = advance(taken(begin(held, [6]), 0, 4), 0, 2)
  expect(flagsOf(state, false).interrupted).toBe(true)
  expect(flagsOf(state, true).interrupted).toBe(false)
  expect(flagsOf(complete(state), false).interrupted).toBe(false)
})

test('an interrupted import goes on from its cursor, and begins anew for other cantons [IMPORT-4]', () => {
  const state = advance(taken(begin(held, [6]), 0, 4), 0, 2)
  expect(begin(state, [6]).running).toBe(state.running)
  expect(begin(state, [26]).running?.sources.map(({ stored }) => stored)).toEqual([0, 0, 0])
})

test('an answer of another version, of other lines or of other values does not fit what is staged [IMPORT-4]', () => {
  const state = advance(taken(begin(held, [6]), 0, 4), 0, 2)
  expect(acceptHead(state, 1, head(3, 8))).toBeNull()
  expect(acceptHead(state, 0, head(5))).toBeNull()
  expect(acceptHead(state, 0, { ...head(4), replaces: ['common', 'localities'] })).toBeNull()
  expect(acceptHead(state, 0, head(4))).toEqual(state)
})

test('starting over keeps the data in use and forgets the cursor [IMPORT-4]', () => {
  const state = startOver(advance(taken(begin(held, [6]), 0, 4), 0, 2))
  expect(state).toMatchObject({ dataVersion: 5, complete: true, running: { dataVersion: null } })
  expect(state.running?.sources.every(({ stored, head: first }) => stored === 0 && first === null)).toBe(true)
})

test('what does not fit together requires a full import and keeps the data in use [IMPORT-1]', () => {
  const refused = refuse(advance(taken(begin(held, [6]), 0, 4), 0, 4))
  expect(refused).toMatchObject({ running: null, dataVersion: 5, complete: true })
  expect(flagsOf(refused, false)).toMatchObject({ failed: true, requiresFullImport: true })
})

test('data in the form of another version of the app is imported anew [IMPORT-1]', () => {
  expect(stateOf({ ...held, format: EXPORT_FORMAT + 1 })).toEqual(EMPTY_STATE)
})
