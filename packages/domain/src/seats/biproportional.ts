import { compareRatios, over, type Ratio, ratio, times, toNumber } from './ratio.ts'

/** Votes with the seats that each row (constituency) and each column (group of lists) gets; both sums are equal. */
export interface BiproportionalInput {
  readonly votes: readonly (readonly bigint[])[]
  readonly rowSeats: readonly number[]
  readonly columnSeats: readonly number[]
  /** Cells that get at least one seat. */
  readonly atLeastOne: readonly (readonly boolean[])[]
}

export type Cell = readonly [row: number, column: number]

export interface BiproportionalSeats {
  /** Without the seats that only the lot can give. */
  readonly seats: readonly (readonly number[])[]
  readonly rowDivisors: readonly number[]
  readonly columnDivisors: readonly number[]
  /** Cells that may have one seat more: other tables are as good, only the lot can choose one. */
  readonly ties: readonly Cell[]
}

interface Table {
  readonly input: BiproportionalInput
  readonly cells: readonly Cell[]
  readonly seats: number[][]
  /** The quotient of a cell is votes · row multiplier · column multiplier. */
  readonly rowMultipliers: Ratio[]
  readonly columnMultipliers: Ratio[]
}

/** What can be reached over cells on a rounding point: rows and columns, each with the cell that led to it. */
interface Reach {
  readonly rows: ReadonlyMap<number, Cell | null>
  readonly columns: ReadonlyMap<number, Cell | null>
}

const ONE = ratio(1n)

/**
 * Biproportional apportionment with standard rounding, in exact arithmetic: there are divisors of rows and columns with which every
 * cell is votes / (row divisor · column divisor), rounded, and all sums hold. First each column is divided, then seats are
 * transferred between rows over cells whose quotient is on a rounding point ("tie and transfer": M. Zachariasen, Algorithmic Aspects of
 * Divisor-Based Biproportional Rounding, 2006). Null if no table has these sums.
 */
export function biproportional(input: BiproportionalInput): BiproportionalSeats | null {
  const table = createTable(input)
  if (!table) return null
  while (hasErrors(table)) {
    if (!transferOneSeat(table)) return null
  }
  const { up, down } = tiesOf(table)
  for (const cell of down) addSeats(table, cell, -1)
  return {
    seats: table.seats,
    rowDivisors: table.rowMultipliers.map((multiplier) => toNumber(over(ONE, multiplier))),
    columnDivisors: table.columnMultipliers.map((multiplier) => toNumber(over(ONE, multiplier))),
    ties: [...down, ...up],
  }
}

function createTable(input: BiproportionalInput): Table | null {
  const cells = input.votes.flatMap((row, i) => row.flatMap((votes, j) => (votes > 0n ? [[i, j] as const] : [])))
  const seats = input.votes.map((row, i) => row.map((_, j) => (input.atLeastOne[i]?.[j] ? 1 : 0)))
  const columnMultipliers = input.columnSeats.map(() => ONE)
  const table = { input, cells, seats, rowMultipliers: input.rowSeats.map(() => ONE), columnMultipliers }
  for (const column of input.columnSeats.keys()) {
    const multiplier = divideColumn(table, column)
    if (!multiplier) return null
    columnMultipliers[column] = multiplier
  }
  return table
}

/** Divides the seats of a column by its votes; returns the multiplier with which the quotients round to them, null if no cell can take them. */
function divideColumn(table: Table, column: number): Ratio | null {
  const cells = table.cells.filter((cell) => cell[1] === column)
  const given = cells.reduce((sum, cell) => sum + seatsOf(table, cell), 0)
  const left = (table.input.columnSeats[column] ?? 0) - given
  if (left < 0 || (left > 0 && cells.length === 0)) return null
  const next = () => smallest(cells.map((cell) => ({ cell, factor: over(upperPoint(table, cell), votesOf(table, cell)) })))
  let multiplier: Ratio | null = null
  for (let seat = 0; seat < left; seat++) {
    const best = next()
    if (!best) return null
    addSeats(table, best.cell, 1)
    multiplier = best.factor
  }
  return multiplier ?? next()?.factor ?? ONE
}

function hasErrors(table: Table): boolean {
  return table.input.rowSeats.some((_, row) => surplusOf(table, row) !== 0)
}

/** Moves one seat from a row with too many to a row with too few; false if no divisors allow it. */
function transferOneSeat(table: Table): boolean {
  const tooFew = rowsWhere(table, (surplus) => surplus < 0)
  const tooMany = rowsWhere(table, (surplus) => surplus > 0)
  for (;;) {
    const reach = reachFrom(table, { rows: tooFew, columns: [] })
    const giver = tooMany.find((row) => reach.rows.has(row))
    if (giver !== undefined) {
      moveAlong(table, reach, giver)
      return true
    }
    const factor = nextFactor(table, reach)
    if (!factor) return false
    scale(table, reach, factor)
  }
}

