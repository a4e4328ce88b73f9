import { LEFT_OUT } from './left-out.ts'
import type { LeftOut } from './left-out-reasons.ts'
import { PATHS } from './paths/index.ts'
import { CHECKED } from './paths/path-table.ts'
import { SETTINGS_PATHS } from './paths/settings.ts'
import { READ } from './read-columns.ts'

/** The recorded headers by source: what official files and services were seen to have. */
export type Recorded = ReadonlyMap<string, ReadonlySet<string>>

/** Reads lines of `source|column|column`. */
export function recordedIn(text: string): Recorded {
  const headers = new Map<string, Set<string>>()
  for (const line of text.trimEnd().split('\n')) {
    const [source = '', ...columns] = line.split('|')
    headers.set(source, new Set([...(headers.get(source) ?? []), ...columns]))
  }
  return headers
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)

/** The page `docs/import-columns.md`: of tables the columns, of settings what each becomes, of documents (JSON, XML) the paths of their values. */
export function columnsPage(recorded: Recorded, recordedPaths: Recorded): string {
  const tables = [...recorded].toSorted(byName).map(([source, columns]) => tablePart(source, columns))
  const parts = [...recordedPaths].toSorted(byName)
  const settings = parts.filter(([source]) => source in SETTINGS_PATHS).map(([source, columns]) => fieldsPart(source, columns, 'column'))
  const documents = parts.filter(([source]) => !(source in SETTINGS_PATHS)).map(([source, paths]) => fieldsPart(source, paths, 'path'))
  return `${[HEAD, ...tables, SETTINGS, ...settings, DOCUMENTS, ...documents].join('\n\n')}\n`
}

function tablePart(source: string, columns: ReadonlySet<string>): string {
  const read = (READ[source] ?? []).filter((column) => columns.has(column))
  const names = read.map((column) => `\`${column}\``).join(', ')
  return `## ${source}\n\n${columns.size} columns, ${read.length} read: ${names}.${leftPart(LEFT_OUT[source] ?? [])}`
}

function fieldsPart(source: string, paths: ReadonlySet<string>, what: 'column' | 'path'): string {
  const { read = {}, left = [] } = PATHS[source] ?? {}
  const rows = Object.entries(read).map(([path, field]) => `| \`${path}\` | ${field === CHECKED ? field : `\`${field}\``} |`)
  const head = `## ${source}\n\n${paths.size} ${what}s, ${rows.length} read.`
  return `${head}\n\n| ${what} | becomes |\n| --- | --- |\n${rows.join('\n')}${leftPart(left)}`
}

function leftPart(left: readonly LeftOut[]): string {
  const rows = left.map(({ columns, reason }) => `| ${columns.map(nameOf).join(', ')} | ${reason} |`)
  return rows.length > 0 ? `\n\n| left out | why |\n| --- | --- |\n${rows.join('\n')}` : '\n\nNothing is left out.'
}

function nameOf(column: LeftOut['columns'][number]): string {
  return `\`${typeof column === 'string' ? column : column.name}\``
}

const HEAD = `# What is read of each source

Every column that an official file or service was seen to have is read, or left out for a reason. A test compares this page with the importers and with the recorded headers.
Pictures (\`coats-of-arms\`, \`portraits\`) have no fields: the name of the file says whose they are, and nothing else that a picture tells is kept.`

const SETTINGS = `# Settings

What operators set by tables of their own: [settings](settings.md). A column that is not known refuses the file. What is "checked" decides whether it is taken.`

const DOCUMENTS = `# Documents

Of JSON and XML each value is named by its path: \`[]\` is any place in a list, \`{language}\` one of \`de\`, \`fr\`, \`it\`, \`rm\`, \`@\` an attribute. What is "checked" decides what is taken or reported, and is not kept itself.
A test changes every value of the samples and sees that what is read changes its field, and that nothing else changes anything.`
