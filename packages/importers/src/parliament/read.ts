import { fetchSource, type HttpOptions, SourceUnreachable, type Validators } from '../http/http.ts'
import { readAround, utf8Of } from '../json.ts'
import type { Source } from '../source.ts'

/** The parliament's own service; another one may be a mirror. */
export const PARLIAMENT_SERVICE = 'https://ws.parlament.ch/odata.svc/'
/** Tables with a moment of the last change, which an incremental import asks for. */
const DATED = ['Council', 'MemberCouncil', 'MemberCommittee', 'PersonInterest', 'Session', 'Business', 'Party', 'ParlGroup'] as const
const OF_SESSION = ['Vote', 'Voting'] as const
/** More pages than the service has of any table: an address that leads in a circle must end. */
const MAX_PAGES = 10_000
const ROW_NUMBERS = ['ID', 'IdVote']

export type Table = (typeof DATED)[number] | (typeof OF_SESSION)[number]

export interface TableQuery {
  readonly table: Table
  readonly language: 'DE' | 'FR' | 'IT' | 'RM'
  /** Only what changed since that day, `YYYY-MM-DD`; not of votes, which have no such field. */
  readonly since?: string
  /** Only votes of that session: the service answers all decisions of a session at once, 20 MB, or with status 500. */
  readonly session?: number
  /** Only decisions of that vote. */
  readonly vote?: number
  /** How many rows are asked for at once, where the service's own pages are too large for it. */
  readonly pageSize?: number
}

/** What is known of a page from the last time, by its address. */
export interface KnownPage extends Partial<Validators> {
  readonly next: string | null
  readonly rows?: number
}

/** A row, as far as it says which one it is. */
export interface PageRow {
  readonly id: number | null
  /** The vote of a decision. */
  readonly vote: number | null
}

