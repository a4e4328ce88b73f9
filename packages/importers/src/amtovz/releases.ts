import type { Source } from '../source.ts'
import { decodeText } from '../tables/decode-text.ts'

/** The first column of every release; whatever stands above it is a comment. */
const FIRST_COLUMN = /^\uFEFF?"?Ortschaftsname\b/
const MAX_COMMENT_LINES = 20
const COMMENT = /^\uFEFF?\s*(#|\/\/)/

/** The file without the comments that older releases (PLZO) begin with: they become empty lines below the header, so that every row keeps its number. */
export function toKnownLayout(source: Source): Source {
  const text = decodeText(source.bytes)
  const lines = text.split(/\r\n|\n|\r/)
  const header = lines.slice(0, MAX_COMMENT_LINES).findIndex((line) => FIRST_COLUMN.test(line))
  if (header === -1 || (header === 0 && !lines.some((line) => COMMENT.test(line)))) return source
  const rows = lines.slice(header + 1).map((line) => (COMMENT.test(line) ? '' : line))
  const usualLines = [lines[header] ?? '', ...lines.slice(0, header).map(() => ''), ...rows]
  return { ...source, bytes: new TextEncoder().encode(usualLines.join('\n')) }
}
