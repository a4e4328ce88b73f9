import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** An answer in place of the right one; false where it is the right one after all. */
export type Fault = (response: ServerResponse, right: { readonly body: string; readonly url: URL }) => boolean

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const PIECE = Buffer.alloc(8_192, ' ')

/** The page of a table with rows changed. */
function changedPage(change: (page: Page) => void): Fault {
  return (response, { body, url }) => {
    if (!url.pathname.startsWith('/odata.svc/')) return false
    const page: Page = JSON.parse(body)
    change(page)
    return send(response, JSON.stringify(page))
  }
}

interface Page {
  readonly d: { results: Record<string, unknown>[]; __next?: string }
}

function send(response: ServerResponse, body: string | Uint8Array, headers: Record<string, string> = JSON_TYPE): true {
  response.writeHead(200, headers).end(body)
  return true
}

function refuse(response: ServerResponse): true {
  response.writeHead(500).end('<html><body>Runtime Error</body></html>')
  return true
}

function cut(body: string): string {
  return body.slice(0, Math.floor(body.length * 0.85)).trimEnd()
}

/** Faults after which nothing of an answer may be stored, for all sources. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'status 500': refuse,
  'a page for browsers with status 200': (response) =>
    send(response, '<html><body><p>Wartung</p></body></html>', { 'content-type': 'text/html' }),
  'no answer': () => true,
  'an answer that is cut, with the right length': (response, { body }) => send(response, cut(body)),
  'an answer that breaks off': (response, { body }) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) }).write(cut(body))
    setTimeout(() => response.destroy(), 10)
    return true
  },
  'a broken gzip': (response, { body }) => {
    const packed = gzipSync(body)
    return send(response, packed.subarray(0, packed.length - 12), { 'content-encoding': 'gzip' })
  },
  'an endless answer': (response) => {
    response.writeHead(200, JSON_TYPE)
    const more = () => {
      while (response.writable && response.write(PIECE));
    }
    response.on('drain', more)
    more()
    return true
  },
  'another encoding': (response, { body }) =>
    send(response, Buffer.from(body, 'latin1'), { 'content-type': 'application/json; charset=iso-8859-1' }),
  // The other site would answer with wrong facts.
  'a way to another site': (response, { url }) => {
    response.writeHead(302, { location: `http://localhost:${url.port}/wrong${url.pathname}` }).end()
    return true
  },
}

/** Faults of the parliament's pages: rows that come twice or not at all, because the table moves between two of them. */
export const PAGE_FAULTS: Readonly<Record<string, Fault>> = {
  'rows that come twice': changedPage(({ d: { results } }) => {
    const [first] = results
    if (first && results.length > 1) results[1] = first
  }),
  'rows that are left out': changedPage(({ d }) => {
    if (d.__next) d.__next = d.__next.replace(/skiptoken=(\d+)/, (_, from) => `skiptoken=${Number(from) + 1}`)
  }),
}

/** The decisions of a whole session are too many for the service. */
export const TOO_LARGE: Fault = (response, { url }) =>
  url.pathname.endsWith('/Voting') && !url.search.includes('IdVote') ? refuse(response) : false
/** Those of a vote are as well. */
export const MUCH_TOO_LARGE: Fault = (response, { url }) =>
  url.pathname.endsWith('/Voting') && !url.searchParams.has('$top') ? refuse(response) : false
/** A decision of one vote that nobody can read. */
export const UNREADABLE: Fault = changedPage(({ d }) => {
  for (const row of d.results) if (row.IdVote === 102 && row.PersonNumber === 3) row.Decision = 99
})
