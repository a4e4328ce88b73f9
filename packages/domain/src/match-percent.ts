import type { MatchMethod, MatchPercent, Response } from '@plenara/contract'
import { type AnswerMatrix, CODED_VALUES, CODES, codeOf } from './answer-matrix.ts'
import { hashSeed, type Seed, seededKey } from './random.ts'

/**
 * The match percents of one voter and all candidates of an election, in integers, so that server and device agree to the last digit.
 * City Block: percent = 100 * (1 - sum of w * |v - c| / sum of w * 100) over the questions that both answered.
 * Euclid ("classic", smartvote until 2025): 100 * (1 - sqrt(sum of (w * (v - c))^2) / sqrt(sum of (w * 100)^2)), same questions.
 *
 * What a question contributes to City Block is packed in one 32-bit number: bits 0-15 the distance (2w * |v - c|, at most 400), bits 16-24
 * the weight (2w, at most 4), bits 25-31 the shared answer. Sums of up to 126 questions fit, longer questionnaires add up block by block.
 */
const WEIGHT_SHIFT = 16
const WEIGHT_MASK = 0x1ff
const DISTANCE_MASK = 0xffff
const SHARED_SHIFT = 25
const BLOCK_PAIRS = 63
const PAIR_CODES = CODES * CODES

/** With fewer shared answers (or not all of the voter's, if those are fewer) there is no percent. */
export const MIN_SHARED_ANSWERS = 10

/** Keys of the counting sort: 1000 - tenths of a percent, behind them those without a percent. */
const NO_PERCENT_KEY = 1001
const KEYS = NO_PERCENT_KEY + 1

type Answer = Pick<Response, 'questionId' | 'value' | 'weight'>

/** The state of one voter's comparison. Its arrays are reused by every call of `matchAll` and `changeAnswer`. */
export interface Matcher {
  readonly matrix: AnswerMatrix
  readonly method: MatchMethod
  /** Rows, best match first, without percent last, ties in the order of the seed. */
  readonly order: Uint32Array
  /** Per row 1000 - tenths of a percent, or 1001. */
  readonly keys: Uint16Array
  /** Per row the questions that both answered. */
  readonly shared: Uint16Array
  readonly columnById: ReadonlyMap<number, number>
  readonly seededRows: Uint32Array
  /** The voter's answer per question as a code, and twice its weight. */
  readonly codes: Uint8Array
  readonly weights: Uint8Array
  readonly blocks: number
  /** Per block and row the packed sums. */
  readonly packed: Int32Array
  readonly table: Int32Array
  readonly starts: Uint32Array
}

/** Prepares the comparison of one voter with all candidates; `seed` (of the voter) decides ties. */
export function createMatcher({ matrix, method, seed }: { matrix: AnswerMatrix; method: MatchMethod; seed: Seed }): Matcher {
  const count = matrix.candidateIds.length
  const blocks = Math.max(1, Math.ceil(matrix.pairs / BLOCK_PAIRS))
  return {
    matrix,
    method,
    order: new Uint32Array(count),
    keys: new Uint16Array(count),
    shared: new Uint16Array(count),
    columnById: new Map(matrix.questionIds.map((id, column) => [id, column])),
    seededRows: orderRowsBySeed(matrix.candidateIds, seed),
    codes: new Uint8Array(matrix.questionIds.length),
    weights: new Uint8Array(matrix.questionIds.length),
    blocks,
    packed: new Int32Array(blocks * count),
    table: new Int32Array(matrix.pairs * PAIR_CODES),
    starts: new Uint32Array(KEYS),
  }
}

/** Compares all answers of the voter; afterwards `order`, `keys` and `shared` of the matcher hold the result. */
export function matchAll(matcher: Matcher, responses: readonly Answer[]): void {
  matcher.codes.fill(0)
  for (const response of responses) noteAnswer(matcher, response)
  if (matcher.method === 'euclid') {
    matchByEuclid(matcher)
  } else {
    fillTable(matcher)
    for (let block = 0; block < matcher.blocks; block++) sumBlock(matcher, block)
    finishCityBlock(matcher)
  }
  rank(matcher)
}

