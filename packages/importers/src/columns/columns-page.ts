import { LEFT_OUT } from './left-out.ts'
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

/** The page `docs/import-columns.md`. */
export function columnsPage(recorded: Recorded): string {
  const sources = [...recorded].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const parts = sources.map(([source, columns]) => {
    const read = (READ[source] ?? []).filter((column) => columns.has(column))
    const left = (LEFT_OUT[source] ?? []).map(({ columns: all, reason }) => `| ${all.map(nameOf).join(', ')} | ${reason} |`)
    const table = left.length > 0 ? `\n\n| left out | why |\n| --- | --- |\n${left.join('\n')}` : '\n\nNothing is left out.'
    return `## ${source}\n\n${columns.size} columns, ${read.length} read: ${read.map((column) => `\`${column}\``).join(', ')}.${table}`
  })
  return `${HEAD}\n\n${parts.join('\n\n')}\n`
}

function nameOf(column: (typeof LEFT_OUT)[string][number]['columns'][number]): string {
  return `\`${typeof column === 'string' ? column : column.name}\``
}

const HEAD = `# What is read of each source

Every column that an official file or service was seen to have is read, or left out for a reason. A test compares this page with the importers and with the recorded headers.`
