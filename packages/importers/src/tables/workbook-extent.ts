import { SaxesParser } from 'saxes'
import { checkLimit, LIMITS, LimitExceeded, type Limits } from '../limits.ts'
import type { Source } from '../source.ts'
import { unpack, type ZipPart, zipParts } from './zip.ts'

/** The last row and column in which a sheet holds something, counted from 1; 0 where it holds nothing. */
interface Extent {
  readonly rows: number
  readonly columns: number
}

/** The last row and column of all sheets, and how many there are. */
interface WorkbookExtent extends Extent {
  readonly sheets: number
}

/** Readers fill the rectangle of a sheet, also where no cell is. */
const MAX_CELLS = 20_000_000
/** Texts, styles, links, merged ranges: readers keep an object for each. */
const MAX_OTHER_ELEMENTS = 4_000_000
/** As many as Excel has; each is described once. */
const MAX_DESCRIBED_COLUMNS = 16_384
const IN_ROWS = new Set(['row', 'c', 'v', 'f', 'is', 't', 'r'])
const [LESS_THAN, SLASH] = [0x3c, 0x2f]

/**
 * How far the sheets of a workbook reach, told by their cells before anybody builds rows: a cell far to the right costs a file no bytes and its reader
 * thousands of empty ones. Cells that have a format alone do not count. Throws `LimitExceeded`, or an `Error` where it is no workbook.
 */
export async function workbookExtent(source: Source): Promise<WorkbookExtent> {
  const { parseCellRef } = await import('hucre/xlsx')
  const limits = source.limits ?? LIMITS
  const check = () => source.deadline?.check()
  let elements = 0
  const countElements = (count: number) => {
    elements += count
    if (elements > MAX_OTHER_ELEMENTS) throw new LimitExceeded(`the file has more than ${MAX_OTHER_ELEMENTS} elements outside of its rows`)
  }
  let [sheets, rows, columns, cells] = [0, 0, 0, 0]
  for (const part of zipParts(source.bytes, limits)) {
    const sheet = await sheetIn(part, { limits, check, countElements, parseCellRef })
    if (!sheet) continue
    cells += sheet.rows * sheet.columns
    if (cells > MAX_CELLS) throw new LimitExceeded(`the sheets of the file span more than ${MAX_CELLS} cells`)
    sheets++
    rows = Math.max(rows, sheet.rows)
    columns = Math.max(columns, sheet.columns)
  }
  if (sheets === 0) throw new Error('the file has no sheet')
  return { sheets, rows, columns }
}

interface Bounds {
  readonly limits: Limits
  readonly check: () => void
  readonly countElements: (count: number) => void
  /** Counted from 0. */
  readonly parseCellRef: (ref: string) => { row: number; col: number }
}

/** Of a part that is a sheet; null of any other, whose elements are counted alone. */
async function sheetIn(part: ZipPart, bounds: Bounds): Promise<Extent | null> {
  const scan = scanSheet(bounds)
  const decoder = new TextDecoder()
  let isSheet = true
  for await (const piece of unpack(part)) {
    isSheet &&= scan.write(decoder.decode(piece, { stream: true }))
    if (!isSheet) bounds.countElements(elementsIn(piece))
  }
  return isSheet ? scan.end() : null
}

function elementsIn(bytes: Uint8Array): number {
  let count = 0
  for (let at = bytes.indexOf(LESS_THAN); at >= 0; at = bytes.indexOf(LESS_THAN, at + 1)) if (bytes[at + 1] !== SLASH) count++
  return count
}

function scanSheet({ limits, check, countElements, parseCellRef }: Bounds) {
  const parser = new SaxesParser()
  let root: string | null = null
  let [depth, described, rowsWithCells, lastWithCells] = [0, 0, 0, 0]
  let at = { row: 0, column: 0 }
  let extent: Extent = { rows: 0, columns: 0 }

  const noteCell = () => {
    const { row, column } = at
    if (!(row > 0 && column > 0)) throw new Error('a cell stands nowhere')
    if (row !== lastWithCells) checkLimit('rows', ++rowsWithCells, limits, 'rows')
    lastWithCells = row
    checkLimit('columns', column, limits, 'columns')
    extent = { rows: Math.max(extent.rows, row), columns: Math.max(extent.columns, column) }
  }
  const onOpen: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => void>> = {
    row: ({ r }) => {
      check()
      at = { row: Number(r) || at.row + 1, column: 0 }
    },
    c: ({ r }) => {
      const named = r ? parseCellRef(r) : null
      at = named ? { row: named.row + 1, column: named.col + 1 } : { ...at, column: at.column + 1 }
    },
    v: noteCell,
    is: noteCell,
    col: ({ min, max }) => {
      described += 1 + Math.max(0, Number(max) - Number(min))
      if (!(described <= MAX_DESCRIBED_COLUMNS)) throw new Error('more columns are described than Excel has')
    },
  }
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1)
    root ??= local
    if (root !== 'worksheet') return
    if (++depth > limits.depth) throw new Error('elements are nested too deep')
    if (!IN_ROWS.has(local)) countElements(1)
    if (Object.hasOwn(onOpen, local)) onOpen[local]?.(attributes)
  })
  parser.on('closetag', () => void depth--)
  return {
    /** Reads on; false as soon as the part is no sheet. */
    write: (text: string): boolean => {
      try {
        parser.write(text)
      } catch (error) {
        if (root === 'worksheet') throw error
        return false
      }
      return root === null || root === 'worksheet'
    },
    end: (): Extent | null => {
      if (root === null) return null
      parser.close()
      return extent
    },
  }
}