export interface Page {
  readonly url: string
  /** Null where the page is the same as the known one, or has no row. */
  readonly source: Source | null
  readonly rows: readonly PageRow[]
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

/** The pages did not hold all rows, or some of them twice: the table changed while it was read, or the service loses count. */
export class PagesShifted extends SourceUnreachable {}

/**
 * Reads a table of the parliament's web services page by page. Pages that are known and have not changed come without their content.
 * Throws `SourceUnreachable` where the service does not answer, sends no whole JSON, leads elsewhere or in a circle; after the last page
 * `PagesShifted` where they do not hold each row of the table once.
 */
export async function* readTable(query: TableQuery, options: ReadOptions = {}): AsyncGenerator<Page> {
  const service = options.service ?? PARLIAMENT_SERVICE
  const first = addressOf(query, service)
  const seen = new Set<string>()
  const count = createRowCount()
  let [url, bytes, total]: [string | null, number, number | null] = [first, 0, null]
  while (url !== null) {
    if (seen.has(url) || seen.size >= MAX_PAGES) throw new SourceUnreachable(url, new Error('the pages lead in a circle'))
    seen.add(url)
    const known: KnownPage | null = options.known?.get(url) ?? null
    let page = unchanged(known)
    // What is no page of the service, e.g. a page for browsers with status 200, or only the beginning of one, is asked for again.
    const refuse = (body: Uint8Array) => {
      const read = readEnvelope(body)
      if (read) page = read
      return read ? null : 'the answer is no page of the service'
    }
    const answer = await fetchSource(url, validatorsOf(known), options, refuse)
    const next = nextOf(page, { query, service, current: url })
    bytes += answer.bytes.length
    total = page.total ?? total
    count.add(page)
    options.onProgress?.({ table: query.table, pages: seen.size, bytes, total })
    yield {
      url,
      source: page.rows.length > 0 ? { file: fileOf(query, seen.size), bytes: answer.bytes } : null,
      rows: page.rows,
      known:
        answer.etag || answer.lastModified
          ? { etag: answer.etag, lastModified: answer.lastModified, next, rows: page.known ?? page.rows.length }
          : null,
    }
    url = next
  }
  if (!count.isWhole(total)) throw new PagesShifted(first, new Error(`its pages hold ${count.rows()} rows of ${total ?? count.all()}`))
}

function fileOf({ table, language, session, vote }: TableQuery, page: number): string {
  return [table, language, ...(vote ? [vote] : session ? [session] : []), page].join('-').concat('.json')
}

/** The address of the first page. */
function addressOf({ table, language, since, session, vote, pageSize }: TableQuery, service: string): string {
  const filters = [`Language eq '${language}'`]
  if (since && DATED.some((one) => one === table)) filters.push(`Modified gt datetime'${since}T00:00:00'`)
  if (session && OF_SESSION.some((one) => one === table)) filters.push(`IdSession eq ${session}`)
  if (vote) filters.push(`IdVote eq ${vote}`)
  const url = new URL(table, service)
  url.searchParams.set('$format', 'json')
  url.searchParams.set('$inlinecount', 'allpages')
  url.searchParams.set('$filter', filters.join(' and '))
  if (pageSize) {
    url.searchParams.set('$orderby', 'ID')
    url.searchParams.set('$top', String(pageSize))
    url.searchParams.set('$skip', '0')
  }
  return url.href
}

function validatorsOf(known: KnownPage | null): Validators | null {
  return known && { etag: known.etag ?? null, lastModified: known.lastModified ?? null }
}

interface Envelope {
  readonly rows: readonly PageRow[]
  /** How many rows a page holds that has not changed, null where its rows are known. */
  readonly known: number | null
  readonly next: string | null
  readonly total: number | null
}

function unchanged(known: KnownPage | null): Envelope {
  return { rows: [], known: known?.rows ?? 0, next: known?.next ?? null, total: null }
}

/** What stands around the rows, null where they are no page. They are looked through, not built: the decisions of a session are 30 MB. */
function readEnvelope(bytes: Uint8Array): Envelope | null {
  const { isWhole, fields, rows } = readAround(utf8Of(bytes) ?? '', 'd', ROW_NUMBERS)
  if (!isWhole) return null
  const [next, count] = [fields.get('__next'), fields.get('__count')]
  return {
    rows: rows.map(({ ID, IdVote }) => ({ id: ID ?? null, vote: IdVote ?? null })),
    known: null,
    next: typeof next === 'string' && next !== '' ? next : null,
    total: /^\d+$/.test(String(count)) ? Number(count) : null,
  }
}

interface Place {
  readonly query: TableQuery
  readonly service: string
  /** The address of the present page. */
  readonly current: string
}

/** The address of the next page: the service's own, or the one after the rows that were asked for. */
function nextOf({ next, rows, known }: Envelope, { query: { pageSize }, service, current }: Place): string | null {
  if (next !== null) return nextAddress(next, service, current)
  if (!pageSize || (known ?? rows.length) < pageSize) return null
  const url = new URL(current)
  url.searchParams.set('$skip', String(Number(url.searchParams.get('$skip')) + pageSize))
  return url.href
}

/** The service forgets the format in the address of the next page, and names itself as it is called from outside, also through a mirror. */
function nextAddress(next: string, service: string, current: string): string {
  const publicService = new URL(PARLIAMENT_SERVICE)
  const named = URL.parse(next, current)
  const isBehindMirror = named?.host === publicService.host && named.pathname.toLowerCase().startsWith(publicService.pathname)
  const url = named && isBehindMirror ? new URL(`${named.pathname.slice(publicService.pathname.length)}${named.search}`, service) : named
  if (url?.host !== new URL(current).host) throw new SourceUnreachable(next, new Error('the next page lies elsewhere'))
  url.protocol = new URL(current).protocol
  url.searchParams.set('$format', 'json')
  return url.href
}

/** Counts rows over pages; of rows with a number each counts once. */
function createRowCount() {
  const ids = new Set<number>()
  let [others, all] = [0, 0]
  return {
    add: ({ rows, known }: Envelope) => {
      all += rows.length + (known ?? 0)
      others += known ?? 0
      for (const { id } of rows) {
        if (id === null) others++
        else ids.add(id)
      }
    },
    rows: () => ids.size + others,
    all: () => all,
    isWhole: (total: number | null) => ids.size + others === (total ?? all),
  }
}