/** From a row over the cells that round up to columns, from a column over the cells that round down to rows. */
function reachFrom(table: Table, start: { readonly rows: readonly number[]; readonly columns: readonly number[] }): Reach {
  const rows = new Map<number, Cell | null>(start.rows.map((row) => [row, null]))
  const columns = new Map<number, Cell | null>(start.columns.map((column) => [column, null]))
  for (let size = -1; size !== rows.size + columns.size; ) {
    size = rows.size + columns.size
    for (const cell of table.cells) {
      const [row, column] = cell
      if (rows.has(row) && !columns.has(column) && canRoundUp(table, cell)) columns.set(column, cell)
      if (columns.has(column) && !rows.has(row) && canRoundDown(table, cell)) rows.set(row, cell)
    }
  }
  return { rows, columns }
}

function moveAlong(table: Table, reach: Reach, giver: number): void {
  for (let taken = reach.rows.get(giver); taken; ) {
    addSeats(table, taken, -1)
    const given = reach.columns.get(taken[1])
    if (!given) return
    addSeats(table, given, 1)
    taken = reach.rows.get(given[0])
  }
}

/** The smallest factor above 1 by which reached rows grow and reached columns shrink until another cell is on a rounding point. */
function nextFactor(table: Table, { rows, columns }: Reach): Ratio | null {
  const factors = table.cells.flatMap((cell) => {
    const [hasRow, hasColumn] = [rows.has(cell[0]), columns.has(cell[1])]
    if (hasRow && !hasColumn) return [{ factor: over(upperPoint(table, cell), quotientOf(table, cell)) }]
    const lower = lowerPoint(table, cell)
    return !hasRow && hasColumn && lower ? [{ factor: over(quotientOf(table, cell), lower) }] : []
  })
  return smallest(factors)?.factor ?? null
}

function scale(table: Table, reach: Reach, factor: Ratio): void {
  for (const row of reach.rows.keys()) table.rowMultipliers[row] = times(table.rowMultipliers[row] ?? ONE, factor)
  for (const column of reach.columns.keys()) table.columnMultipliers[column] = over(table.columnMultipliers[column] ?? ONE, factor)
}

/** Cells on a rounding point that form a cycle: their seats can move along it without changing any sum. */
function tiesOf(table: Table): { readonly up: Cell[]; readonly down: Cell[] } {
  const up = table.cells.filter((cell) => {
    return canRoundUp(table, cell) && reachFrom(table, { rows: [], columns: [cell[1]] }).rows.has(cell[0])
  })
  const down = table.cells.filter((cell) => {
    return canRoundDown(table, cell) && reachFrom(table, { rows: [cell[0]], columns: [] }).columns.has(cell[1])
  })
  return { up, down }
}

function canRoundUp(table: Table, cell: Cell): boolean {
  return compareRatios(quotientOf(table, cell), upperPoint(table, cell)) === 0
}

function canRoundDown(table: Table, cell: Cell): boolean {
  const point = lowerPoint(table, cell)
  return point !== null && compareRatios(quotientOf(table, cell), point) === 0
}

/** Where a cell with its seats rounds up to one more. */
function upperPoint(table: Table, cell: Cell): Ratio {
  return ratio(BigInt(2 * seatsOf(table, cell) + 1), 2n)
}

/** Where it rounds down to one less; null if it cannot. */
function lowerPoint(table: Table, cell: Cell): Ratio | null {
  const [row, column] = cell
  const seats = seatsOf(table, cell)
  const least = table.input.atLeastOne[row]?.[column] ? 1 : 0
  return seats > least ? ratio(BigInt(2 * seats - 1), 2n) : null
}

function quotientOf(table: Table, cell: Cell): Ratio {
  const [row, column] = cell
  const factor = times(table.rowMultipliers[row] ?? ONE, table.columnMultipliers[column] ?? ONE)
  return times(votesOf(table, cell), factor)
}

function votesOf(table: Table, [row, column]: Cell): Ratio {
  return ratio(table.input.votes[row]?.[column] ?? 0n)
}

function seatsOf(table: Table, [row, column]: Cell): number {
  return table.seats[row]?.[column] ?? 0
}

function addSeats(table: Table, [row, column]: Cell, count: number): void {
  const cells = table.seats[row]
  if (cells) cells[column] = (cells[column] ?? 0) + count
}

function surplusOf(table: Table, row: number): number {
  return (table.seats[row] ?? []).reduce((sum, seats) => sum + seats, 0) - (table.input.rowSeats[row] ?? 0)
}

function rowsWhere(table: Table, isWanted: (surplus: number) => boolean): number[] {
  return [...table.input.rowSeats.keys()].filter((row) => isWanted(surplusOf(table, row)))
}

function smallest<T extends { readonly factor: Ratio }>(items: readonly T[]): T | null {
  return items.reduce<T | null>((best, item) => (best && compareRatios(best.factor, item.factor) <= 0 ? best : item), null)
}
