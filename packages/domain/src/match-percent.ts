import type { MatchMethod, MatchPercent, Response } from '@plenara/contract'
import { type AnswerMatrix, CODES, codeOf, VALUE_OF_CODE } from './answer-matrix.ts'
import { orderByKeys, rowsInSeededOrder } from './counting-sort.ts'
import { cityBlockTenths, euclidTenths } from './percent-tenths.ts'
import type { Seed } from './random.ts'

/**
 * The match percents of one voter and all candidates of an election, in integers, so that server and device agree to the last digit.
 * City Block: 100 * (1 - sum of w * |v - c| / sum of w * 100) over the questions that both answered (smartvote since 2025).
 * Euclid ("classic", smartvote until 2025): 100 * (1 - sqrt(sum of (w * (v - c))^2) / sqrt(sum of (w * 100)^2)) over the same questions.
 *
 * What a question adds to City Block is packed in one 32-bit number: bits 0-15 the distance 2w * |v - c| (at most 400), bits 16-24 the
 * weight 2w (at most 4), bits 25-31 one shared answer. Sums of up to 127 questions fit; longer questionnaires and Euclid add up in columns.
 */
const WEIGHT_SHIFT = 16
const WEIGHT_MASK = 0x1ff
const DISTANCE_MASK = 0xffff
const SHARED_SHIFT = 25
const MAX_PACKED_QUESTIONS = 127
const PAIR_CODES = CODES * CODES

/** With fewer shared answers (or not all of the voter's, if those are fewer) there is no percent. */
export const MIN_SHARED_ANSWERS = 10

/** Sort keys: 1000 - tenths of a percent; behind them those without a percent. */
const NO_PERCENT = 1001

/** Keys per unit of distance, by the weight 2w. */
const KEYS_PER_DISTANCE = Float64Array.from({ length: WEIGHT_MASK + 1 }, (_, weight) => (weight === 0 ? 0 : 10 / weight))

type Answer = Pick<Response, 'questionId' | 'value' | 'weight'>

/**
 * The comparison of one voter. `matchAll` and `changeAnswer` write into its arrays. What they hold per candidate stands in the seeded
 * order, so that a sort that keeps the order of equals reads and writes straight on.
 */
export interface Matcher {
  readonly matrix: AnswerMatrix
  readonly method: MatchMethod
  /** Row of the matrix of each candidate. */
  readonly seededRows: Int32Array
  /** Places in the seeded order, best match first, without a percent last, ties as they stand. */
  readonly order: Int32Array
  /** Per candidate 1000 - tenths of a percent, or 1001 for none. */
  readonly keys: Uint16Array
  readonly columnById: ReadonlyMap<number, number>
  /** The voter's answer to each question as a code, and twice its weight. */
  readonly codes: Uint8Array
  readonly weights: Uint8Array
  readonly isPacked: boolean
  /** Per candidate the packed sums. */
  readonly packed: Int32Array
  /** Per question the codes of its column in the seeded order, from the first change of an answer to it. */
  readonly seededColumns: (Uint8Array | undefined)[]
  /** Per pair of questions what each pair of codes adds to them. */
  readonly table: Int32Array
  /** Per candidate the number of questions that both answered, where the sums are not packed. */
  readonly shared: Uint16Array
}

/** Prepares the comparison of one voter with all candidates; `seed` (of the voter) decides ties. */
export function createMatcher({ matrix, method, seed }: { matrix: AnswerMatrix; method: MatchMethod; seed: Seed }): Matcher {
  const count = matrix.candidateIds.length
  return {
    matrix,
    method,
    order: new Int32Array(count),
    keys: new Uint16Array(count),
    isPacked: method === 'city-block' && matrix.questionIds.length <= MAX_PACKED_QUESTIONS,
    columnById: new Map(matrix.questionIds.map((id, column) => [id, column])),
    seededRows: rowsInSeededOrder(matrix.candidateIds, seed),
    codes: new Uint8Array(2 * matrix.pairs),
    weights: new Uint8Array(2 * matrix.pairs),
    packed: new Int32Array(count),
    seededColumns: matrix.questionIds.map(() => undefined),
    table: new Int32Array(matrix.pairs * PAIR_CODES),
    shared: new Uint16Array(count),
  }
}

