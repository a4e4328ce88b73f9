import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from './faulty-answers.ts'

/** A row of the parliament's service, and the day on which it was last changed. */
export interface ServiceRow {
  readonly modified: string
  readonly row: Readonly<Record<string, unknown>>
}

/** What is done to one request instead of answering it. */
export type Disturbance = 'busy' | 'slow' | 'cut'

const PAGE = 2
const ODATA = '/odata.svc/'

/** A server of this machine that answers as the sources do: the parliament's service page by page, everything else as a file. */
export interface SourceServer {
  readonly address: string
  /** The rows of a table in all languages; an answer's ETag says which rows it holds. */
  readonly tables: Map<string, ServiceRow[]>
  /** Files by path; a function answers at that moment. */
  readonly files: Map<string, string>
  /** What is wrong with the answer to an address; nothing where it says null. */
  fault: (url: URL) => Fault | null
  /** As whom the last caller introduced itself. */
  agent: string
  /** Done to the next requests, one each. */
  readonly disturbances: Disturbance[]
  /** What was asked and answered since the last look, as `path status`. */
  taken(): string[]
  close(): Promise<void>
}

/** Starts the server on a free port. */
export async function startSourceServer(): Promise<SourceServer> {
  const tables = new Map<string, ServiceRow[]>()
  const files = new Map<string, string>()
  const disturbances: Disturbance[] = []
  let asked: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    response.on('close', () => asked.push(`${url.pathname} ${response.writableFinished ? response.statusCode : 'broken'}`))
    sources.agent = request.headers['user-agent'] ?? ''
    const disturbance = disturbances.shift()
    if (disturbance) return disturb(disturbance, response)
    const body = url.pathname.startsWith(ODATA) ? pageOf(tables, url) : (files.get(url.pathname) ?? null)
    const fault = sources.fault(url)
    if (fault?.(response, { body: body ?? '', url })) return
    if (body === null) return void response.writeHead(404).end()
    const etag = `"${body.length}-${hashOf(body)}"`
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end()
    response.writeHead(200, { etag }).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sources: SourceServer = {
    fault: () => null,
    agent: '',
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tables,
    files,
    disturbances,
    taken: () => {
      const all = asked
      asked = []
      return all
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sources
}

async function disturb(disturbance: Disturbance, response: ServerResponse): Promise<void> {
  if (disturbance === 'busy') return void response.writeHead(503, { 'retry-after': '1' }).end('busy')
  if (disturbance === 'slow') return
  response.writeHead(200, { 'content-length': '100000' }).write('{"d":{"results":[')
  await sleep(20)
  response.destroy()
}

/** A page of a table; the address of the next one forgets the format, as the service's does. */
function pageOf(tables: SourceServer['tables'], url: URL): string | null {
  if (url.searchParams.get('$format') !== 'json') return null
  const table = url.pathname.slice(ODATA.length)
  const filter = url.searchParams.get('$filter') ?? ''
  const language = /Language eq '(\w+)'/.exec(filter)?.[1]
  const since = /Modified gt datetime'([\d-]+)T/.exec(filter)?.[1] ?? ''
  const session = Number(/IdSession eq (\d+)/.exec(filter)?.[1] ?? 0)
  const vote = Number(/IdVote eq (\d+)/.exec(filter)?.[1] ?? 0)
  const top = Number(url.searchParams.get('$top') ?? Number.POSITIVE_INFINITY)
  const rows = (tables.get(table) ?? []).filter(
    ({ modified, row }) =>
      row.Language === language && modified > since && (session === 0 || row.IdSession === session) && (vote === 0 || row.IdVote === vote),
  )
  const from = Number(url.searchParams.get('$skiptoken') ?? url.searchParams.get('$skip') ?? 0)
  const results = rows
    .slice(from, from + Math.min(PAGE, top))
    .map(({ row }) => ({ __metadata: { type: `itsystems.Pd.DataServices.DataModel.${table}` }, ...row }))
  const next = new URL(url)
  next.searchParams.delete('$format')
  next.searchParams.set('$skiptoken', String(from + PAGE))
  const isLast = from + PAGE >= rows.length || top <= PAGE
  return JSON.stringify({ d: { results, __count: String(rows.length), ...(!isLast && { __next: next.href }) } })
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007, 7)
}

const LANGUAGES = ['DE', 'FR', 'IT', 'RM'] as const

/** A row in each language; of texts the language stands behind the word. */
function inLanguages(modified: string, row: Record<string, unknown>, texts: Record<string, string> = {}): ServiceRow[] {
  return LANGUAGES.map((Language) => ({
    modified,
    row: { ...row, Language, ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, `${text} ${Language}`])) },
  }))
}

const date = (day: string) => `/Date(${Date.parse(`${day}T00:00:00Z`)})/`

/** An affair of the parliament's service. */
export function serviceAffair(id: number, title: string, modified: string): ServiceRow[] {
  return inLanguages(modified, { ID: id, BusinessShortNumber: `26.${String(id).slice(-4)}` }, { Title: title })
}

/** A vote of the parliament's service in a session. */
export function serviceVote(id: number, affair: number, session: number): ServiceRow[] {
  const row = { ID: id, BusinessNumber: affair, IdSession: session, VoteEnd: date('2026-09-18') }
  return inLanguages('2026-09-18', row, { BusinessTitle: 'Moorschutz', Subject: 'Schlussabstimmung' })
}

/** How a member decided in a vote of the parliament's service. */
export function serviceDecision(vote: number, person: number, session: number): ServiceRow[] {
  const row = { ID: vote * 10 + person, IdVote: vote, PersonNumber: person, Decision: 1, DecisionText: 'Ja', IdSession: session }
  return inLanguages('2026-10-01', row)
}

/** A session of the parliament's service. */
export function serviceSession(id: number, from: string, until: string): ServiceRow[] {
  return inLanguages('2026-10-01', { ID: id, StartDate: date(from), EndDate: date(until) }, { SessionName: `Session ${id}` })
}

/** Three members, two sessions, five affairs and the votes of the later session. */
export function fillService({ tables }: Pick<SourceServer, 'tables'>): void {
  const at = '2026-10-01'
  const member = (id: number, LastName: string) =>
    inLanguages(at, { ID: id, PersonNumber: id, Active: true, FirstName: 'Anna', LastName, Council: 1, CantonAbbreviation: 'BS', Party: 1 })
  tables.set(
    'Council',
    [1, 2, 3].flatMap((id) => inLanguages(at, { ID: id }, { CouncilName: `Rat ${id}` })),
  )
  tables.set('Party', inLanguages(at, { ID: 1, PartyAbbreviation: 'PA' }, { PartyName: 'Partei' }))
  tables.set('ParlGroup', inLanguages(at, { ParlGroupNumber: 1 }, { ParlGroupName: 'Fraktion' }))
  tables.set('MemberCouncil', [member(1, 'Abel'), member(2, 'Berger'), member(3, 'Caduff')].flat())
  tables.set('Session', [serviceSession(5210, '2020-09-07', '2020-09-25'), serviceSession(5220, '2026-09-07', '2026-11-25')].flat())
  tables.set(
    'Business',
    [1, 2, 3, 4, 5].flatMap((id) => serviceAffair(20260000 + id, `Geschäft ${id}`, at)),
  )
  tables.set('Vote', [...serviceVote(101, 20260001, 5220), ...serviceVote(102, 20260002, 5220), ...serviceVote(90, 20260003, 5210)])
  tables.set(
    'Voting',
    [101, 102].flatMap((vote) => [1, 2, 3].flatMap((person) => serviceDecision(vote, person, 5220))),
  )
}
