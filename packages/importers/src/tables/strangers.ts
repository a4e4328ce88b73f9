/** Files of other kinds by their first signs, and what they are. */
const STRANGERS: readonly (readonly [start: string, kind: string, hint: string])[] = [
  ['PK\u0003\u0004', 'a workbook of Excel or another archive', ': save it as '],
  ['\u00D0\u00CF\u0011\u00E0', 'a workbook of an old Excel', ': save it as '],
  ['%PDF', 'a PDF', ''],
]
const WEB_PAGE = /^\uFEFF?\s*<(!doctype html|html|head|body)\b/i
const UTF16_MARKS = ['\u00FF\u00FE', '\u00FE\u00FF']
const START_LENGTH = 1_000

/** Why a file is none of the wanted kind whatever its fields are called; null where it may be one. */
export function strangerIn(bytes: Uint8Array, wanted: 'CSV' | 'JSON' | 'XML'): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, START_LENGTH))
  const [, kind, hint] = STRANGERS.find(([begin]) => start.startsWith(begin)) ?? []
  if (kind) return `the file is ${kind} and no ${wanted}${hint ? `${hint}${wanted}` : ''}`
  if (wanted === 'JSON' && (UTF16_MARKS.includes(start.slice(0, 2)) || start.slice(0, 4).includes('\0')))
    return 'the file is in UTF-16: save it as UTF-8'
  const text = new TextDecoder().decode(bytes.subarray(0, START_LENGTH))
  if (WEB_PAGE.test(text)) return `the file is a web page and no ${wanted}, as an error or a login is`
  return bytes.length < START_LENGTH && text.trim() === '' ? 'the file is empty' : null
}