/** Compares all answers of the voter; afterwards `order` and `keys` of the matcher hold the result. */
export function matchAll(matcher: Matcher, responses: readonly Answer[]): void {
  matcher.codes.fill(0)
  for (const response of responses) {
    const column = matcher.columnById.get(response.questionId)
    if (column !== undefined) noteAnswer(matcher, column, response)
  }
  if (matcher.isPacked) {
    fillTable(matcher)
    sumRows(matcher)
  } else {
    compareInColumns(matcher)
  }
  orderByKeys(matcher.keys, NO_PERCENT + 1, matcher.order)
}

/** Changes one answer of the voter (value null takes it back) after `matchAll`; the result equals that of a whole comparison. */
export function changeAnswer(matcher: Matcher, response: Answer): void {
  const column = matcher.columnById.get(response.questionId)
  if (column === undefined) return
  fillCells(firstCells, matcher, column)
  noteAnswer(matcher, column, response)
  fillCells(secondCells, matcher, column)
  if (matcher.isPacked) changeColumn(matcher, column)
  else compareInColumns(matcher)
  orderByKeys(matcher.keys, NO_PERCENT + 1, matcher.order)
}

/** The result as the API answers it: best match first, without a percent last, ties in the order of the seed. */
export function readPercents(matcher: Matcher): MatchPercent[] {
  const { order, seededRows, keys, matrix, isPacked, packed, shared } = matcher
  const percents: MatchPercent[] = []
  for (let index = 0; index < order.length; index++) {
    const place = order[index] ?? 0
    const key = keys[place] ?? NO_PERCENT
    percents.push({
      candidateId: matrix.candidateIds[seededRows[place] ?? 0] ?? 0,
      value: key === NO_PERCENT ? null : (1000 - key) / 10,
      shared: isPacked ? (packed[place] ?? 0) >>> SHARED_SHIFT : (shared[place] ?? 0),
    })
  }
  return percents
}

/** The percents of one voter with all candidates of an election, in one call. `seed` (of the voter) decides ties. */
export function matchPercents(request: {
  readonly matrix: AnswerMatrix
  readonly responses: readonly Answer[]
  readonly method?: MatchMethod | undefined
  readonly seed: Seed
}): MatchPercent[] {
  const matcher = createMatcher({ matrix: request.matrix, method: request.method ?? 'city-block', seed: request.seed })
  matchAll(matcher, request.responses)
  return readPercents(matcher)
}

function noteAnswer({ codes, weights }: Matcher, column: number, { value, weight }: Answer): void {
  codes[column] = codeOf(value)
  weights[column] = 2 * weight
}

/** The distance between two answers, 0 to 100. */
function gapOf(code: number, other: number): number {
  return Math.abs((VALUE_OF_CODE[code] ?? 0) - (VALUE_OF_CODE[other] ?? 0))
}

/** Longer than they are used: V8 keeps arrays above 64 bytes at a fixed place, which its code can then name. */
const firstCells = new Int32Array(2 * CODES)
const secondCells = new Int32Array(2 * CODES)

/** What a question adds to the packed sums, by the code of the candidate's answer. */
function fillCells(cells: Int32Array, { codes, weights }: Matcher, column: number): void {
  cells.fill(0)
  const code = codes[column] ?? 0
  if (code === 0) return
  const weight = weights[column] ?? 0
  const shared = (1 << SHARED_SHIFT) + (weight << WEIGHT_SHIFT)
  for (let other = 1; other < CODES; other++) cells[other] = shared + weight * gapOf(code, other)
}

function fillTable(matcher: Matcher): void {
  const { matrix, table } = matcher
  let at = 0
  for (let pair = 0; pair < matrix.pairs; pair++) {
    fillCells(firstCells, matcher, 2 * pair)
    fillCells(secondCells, matcher, 2 * pair + 1)
    for (let second = 0; second < CODES; second++) {
      for (let first = 0; first < CODES; first++) table[at++] = (firstCells[first] ?? 0) + (secondCells[second] ?? 0)
    }
  }
}

