import { LIMITS, LimitExceeded } from '../limits.ts'
import type { Source } from '../source.ts'
import type { RawTable } from './table.ts'
import { checkZip } from './zip.ts'

/** What the reader of workbooks says of a part that does not end where the directory says. */
const TOO_LARGE = /^Decompressed size exceeds limit/

/**
 * A sheet of a workbook, or the reason why it cannot be read: the first one whose header `isWanted`, else the first one. Notes and citations
 * often stand before the data. Throws `LimitExceeded`.
 */
export async function readSheet(source: Source, isWanted: (header: readonly string[]) => boolean = () => true): Promise<RawTable | string> {
  const limits = source.limits ?? LIMITS
  if (source.bytes.length === 0) return 'the file is empty'
  const { readXlsx } = await import('hucre/xlsx')
  try {
    checkZip(source.bytes, limits)
    const workbook = await readXlsx(source.bytes, { maxRows: limits.rows })
    const wanted = workbook.sheets.find(({ rows }) => rows[0] && isWanted(rows[0].map(toText)))
    const [header, ...body] = (wanted ?? workbook.sheets[0])?.rows ?? []
    if (!header) return 'the workbook has no sheet with a header'
    const rows = body.map((cells, index) => ({ line: index + 2, cells: cells.map(toText) }))
    const filled = rows.filter(({ cells }) => cells.some(Boolean))
    return { header: { line: 1, cells: header.map(toText) }, body: filled, hint: '' }
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    if (error instanceof Error && TOO_LARGE.test(error.message))
      throw new LimitExceeded('a part of the file is larger than its directory says')
    return 'the file is no readable Excel workbook (.xlsx)'
  }
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
