import { fetchSource, type HttpOptions, SourceUnreachable } from '../http.ts'
import { readAround } from '../json.ts'
import type { Source } from '../source.ts'

const SERVICE = 'https://ws.parlament.ch/odata.svc/'
/** Tables with a moment of the last change, which an incremental import asks for. */
const DATED = ['Council', 'MemberCouncil', 'Session', 'Business', 'Party', 'ParlGroup'] as const
const OF_SESSION = ['Vote', 'Voting'] as const
/** More pages than the service has of any table: an address that leads in a circle must end. */
const MAX_PAGES = 10_000

export type Table = (typeof DATED)[number] | (typeof OF_SESSION)[number]

export interface TableQuery {
  readonly table: Table
  readonly language: 'DE' | 'FR' | 'IT' | 'RM'
  /** Only what changed since that day, `YYYY-MM-DD`; not of votes, which have no such field. */
  readonly since?: string
  /** Only votes of that session: the service answers all decisions of a session at once, 20 MB. */
  readonly session?: number
}

/** What is known of a page from the last time, by its address. */
export interface KnownPage {
  readonly etag: string
  readonly next: string | null
}

export interface Page {
  readonly url: string
  /** Null where the page is the same as the known one, or has no row. */
  readonly source: Source | null
  readonly known: KnownPage | null
}

export interface Progress {
  readonly table: Table
  readonly pages: number
  readonly bytes: number
  /** How many rows the table has in all pages, where the service tells. */
  readonly total: number | null
}

export interface ReadOptions extends HttpOptions {
  /** Where another service than that of the parliament answers. */
  readonly service?: string
  readonly known?: ReadonlyMap<string, KnownPage>
  readonly onProgress?: (progress: Progress) => void
}

/**
 * Reads a table of the parliament's web services page by page. Pages that are known and have not changed come without their content.
 * Throws `SourceUnreachable` where the service does not answer, sends no JSON, leads elsewhere or in a circle.
 */
export async function* readTable(query: TableQuery, options: ReadOptions = {}): AsyncGenerator<Page> {
  const first = addressOf(query, options.service ?? SERVICE)
  const seen = new Set<string>()
  let [url, bytes, total]: [string | null, number, number | null] = [first, 0, null]
  while (url !== null) {
    if (seen.has(url) || seen.size >= MAX_PAGES) throw new SourceUnreachable(url, new Error('the pages lead in a circle'))
    seen.add(url)
    const known: KnownPage | null = options.known?.get(url) ?? null
    const answer = await fetchSource(url, known?.etag ?? null, options)
    const envelope: Envelope = answer.isUnchanged ? { hasRows: false, next: known?.next ?? null, total } : readEnvelope(answer.bytes, url)
    bytes += answer.bytes.length
    total = envelope.total ?? total
    options.onProgress?.({ table: query.table, pages: seen.size, bytes, total })
    yield {
      url,
      source: envelope.hasRows ? { file: `${query.table}-${query.language}-${seen.size}.json`, bytes: answer.bytes } : null,
      known: answer.etag ? { etag: answer.etag, next: envelope.next } : null,
    }
    url = envelope.next
  }
}

/** The address of the first page. */
function addressOf({ table, language, since, session }: TableQuery, service: string): string {
  const filters = [`Language eq '${language}'`]
  if (since && DATED.some((one) => one === table)) filters.push(`Modified gt datetime'${since}T00:00:00'`)
  if (session && OF_SESSION.some((one) => one === table)) filters.push(`IdSession eq ${session}`)
  const url = new URL(table, service)
  url.searchParams.set('$format', 'json')
  url.searchParams.set('$inlinecount', 'allpages')
  url.searchParams.set('$filter', filters.join(' and '))
  return url.href
}

interface Envelope {
  readonly hasRows: boolean
  readonly next: string | null
  readonly total: number | null
}

/** What stands around the rows. They are looked through, not built: the decisions of a session are 30 MB. */
function readEnvelope(bytes: Uint8Array, url: string): Envelope {
  const { isWhole, fields, hasObjects } = readAround(new TextDecoder().decode(bytes), 'd')
  if (!isWhole) throw new SourceUnreachable(url, new Error('the answer is no page of the service'))
  const [next, count] = [fields.get('__next'), fields.get('__count')]
  return {
    hasRows: hasObjects,
    next: typeof next === 'string' && next !== '' ? nextAddress(next, url) : null,
    total: /^\d+$/.test(String(count)) ? Number(count) : null,
  }
}

/** The service forgets the format in the address of the next page, and names itself as it is called from outside. */
function nextAddress(next: string, current: string): string {
  const url = URL.parse(next, current)
  if (url?.host !== new URL(current).host) throw new SourceUnreachable(next, new Error('the next page lies elsewhere'))
  url.protocol = new URL(current).protocol
  url.searchParams.set('$format', 'json')
  return url.href
}
