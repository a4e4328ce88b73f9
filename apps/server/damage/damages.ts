import { readXlsx, writeXlsx } from 'hucre/xlsx'

/** A way in which files are damaged or saved differently; null where it does not go with the file. */
export interface Damage {
  readonly name: string
  readonly apply: (file: DamagedFile) => Promise<Uint8Array | null> | Uint8Array | null
}

export interface DamagedFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** Of a table its lines and separator. */
  readonly separator: string | null
  /** A number between 0 and 1, the same for the same seed. */
  readonly random: () => number
  /** Says what exactly was damaged, for whoever looks at a fault. */
  readonly note: (what: string) => void
}

const CUTS = 10
const SEPARATORS = [',', ';', '\t', '|']
const ENCODINGS = ['latin1', 'utf16le', 'utf16be', 'utf8-mark', 'mac-roman'] as const

/** All damages, in the order of the issue. */
export const DAMAGES: readonly Damage[] = [
  ...Array.from({ length: CUTS }, (_, index): Damage => {
    const share = (index + 0.5) / CUTS
    return { name: 'cut', apply: ({ bytes }) => bytes.subarray(0, Math.floor(bytes.length * share)) }
  }),
  ...Array.from({ length: CUTS }, (_, index): Damage => {
    const share = (index + 0.5) / CUTS
    return { name: 'cut at a line', apply: (file) => cutAtLine(file, share) }
  }),
  { name: 'cut at a line', apply: (file) => cutAtLine(file, 1) },
  { name: 'last byte lost', apply: ({ bytes }) => bytes.subarray(0, -1) },
  { name: 'last bytes lost', apply: ({ bytes }) => bytes.subarray(0, -3) },
  ...ENCODINGS.map((encoding): Damage => ({ name: `saved as ${encoding}`, apply: (file) => encoded(file, encoding) })),
  ...SEPARATORS.map((separator): Damage => ({ name: 'separator', apply: (file) => onCells(file, (rows) => rows, separator) })),
  { name: 'byte order mark', apply: (file) => (isText(file) ? Buffer.concat([Buffer.from('\uFEFF'), file.bytes]) : null) },
  { name: 'CR', apply: (file) => onText(file, (text) => text.replaceAll(/\r?\n/g, '\r')) },
  { name: 'CR LF', apply: (file) => onText(file, (text) => text.replaceAll(/\r?\n/g, '\r\n')) },
  { name: 'swapped columns', apply: swapped },
  { name: 'renamed header', apply: (file) => renamed(file, (name) => `${name}s`) },
  { name: 'renamed header', apply: (file) => renamed(file, (name) => name.replace(/(?<=.)[aeiou]/i, '')) },
  { name: 'renamed header', apply: (file) => (isTable(file) ? renamed(file, () => 'Xyz') : null) },
  { name: 'broken row', apply: (file) => brokenRow(file, (cells) => cells.slice(1)) },
  { name: 'broken row', apply: (file) => brokenRow(file, (cells) => [...cells, 'x']) },
  { name: 'broken number', apply: brokenNumber },
  { name: 'empty', apply: () => new Uint8Array() },
  { name: 'header only', apply: (file) => onCells(file, (rows) => rows.slice(0, 1)) },
  { name: 'doubled', apply: ({ bytes }) => Buffer.concat([bytes, bytes]) },
  { name: 'rows doubled', apply: (file) => onCells(file, (rows) => [...rows, ...rows.slice(1)]) },
]

type Rows = readonly (readonly string[])[]

function isText({ name }: DamagedFile): boolean {
  return !name.endsWith('.xlsx')
}

function textOf({ bytes }: DamagedFile): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function onText(file: DamagedFile, change: (text: string) => string): Uint8Array | null {
  return isText(file) ? Buffer.from(change(textOf(file))) : null
}

/** About so much of the file, at least its first and without its last line. */
function cutAtLine(file: DamagedFile, share: number): Uint8Array | null {
  return onText(file, (text) => {
    const lines = text.split(/(?<=\n)/)
    const kept = Math.max(1, Math.min(lines.length - 1, Math.floor(lines.length * (share + (file.random() - 0.5) / CUTS))))
    file.note(`${kept} of ${lines.length} lines`)
    return lines.slice(0, kept).join('')
  })
}

