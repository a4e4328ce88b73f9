import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPublicBodies, type EncodeBody, publicResponse } from '@plenara/api'
import { type CallName, calls, INTERFACE_LANGUAGES } from '@plenara/contract'
import { encodeAnswer } from '../../http/encode-answer.ts'
import { EMBED_HEADERS, MATCH_FRAME_HEADERS, OPEN_TO_ALL } from '../../http/security-headers.ts'
import { codeOf } from '../../platform/start-error.ts'
import { interfaceLanguageOfPage } from '../page-language.ts'
import type { Embeds } from './embeds.ts'

export interface MatchFrameOptions {
  /** Of the built web app. */
  readonly folder: string
  /** The API, within the process. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly encode: EncodeBody
}

/** Public answers about places and whole elections; none is about a user. */
const FRAME_CALLS = [
  'lookUpCanton',
  'getCantonElections',
  'getCantonConstituencies',
  'getElection',
  'getQuestions',
  'getCandidateAnswers',
  'getCandidates',
  'getOfficialLists',
] as const satisfies readonly CallName[]
const PATHS = FRAME_CALLS.map((name) => new RegExp(`^${calls[name].path.replace(/\{\w+\}/g, '[0-9]{1,15}')}$`))
const PREFIX = '/embed/api'
/** What of a request the API gets to see: nothing that tells who asks. */
const PASSED_ON = ['Accept-Encoding', 'If-None-Match'] as const

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}
const MAX_BYTES = 1024 * 1024

/** The page of `/embed/match` with its files and what it asks for; null for every other address, and where the web app is not built. */
export async function createMatchFrame({ folder, fetch, encode }: MatchFrameOptions): Promise<Embeds> {
  const files = await readFrame(join(folder, 'embed'))
  const bodies = createPublicBodies(MAX_BYTES)
  const send = async (name: string, text: string, request: Request, headers: Readonly<Record<string, string>>) => {
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8'
    return publicResponse(await bodies.get(0, name, async () => ({ text, contentType })), request, { headers, encode })
  }
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname.startsWith(`${PREFIX}/`)) return publicAnswer(url, request, fetch)
    if (/^\/embed\/match\/?$/.test(url.pathname)) {
      const name = `match.${interfaceLanguageOfPage(url, request.headers.get('Accept-Language'))}.html`
      const page = files.get(name)
      if (page === undefined) return null
      // A page of an earlier release would name files that are gone.
      const answer = await send(name, page, request, { ...MATCH_FRAME_HEADERS, 'Cache-Control': 'no-cache' })
      answer.headers.append('Vary', 'Accept-Language')
      return answer
    }
    const name = /^\/embed\/(match-[0-9a-f]{8}\.(?:js|css))$/.exec(url.pathname)?.[1]
    const file = name && files.get(name)
    return file ? send(name, file, request, { ...EMBED_HEADERS, 'Cache-Control': 'public, max-age=31536000, immutable' }) : null
  }
}

/** What the API answers to anybody, for every origin; null for all other calls. */
async function publicAnswer(url: URL, request: Request, fetch: MatchFrameOptions['fetch']): Promise<Response | null> {
  const path = url.pathname.slice(PREFIX.length)
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !PATHS.some((known) => known.test(path))) return null
  const headers = PASSED_ON.flatMap((name): [string, string][] => {
    const value = request.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const asked = new Request(new URL(`/api${path}${url.search}`, url), { method: request.method, headers })
  const answer = await encodeAnswer(await fetch(asked), request.headers.get('Accept-Encoding'))
  const open = new Headers(answer.headers)
  for (const [name, value] of Object.entries(OPEN_TO_ALL)) open.set(name, value)
  return new Response(answer.body, { status: answer.status, headers: open })
}

/** The pages of the languages, the script and the styles, as the build wrote them. */
async function readFrame(folder: string): Promise<ReadonlyMap<string, string>> {
  const pages = INTERFACE_LANGUAGES.map((language) => `match.${language}.html`)
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const known = names.filter((name) => pages.includes(name) || /^match-[0-9a-f]{8}\.(js|css)$/.test(name))
  return new Map(await Promise.all(known.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)))
}
