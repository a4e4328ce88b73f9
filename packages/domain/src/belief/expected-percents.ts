import { type AnswerMatrix, VALUE_OF_CODE } from '../match/answer-matrix.ts'
import { type Belief, doubtOf } from './belief.ts'

/** The estimate of a percent once everything is answered. */
export interface ExpectedPercent {
  readonly candidateId: number
  /** The row of the matrix. */
  readonly row: number
  /** 0 to 100. */
  readonly expected: number
}

/** Per question and code of a candidate's answer: the distance that counts, and how the open answer moves the percent. */
export interface QuestionTable {
  readonly weight: number
  readonly isOpen: boolean
  /** By code; 0 for "no answer". */
  readonly gaps: Float64Array
  readonly slopes: Float64Array
}

/** One table per column; null where the voter gave no reply. */
export function questionTables(belief: Belief): (QuestionTable | null)[] {
  return belief.answers.map((answer, column) => {
    if (answer?.value === null) return null
    return answer ? answeredTable(answer.value, answer.weight) : openTable(belief, column)
  })
}

function answeredTable(value: number, weight: number): QuestionTable {
  const gaps = Float64Array.from(VALUE_OF_CODE, (other, code) => (code === 0 ? 0 : Math.abs(value - other)))
  return { weight, isOpen: false, gaps, slopes: new Float64Array(VALUE_OF_CODE.length) }
}

/** Exact for an answer that is known and for one that is yes or no with the chances of the mean; in between by the doubt. */
function openTable(belief: Belief, column: number): QuestionTable {
  const mean = Math.min(100, Math.max(0, belief.mean[column] ?? 0))
  const doubt = doubtOf(belief, column)
  const gaps = Float64Array.from(VALUE_OF_CODE, (other, code) => {
    if (code === 0) return 0
    const near = Math.abs(mean - other)
    const far = mean + other - (mean * other) / 50
    return near + doubt * (far - near)
  })
  const slopes = Float64Array.from(VALUE_OF_CODE, (other, code) =>
    code === 0 ? 0 : doubt * (1 - other / 50) + (1 - doubt) * Math.sign(mean - other),
  )
  return { weight: 1, isOpen: true, gaps, slopes }
}

/** The expected percent of each candidate in the given rows, in their order. */
export function expectedPercents(
  matrix: AnswerMatrix,
  tables: readonly (QuestionTable | null)[],
  rows: readonly number[],
): ExpectedPercent[] {
  const { candidateIds, columns } = matrix
  const { starts, gaps, weights } = flatTables(matrix, tables)
  return rows.map((row) => {
    let distance = 0
    let total = 0
    for (let asked = 0; asked < starts.length; asked++) {
      const place = asked * CODES + (columns[(starts[asked] ?? 0) + row] ?? 0)
      distance += gaps[place] ?? 0
      total += weights[place] ?? 0
    }
    return { candidateId: candidateIds[row] ?? 0, row, expected: total ? 100 - distance / total : 0 }
  })
}

/** The expected percents alone, the lowest first; numbers are sorted without a comparison in JavaScript, which is several times faster. */
export function ascendingPercents(expected: readonly ExpectedPercent[]): Float64Array {
  const percents = new Float64Array(expected.length)
  for (let place = 0; place < expected.length; place++) percents[place] = expected[place]?.expected ?? 0
  return percents.sort()
}

const CODES = VALUE_OF_CODE.length

/**
 * The tables one after the other, without those of no reply: what each code adds to the distance and to the weight, 0 for "no answer". Candidate
 * by candidate with sums in registers and without a branch it is several times faster than column by column.
 */
function flatTables({ candidateIds }: AnswerMatrix, tables: readonly (QuestionTable | null)[]) {
  const asked = tables.flatMap((table, column) => (table ? [{ table, column }] : []))
  const gaps = new Float64Array(asked.length * CODES)
  const weights = new Float64Array(asked.length * CODES)
  asked.forEach(({ table }, place) => {
    for (let code = 1; code < CODES; code++) {
      gaps[place * CODES + code] = table.weight * (table.gaps[code] ?? 0)
      weights[place * CODES + code] = table.weight
    }
  })
  return { starts: Int32Array.from(asked, ({ column }) => column * candidateIds.length), gaps, weights }
}

/** The standard deviation of the mean of the expected percents of the given rows, in points. */
export function deviationOf(
  { candidateIds, columns }: AnswerMatrix,
  {
    belief,
    tables,
    rows,
  }: { readonly belief: Belief; readonly tables: readonly (QuestionTable | null)[]; readonly rows: readonly number[] },
): number {
  const count = candidateIds.length
  const slopes = new Float64Array(tables.length)
  for (const row of rows) {
    const codeOf = (column: number) => columns[column * count + row] ?? 0
    const total = tables.reduce((sum, table, column) => sum + (table && codeOf(column) > 0 ? table.weight : 0), 0)
    if (total === 0) continue
    tables.forEach((table, column) => {
      if (table?.isOpen) slopes[column] = (slopes[column] ?? 0) + (table.slopes[codeOf(column)] ?? 0) / total / rows.length
    })
  }
  return Math.sqrt(Math.max(0, spreadOf(belief, slopes)))
}

function spreadOf({ covariance }: Belief, slopes: Float64Array): number {
  const size = slopes.length
  let sum = 0
  for (let i = 0; i < size; i++) {
    const slope = slopes[i] ?? 0
    if (slope === 0) continue
    let row = 0
    for (let k = 0; k < size; k++) row += (covariance[i * size + k] ?? 0) * (slopes[k] ?? 0)
    sum += slope * row
  }
  return sum
}