/** The hot loop: two pairs a turn, and an index that runs on, are what V8 runs fastest. */
function sumRows(matcher: Matcher): void {
  const { matrix, table, packed, keys, seededRows } = matcher
  const { rows, pairs } = matrix
  const least = leastSums(matcher)
  const count = packed.length
  const entries = table.length
  for (let place = 0; place < count; place++) {
    let at = Math.imul(seededRows[place] ?? 0, pairs)
    let sums = 0
    for (let entry = 0; entry < entries; entry += 2 * PAIR_CODES) {
      const first = table[entry + (rows[at] ?? 0)] ?? 0
      const second = table[entry + PAIR_CODES + (rows[at + 1] ?? 0)] ?? 0
      sums = (sums + first + second) | 0
      at += 2
    }
    packed[place] = sums
    keys[place] = keyOf(sums, least)
  }
}

function seededColumnOf({ matrix, seededRows, seededColumns }: Matcher, column: number): Uint8Array {
  const known = seededColumns[column]
  if (known) return known
  const count = seededRows.length
  const codes = new Uint8Array(count)
  for (let place = 0; place < count; place++) codes[place] = matrix.columns[column * count + (seededRows[place] ?? 0)] ?? 0
  seededColumns[column] = codes
  return codes
}

/** Takes `firstCells` of a question out of the sums and puts `secondCells` in. */
function changeColumn(matcher: Matcher, column: number): void {
  const { packed, keys } = matcher
  const codes = seededColumnOf(matcher, column)
  const least = leastSums(matcher)
  const count = packed.length
  const change = firstCells
  for (let code = 0; code < CODES; code++) change[code] = (secondCells[code] ?? 0) - (firstCells[code] ?? 0)
  for (let place = 0; place < count; place++) {
    const sums = ((packed[place] ?? 0) + (change[codes[place] ?? 0] ?? 0)) | 0
    packed[place] = sums
    keys[place] = keyOf(sums, least)
  }
}

function requiredAnswers({ codes }: Matcher): number {
  let answered = 0
  for (let column = 0; column < codes.length && answered < MIN_SHARED_ANSWERS; column++) if (codes[column] !== 0) answered++
  return Math.max(1, answered)
}

/**
 * 1000 - `cityBlockTenths` without its division: 10 * distance / weight, halves rounded down. Such quotients are halves or at least
 * 1 / (2 * weight) > 0.0009 beside one, so 0.4996 parts them whatever the last digits of the product are.
 * @param least the smallest sums (as an unsigned number) with enough shared answers
 */
function keyOf(sums: number, least: number): number {
  const perDistance = KEYS_PER_DISTANCE[(sums >>> WEIGHT_SHIFT) & WEIGHT_MASK] ?? 0
  return sums >>> 0 < least ? NO_PERCENT : ((sums & DISTANCE_MASK) * perDistance + 0.4996) | 0
}

function leastSums(matcher: Matcher): number {
  return (requiredAnswers(matcher) << SHARED_SHIFT) >>> 0
}

/** The plain way. */
function compareInColumns(matcher: Matcher): void {
  const { matrix, method, codes, keys, shared } = matcher
  const distances = new Float64Array(keys.length)
  const extents = new Float64Array(keys.length)
  shared.fill(0)
  for (let column = 0; column < matrix.questionIds.length; column++) {
    if (codes[column] !== 0) addColumn(matcher, column, { distances, extents })
  }
  const required = requiredAnswers(matcher)
  const tenths = method === 'euclid' ? euclidTenths : cityBlockTenths
  for (let place = 0; place < keys.length; place++) {
    keys[place] = (shared[place] ?? 0) < required ? NO_PERCENT : 1000 - tenths(distances[place] ?? 0, extents[place] ?? 1)
  }
}

function addColumn(
  { matrix, method, codes, weights, shared, seededRows }: Matcher,
  column: number,
  sums: { distances: Float64Array; extents: Float64Array },
) {
  const { distances, extents } = sums
  const power = method === 'euclid' ? 2 : 1
  const weight = weights[column] ?? 0
  const extent = weight ** power
  const gaps = VALUE_OF_CODE.map((_, other) => (weight * gapOf(codes[column] ?? 0, other)) ** power)
  const base = column * shared.length
  for (let place = 0; place < shared.length; place++) {
    const other = matrix.columns[base + (seededRows[place] ?? 0)] ?? 0
    if (other === 0) continue
    distances[place] = (distances[place] ?? 0) + (gaps[other] ?? 0)
    extents[place] = (extents[place] ?? 0) + extent
    shared[place] = (shared[place] ?? 0) + 1
  }
}
