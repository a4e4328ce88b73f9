import { byFamily, type Column, exampleOf } from './column.ts'

/** What files were seen to have, by format and what of it where it has several. */
type Recorded = ReadonlyMap<string, ReadonlySet<string>>

/** Reads lines of `source|column|column`. */
export function recordedIn(text: string): Recorded {
  const headers = new Map<string, Set<string>>()
  for (const line of text.trimEnd().split('\n')) {
    const [source = '', ...columns] = line.split('|')
    headers.set(source, new Set([...(headers.get(source) ?? []), ...columns]))
  }
  return headers
}

/** A table of a format, or one of its kinds of documents. */
export interface Part {
  /** What it is called where the format has several; empty where not. */
  readonly name: string
  readonly columns: readonly Column[]
  /** How many more columns its files were seen to have. */
  readonly others: number
}

/** What comes before the formats. */
export const PAGE_HEAD = `# What is read of each format

Made of the readers and their samples by \`npm run build:columns\`; a test holds it. An example in brackets shows the form. What is not required may be missing: of JSON and XML, required is a value without which something is reported. What bears a \\* decides what is taken, and is not kept itself.

Of JSON and XML each value is named by its path: \`[]\` is any place in a list, \`{language}\` one of \`de\`, \`fr\`, \`it\`, \`rm\`, \`@\` an attribute.

What else files were seen to have is left out: what repeats, sums up or follows from what is read, numbers and addresses of the publisher, what is of the person and nothing to do with the office, English, and what no page shows. \`recorded-headers.txt\` and \`recorded-paths.txt\` in \`packages/importers/src/columns\` name it.

Settings have a [page of their own](settings.md). Of pictures (\`coats-of-arms\`, \`portraits\`) the name of the file says whose they are; nothing else that a picture tells is kept.
`

/** The part of the page about a format: one table, with a row for each place in which values stand. */
export function formatPart(format: string, parts: readonly Part[]): string {
  const rows = parts.flatMap(rowsOf)
  const isOne = rows.length === 1
  const head = [...(isOne ? [] : ['in']), 'required', 'not required']
  const cells = rows.map(({ place, required, optional }) => [...(isOne ? [] : [place]), required.join(', '), optional.join(', ')])
  const lines = [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`)
  const others = parts.reduce((sum, part) => sum + part.others, 0)
  const left = others > 0 ? `\n${others} others are left out.\n` : ''
  return `## ${format}\n\n${lines.join('\n')}\n${left}`
}

interface Row {
  readonly place: string
  readonly required: string[]
  readonly optional: string[]
}

/** The path of the object in which a value of a document stands, and its name there; a text by language is one value. */
const PATH = /^(?:(.*)[./])?([^./{][^./]*(?:\.\{language\})?)$/

function rowsOf({ name, columns }: Part): Row[] {
  const rows = new Map<string, Row>()
  for (const column of byFamily(columns)) {
    const [, parent = '', leaf = column.name] = PATH.exec(column.name) ?? []
    const place = [name, parent && `\`${parent}\``].filter(Boolean).join(' ')
    const row = rows.get(place) ?? { place, required: [], optional: [] }
    rows.set(place, row)
    const list = column.isRequired ? row.required : row.optional
    list.push(shown(leaf, column))
  }
  return [...rows.values()]
}

function shown(leaf: string, column: Column): string {
  const names = [leaf, ...(column.aliases ?? [])].map((name) => `\`${name}\``).join(' or ')
  const example = exampleOf(column)
  return `${names}${column.isChecked ? '\\*' : ''}${example ? ` (${example})` : ''}`
}

/** The page `docs/import-columns.md`, of the parts of each format. */
export function columnsPage(parts: ReadonlyMap<string, readonly Part[]>): string {
  return [PAGE_HEAD, ...[...parts].map(([format, own]) => formatPart(format, own))].join('\n')
}
