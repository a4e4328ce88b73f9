import { readFileSync } from 'node:fs'
import { groupBy } from '../group.ts'
import { DOCUMENT_SOURCES } from '../test-support/document-sources.ts'
import { type Part, recordedIn } from './columns-page.ts'
import { columnsOf } from './read-columns.ts'
import { readPathsOf } from './read-paths.ts'

const read = (file: string) => recordedIn(readFileSync(new URL(file, import.meta.url), 'utf8'))

/** The columns that official tables, and rows of services, were seen to have. */
const RECORDED_HEADERS = read('./recorded-headers.txt')
/** The paths that official documents were seen to have. */
export const RECORDED_PATHS = read('./recorded-paths.txt')

/** The sources of the page by format, in its order. */
export const SOURCES_BY_FORMAT: ReadonlyMap<string, readonly string[]> = groupBy(
  [...RECORDED_HEADERS.keys(), ...RECORDED_PATHS.keys()].toSorted(),
  (source) => source.split(' ')[0] ?? '',
)

/** What the readers read of a format, as they and the samples tell. */
export function partsOf(format: string): Promise<Part[]> {
  return Promise.all((SOURCES_BY_FORMAT.get(format) ?? []).map(partOf))
}

async function partOf(source: string): Promise<Part> {
  const document = DOCUMENT_SOURCES[source]
  const columns = await (document ? readPathsOf(document) : columnsOf(source))
  const names = new Set(columns.flatMap(({ name, aliases = [] }) => [name, ...aliases]))
  const seen = [...(RECORDED_HEADERS.get(source) ?? RECORDED_PATHS.get(source) ?? [])]
  return {
    name: source.replace(/^\S+ ?/, '').replaceAll(/[()]/g, ''),
    columns,
    others: seen.filter((one) => !names.has(one)).length,
  }
}