function encoded(file: DamagedFile, encoding: (typeof ENCODINGS)[number]): Uint8Array | null {
  if (!isText(file)) return null
  const text = textOf(file)
  if (encoding === 'utf8-mark') return Buffer.from(`\uFEFF${text}`)
  if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le')
  if (encoding === 'utf16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()
  if (encoding === 'latin1') return /[^\0-\xff]/.test(text) ? null : Buffer.from(text, 'latin1')
  if (!/[äöüéè]/.test(text) || /[^\0-\x7fäöüéèàâêôûÄÖÜ]/.test(text)) return null
  return Buffer.from(
    text.replaceAll(/[^\0-\x7f]/g, (letter) => MAC_ROMAN[letter] ?? ''),
    'latin1',
  )
}

const MAC_ROMAN: Readonly<Record<string, string>> = {
  ...{ ä: '\x8a', ö: '\x9a', ü: '\x9f', é: '\x8e', è: '\x8f', à: '\x88', â: '\x89', ê: '\x90', ô: '\x99', û: '\x9e' },
  ...{ Ä: '\x80', Ö: '\x85', Ü: '\x86' },
}

/** Changes the rows of a table; a workbook is written anew. */
async function onCells(file: DamagedFile, change: (rows: Rows) => Rows, separator = file.separator): Promise<Uint8Array | null> {
  if (!isText(file)) {
    if (separator !== null) return null
    const [sheet] = (await readXlsx(file.bytes)).sheets
    const rows =
      sheet?.rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')))) ?? []
    return writeXlsx({ sheets: [{ name: 'Tabelle1', rows: change(rows).map((row) => [...row]) }] })
  }
  if (!file.separator || !separator) return null
  const rows = rowsOf(textOf(file), file.separator)
  return Buffer.from(
    change(rows)
      .map((row) => `${row.map((cell) => quoted(cell, separator)).join(separator)}\n`)
      .join(''),
  )
}

function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const pattern = new RegExp(
    `("(?:[^"]|"")*"|[^${separator === '|' ? '\\|' : separator}\r\n]*)(${separator === '|' ? '\\|' : separator}|\r?\n|$)`,
    'gy',
  )
  for (const match of text.replace(/^\uFEFF/, '').matchAll(pattern)) {
    const [, cell = '', end = ''] = match
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === separator) continue
    if (row.length > 1 || row[0]) rows.push(row)
    row = []
  }
  return rows
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function swapped(file: DamagedFile): Promise<Uint8Array | null> {
  return onCells(file, (rows) => {
    const width = rows[0]?.length ?? 0
    const [one, other] = [Math.floor(file.random() * width), Math.floor(file.random() * width)]
    return rows.map((row) => row.map((cell, index) => (index === one ? (row[other] ?? '') : index === other ? (row[one] ?? '') : cell)))
  })
}

function isTable(file: DamagedFile): boolean {
  return file.separator !== null || !isText(file)
}

/** Another name for one column, one field or one element everywhere in the file. */
async function renamed(file: DamagedFile, rename: (name: string) => string): Promise<Uint8Array | null> {
  if (file.separator || !isText(file)) {
    return onCells(file, ([header = [], ...rows]) => {
      const at = Math.floor(file.random() * header.length)
      file.note(header[at] ?? '')
      return [header.map((name, index) => (index === at ? rename(name) : name)), ...rows]
    })
  }
  const isXml = /\.(xml|rss|atom)$/.test(file.name)
  return onText(file, (text) => {
    const names = [...new Set([...text.matchAll(isXml ? /<\/?([\w:-]+)/g : /"(\w+)"\s*:/g)].map(([, name = '']) => name))]
    const name = names[Math.floor(file.random() * names.length)] ?? ''
    file.note(name)
    return isXml
      ? text.replaceAll(new RegExp(`(</?)${name}(?=[\\s/>])`, 'g'), `$1${rename(name)}`)
      : text.replaceAll(new RegExp(`"${name}"(\\s*:)`, 'g'), `"${rename(name)}"$1`)
  })
}

function brokenRow(file: DamagedFile, change: (cells: readonly string[]) => readonly string[]): Promise<Uint8Array | null> {
  if (!file.separator) return Promise.resolve(null)
  return onCells(file, (rows) => {
    const at = 1 + Math.floor(file.random() * (rows.length - 1))
    return rows.map((row, index) => (index === at ? change(row) : row))
  })
}

/** A letter in a number of the file. */
/** Keys of a table that an operator writes: any text, so that another one is another question and no fault. */
const FREE_KEYS = new Set(['question_id', 'category_id'])

async function brokenNumber(file: DamagedFile): Promise<Uint8Array | null> {
  if (file.separator || !isText(file)) {
    return onCells(file, (rows) => {
      const at = 1 + Math.floor(file.random() * (rows.length - 1))
      const places = (rows[at] ?? []).flatMap((cell, index) =>
        /^\d+$/.test(cell) && !FREE_KEYS.has(rows[0]?.[index] ?? '') ? [index] : [],
      )
      const place = places[Math.floor(file.random() * places.length)]
      file.note(`line ${at + 1}, ${rows[0]?.[place ?? -1]}`)
      return rows.map((row, index) => (index === at ? row.map((cell, column) => (column === place ? `${cell}x` : cell)) : row))
    })
  }
  return onText(file, (text) => {
    const places = [...text.matchAll(/(?<=[>:]\s*)\d+(?=\s*[<,}\]\n])/g)]
    const place = places[Math.floor(file.random() * places.length)]
    if (!place) return text
    const end = place.index + place[0].length
    file.note(text.slice(Math.max(0, place.index - 40), end))
    return `${text.slice(0, end)}x${text.slice(end)}`
  })
}
