import { createPublicBodies, type EncodeBody, NotAdmittedError, publicResponse } from '@plenara/api'
import type { ContentLanguage } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { languageOfPage } from '../page-language.ts'
import type { DescriptionsOptions } from '../web-pages.ts'
import { municipalitiesOf } from './municipality-file.ts'
import { parliamentaryVotes, popularVotes, type VoteFile, voteOf } from './vote-files.ts'

/** Answers the facts as files for newsrooms and researchers; null for every other address. */
export type OpenData = (request: Request) => Promise<Response | null>

const MAX_BYTES = 64 * 1024 * 1024
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const
const ADDRESS =
  /^\/data\/(popular-votes|parliamentary-votes\/(?<year>(?:18|19|20)\d\d)|vote\/(?<id>[1-9]\d{0,14})(?<places>\/municipalities)?)\.(?<format>csv|json)$/

/**
 * The addresses under `/data/`: every popular vote, the votes of parliaments of a year, one vote with all its results or voices, and a popular vote by municipality; each as CSV (RFC 4180, UTF-8)
 * and as JSON, in the language that `lang` names, readable from every site.
 */
export function createOpenData({ api, site, dataVersion, encode }: DescriptionsOptions & { readonly encode: EncodeBody }): OpenData {
  const bodies = createPublicBodies(MAX_BYTES)
  const inTurn = createTurns()
  return async (request) => {
    const url = new URL(request.url)
    const { id, year, places, format } = ADDRESS.exec(url.pathname)?.groups ?? {}
    if (format !== 'csv' && format !== 'json') return null
    const { language } = languageOfPage(url, request.headers.get('Accept-Language'))
    const context = { api, site, language }
    const build = async () => {
      const file = await inTurn(() => fileOf({ id, year, places }, context))
      return { text: file[format](), contentType: TYPES[format] }
    }
    try {
      const body = await bodies.get(await dataVersion(), `${url.pathname} ${language}`, build)
      const headers = { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex' }
      const answer = await publicResponse(body, request, { headers, encode })
      answer.headers.append('Vary', 'Accept-Language')
      return answer
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  }
}

/** How many files may wait to be made. */
const MAX_WAITING = 30

/** One at a time: many files asked for at once take no connection from those who vote. Throws `NotAdmittedError` where too many wait. */
export function createTurns(): <Value>(make: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (make) => {
    if (waiting > MAX_WAITING) throw new NotAdmittedError('unavailable')
    waiting += 1
    const made = last.then(make)
    last = made.catch(() => undefined)
    return made.finally(() => {
      waiting -= 1
    })
  }
}

interface FileContext {
  readonly api: DescriptionsOptions['api']
  readonly site: string
  readonly language: ContentLanguage
}

type Wanted = Readonly<Partial<Record<'id' | 'year' | 'places', string | undefined>>>

function fileOf({ id, year, places }: Wanted, context: FileContext): Promise<VoteFile> {
  if (id !== undefined && places !== undefined) return municipalitiesOf(Number(id), context)
  if (id !== undefined) return voteOf(Number(id), context)
  return year === undefined ? popularVotes(context) : parliamentaryVotes(Number(year), context)
}