/** Changes one answer of the voter (value null takes it back) after `matchAll`; the result is the same as that of a whole comparison. */
export function changeAnswer(matcher: Matcher, response: Answer): void {
  const column = matcher.columnById.get(response.questionId)
  if (column === undefined) return
  const before = cellsOf(matcher.codes[column] ?? 0, matcher.weights[column] ?? 0)
  noteAnswer(matcher, response)
  const after = cellsOf(matcher.codes[column] ?? 0, matcher.weights[column] ?? 0)
  if (matcher.method === 'euclid') {
    matchByEuclid(matcher)
  } else {
    addToColumn(
      matcher,
      column,
      after.map((cell, code) => cell - (before[code] ?? 0)),
    )
    finishCityBlock(matcher)
  }
  rank(matcher)
}

function addToColumn({ matrix, packed }: Matcher, column: number, change: Int32Array): void {
  const count = matrix.candidateIds.length
  const offset = Math.floor(column / (2 * BLOCK_PAIRS)) * count
  const codes = matrix.columns.subarray(column * count, (column + 1) * count)
  for (let row = 0; row < count; row++) packed[offset + row] = (packed[offset + row] ?? 0) + (change[codes[row] ?? 0] ?? 0)
}

/** The result as the API answers it: best match first, without a percent last, ties in the order of the seed. */
export function readPercents(matcher: Matcher): MatchPercent[] {
  const { order, keys, shared, matrix } = matcher
  return Array.from(order, (row) => {
    const key = keys[row] ?? NO_PERCENT_KEY
    return {
      candidateId: matrix.candidateIds[row] ?? 0,
      value: key === NO_PERCENT_KEY ? null : (1000 - key) / 10,
      shared: shared[row] ?? 0,
    }
  })
}

/** The percents of one voter with all candidates of an election, in one call. `seed` (of the voter) decides ties. */
export function matchPercents(request: {
  readonly matrix: AnswerMatrix
  readonly responses: readonly Answer[]
  readonly method?: MatchMethod
  readonly seed: Seed
}): MatchPercent[] {
  const matcher = createMatcher({ matrix: request.matrix, method: request.method ?? 'city-block', seed: request.seed })
  matchAll(matcher, request.responses)
  return readPercents(matcher)
}

/** All rows in the order of `seededOrder`: a radix sort of the keys, from the lowest 11 bits up. */
function orderRowsBySeed(candidateIds: readonly number[], seed: Seed): Uint32Array {
  const seedHash = hashSeed(seed)
  const keys = Uint32Array.from(candidateIds, (id) => seededKey(seedHash, id))
  let rows = Uint32Array.from(candidateIds.keys())
  let sorted = new Uint32Array(rows.length)
  for (const shift of [0, 11, 22]) {
    const starts = new Uint32Array(2049)
    for (const key of keys) {
      const next = ((key >>> shift) & 2047) + 1
      starts[next] = (starts[next] ?? 0) + 1
    }
    for (let digit = 1; digit < 2049; digit++) starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0)
    for (const row of rows) {
      const digit = ((keys[row] ?? 0) >>> shift) & 2047
      const place = starts[digit] ?? 0
      sorted[place] = row
      starts[digit] = place + 1
    }
    ;[rows, sorted] = [sorted, rows]
  }
  return rows
}

function noteAnswer(matcher: Matcher, { questionId, value, weight }: Answer): void {
  const column = matcher.columnById.get(questionId)
  if (column === undefined) return
  matcher.codes[column] = codeOf(value)
  matcher.weights[column] = 2 * weight
}

/** What each code of a candidate contributes to the packed sums beside the voter's code. */
function cellsOf(code: number, weight: number): Int32Array {
  const cells = new Int32Array(CODES)
  const value = CODED_VALUES[code - 1]
  if (value === undefined) return cells
  const constant = (weight << WEIGHT_SHIFT) + (1 << SHARED_SHIFT)
  CODED_VALUES.forEach((other, index) => {
    cells[index + 1] = weight * Math.abs(value - other) + constant
  })
  return cells
}

/** For each pair of questions what each of the 100 pairs of codes contributes. */
function fillTable({ matrix, codes, weights, table }: Matcher): void {
  for (let pair = 0; pair < matrix.pairs; pair++) {
    const first = cellsOf(codes[2 * pair] ?? 0, weights[2 * pair] ?? 0)
    const second = cellsOf(codes[2 * pair + 1] ?? 0, weights[2 * pair + 1] ?? 0)
    let at = pair * PAIR_CODES
    for (const secondCell of second) {
      for (const firstCell of first) table[at++] = firstCell + secondCell
    }
  }
}

function sumBlock({ matrix, table, packed }: Matcher, block: number): void {
  const { rows, pairs } = matrix
  const count = matrix.candidateIds.length
  const from = block * BLOCK_PAIRS
  const to = Math.min(from + BLOCK_PAIRS, pairs)
  for (let row = 0; row < count; row++) {
    const base = row * pairs
    let sum = 0
    for (let pair = from; pair < to; pair++) sum = (sum + (table[pair * PAIR_CODES + (rows[base + pair] ?? 0)] ?? 0)) | 0
    packed[block * count + row] = sum
  }
}

function requiredAnswers(codes: Uint8Array): number {
  let answered = 0
  for (const code of codes) if (code > 0) answered++
  return Math.max(1, Math.min(answered, MIN_SHARED_ANSWERS))
}

/** Reads the packed sums and rounds to tenths of a percent, halves up. */
function finishCityBlock(matcher: Matcher): void {
  const { packed, keys, shared, blocks } = matcher
  const count = keys.length
  const required = requiredAnswers(matcher.codes)
  for (let row = 0; row < count; row++) {
    let distance = 0
    let weight = 0
    let both = 0
    for (let block = 0; block < blocks; block++) {
      const sums = packed[block * count + row] ?? 0
      distance += sums & DISTANCE_MASK
      weight += (sums >>> WEIGHT_SHIFT) & WEIGHT_MASK
      both += sums >>> SHARED_SHIFT
    }
    shared[row] = both
    // 1000 * (1 - distance / (100 * weight)) rounded half up, all in integers.
    keys[row] = both < required ? NO_PERCENT_KEY : 1000 - (((2001 * weight - 20 * distance) / (2 * weight)) | 0)
  }
}

/** Square root and division are exact to the last bit in every engine (IEEE 754), so this path agrees everywhere too. */
function matchByEuclid(matcher: Matcher): void {
  const { matrix, codes, weights, keys, shared } = matcher
  const count = keys.length
  const required = requiredAnswers(codes)
  for (let row = 0; row < count; row++) {
    let distance = 0
    let extent = 0
    let both = 0
    for (let column = 0; column < codes.length; column++) {
      const value = CODED_VALUES[(codes[column] ?? 0) - 1]
      const other = CODED_VALUES[(matrix.columns[column * count + row] ?? 0) - 1]
      if (value === undefined || other === undefined) continue
      distance += ((weights[column] ?? 0) * (value - other)) ** 2
      extent += ((weights[column] ?? 0) * 100) ** 2
      both++
    }
    shared[row] = both
    keys[row] = both < required ? NO_PERCENT_KEY : 1000 - Math.round(1000 * (1 - Math.sqrt(distance / extent)))
  }
}

/** A counting sort that runs through the rows in the seeded order, so that ties stay in it. */
function rank({ keys, seededRows, order, starts }: Matcher): void {
  const count = keys.length
  starts.fill(0)
  for (let row = 0; row < count; row++) {
    const key = keys[row] ?? 0
    starts[key] = (starts[key] ?? 0) + 1
  }
  let start = 0
  for (let key = 0; key < KEYS; key++) {
    const size = starts[key] ?? 0
    starts[key] = start
    start += size
  }
  for (let index = 0; index < count; index++) {
    const row = seededRows[index] ?? 0
    const key = keys[row] ?? 0
    const place = starts[key] ?? 0
    order[place] = row
    starts[key] = place + 1
  }
}
