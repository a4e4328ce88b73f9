import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import { type EncodeBody, type EncodedBody, type Encoding, type PublicBody, publicResponse } from '@plenara/api'
import { composePage } from './rendering/compose-page.ts'
import type { KeptPages } from './rendering/kept-pages.ts'
import type { PageContent } from './rendering/rendered-pages.ts'
import type { WebPage, WebPages } from './web-pages.ts'
import { codeOf } from '../platform/start-error.ts'
import { PAGE_HEADERS, policyWithScripts, withStyle } from '../http/security-headers.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^text\/|json|svg|x-icon/

interface WebFile extends PublicBody {
  /** Encodings that the build has already produced. */
  readonly encoded: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>
  /** The name contains a hash of the content. */
  readonly isImmutable: boolean
  /** How long a browser may keep it without asking. */
  readonly cacheControl: string
  /** Further headers of pages and workers. */
  readonly pageHeaders: Readonly<Record<string, string>>
}

/** Serves everything but the API: the files of the built web app, and its page for every address of a screen. `network`: the one that asks. */
export type WebApp = (request: Request, network?: string) => Promise<Response>

export interface WebAppOptions {
  /** For what the build has not compressed. */
  readonly encode: EncodeBody
  /** Folders of earlier releases: only files with a hash in their name are served, and only those that this release no longer has. */
  readonly earlier?: readonly string[]
  readonly pages: WebPages
  /** The headers of a page with these inline scripts, and of workers; absent: those of the voters' app. */
  readonly headersWith?: (scripts: readonly string[]) => Readonly<Record<string, string>>
  /** Takes the rendered pages that went out. */
  readonly kept?: Pick<KeptPages, 'keep'>
}

const PAGE = '/index.html'
/** Marks of the product, which browsers ask for anew at every change of the address. */
const ICONS = /^\/(favicon\.ico$|icon\.svg$|icons\/)/
/** Whoever stands between may give away a rendered page for a minute, and an older one while asking for it anew. */
const RENDERED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Reads the built web app into memory; a missing folder means that it is not built. */
export async function loadWebApp(folder: string, options: WebAppOptions): Promise<WebApp> {
  const { encode, earlier = [], pages, headersWith = votersHeaders, kept } = options
  const files = await readFiles(folder, headersWith)
  for (const release of earlier) {
    for (const [path, file] of await readFiles(release, headersWith)) if (file.isImmutable && !files.has(path)) files.set(path, file)
  }
  return async (request, network = '') => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed()
    const path = pathOf(request)
    const file = path === null || path === '/' ? undefined : files.get(path)
    if (file) return fileAnswer(file, request, encode)
    const template = files.get(PAGE)
    if (!template || path === null || basename(path).includes('.')) return notFound(files.size > 0)
    const page = await pages(new URL(request.url), request.headers.get('Accept-Language'), network)
    const whole = fileOfPage(page, template)
    let sent: EncodedBody | null = null
    const answer = await pageAnswer(page, whole, request, async (body, accepted) => {
      sent = await encode(body, accepted)
      return sent
    })
    if (kept) keepAnswer(kept, request, page, answer, sent)
    return answer
  }
}

/** Keeps the answer to whoever asks for a whole page that is there; not one that was compressed in haste. */
function keepAnswer(
  kept: Pick<KeptPages, 'keep'>,
  request: Request,
  { content }: WebPage,
  answer: Response,
  sent: EncodedBody | null,
): void {
  if (!content || content.period === null || !sent || sent.isInterim || request.method !== 'GET' || answer.status !== 200) return
  kept.keep(request, { headers: answer.headers, bytes: sent.bytes, period: content.period })
}

async function pageAnswer(page: WebPage, file: WebFile, request: Request, encode: EncodeBody): Promise<Response> {
  if (page.status === 301) return new Response(null, { status: 301, headers: { ...page.headers, 'Cache-Control': 'public, max-age=3600' } })
  const answer = await fileAnswer(file, page.status === 200 ? request : unconditional(request), encode)
  for (const [name, value] of Object.entries(page.headers)) answer.headers.append(name, value)
  if (page.content) answer.headers.set('Cache-Control', RENDERED)
  if (page.status === 200) return answer
  answer.headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: page.status, headers: answer.headers })
}

/** Whoever holds a page that does not exist is told so, not that it is unchanged. */
function unconditional(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('If-None-Match')
  return new Request(request.url, { method: request.method, headers })
}

const composed = new WeakMap<PageContent, { readonly head: string | null; readonly file: WebFile }>()

/** The page with what its address adds. The template's own scripts stay, and with them its policy. */
function fileOfPage({ head, language, content, notice }: WebPage, template: WebFile): WebFile {
  const known = content && composed.get(content)
  if (known?.head === head) return known.file
  if (head === null) return template
  const { text, styleHash } = composePage(Buffer.from(template.bytes).toString(), { head, language, content, notice })
  const bytes = new Uint8Array(Buffer.from(text))
  const pageHeaders = styleHash ? withStyle(template.pageHeaders, styleHash) : template.pageHeaders
  const file = { ...template, bytes, pageHeaders, etag: etagOf(bytes), encoded: new Map() }
  if (content) composed.set(content, { head, file })
  return file
}

function fileAnswer(file: WebFile, request: Request, encode: EncodeBody): Promise<Response> {
  const headers = { ...file.pageHeaders, 'Cache-Control': file.cacheControl }
  return publicResponse(file, request, { headers, encode: (_, accepted) => encodedFile(file, accepted, encode) })
}

function methodNotAllowed(): Response {
  return new Response('Method not allowed', {
    status: 405,
    headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function encodedFile(file: WebFile, accepted: readonly Encoding[], encode: EncodeBody): ReturnType<EncodeBody> {
  if (!COMPRESSIBLE.test(file.contentType)) return { bytes: file.bytes, encoding: null }
  const [encoding] = accepted
  const bytes = encoding && file.encoded.get(encoding)
  return bytes ? { bytes, encoding } : encode(file, accepted)
}

function notFound(isBuilt: boolean): Response {
  const text = isBuilt ? 'Not found' : 'The web app is not built: run "npm start", or "npm run build -w @plenara/web"'
  return new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

function pathOf(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname)
  } catch {
    // A path that is not UTF-8 matches no file.
    return null
  }
}

type HeadersWith = NonNullable<WebAppOptions['headersWith']>

const votersHeaders: HeadersWith = (scripts) => ({ ...PAGE_HEADERS, 'Content-Security-Policy': policyWithScripts(scripts) })

async function readFiles(folder: string, headersWith: HeadersWith): Promise<Map<string, WebFile>> {
  const names = await listFiles(folder)
  const encodedNames = new Set(names.filter((name) => /\.(br|gz)$/.test(name)))
  const files = new Map<string, WebFile>()
  for (const name of names) {
    // What stands under `embed` goes out with headers of its own (pages/embed).
    if (encodedNames.has(name) || /(^|[\\/])\.|^embed[\\/]/.test(name)) continue
    const bytes = await readBytes(join(folder, name))
    const encoded = new Map<Encoding, Uint8Array<ArrayBuffer>>()
    if (encodedNames.has(`${name}.br`)) encoded.set('br', await readBytes(join(folder, `${name}.br`)))
    if (encodedNames.has(`${name}.gz`)) encoded.set('gzip', await readBytes(join(folder, `${name}.gz`)))
    const path = `/${name.split(sep).join('/')}`
    const isImmutable = /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)
    files.set(path, {
      bytes,
      contentType: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: etagOf(bytes),
      encoded,
      pageHeaders: isImmutable ? {} : headersWith(inlineScriptsOf(name, bytes)),
      isImmutable,
      cacheControl: cacheControlOf(path, isImmutable),
    })
  }
  return files
}

function cacheControlOf(path: string, isImmutable: boolean): string {
  if (isImmutable) return 'public, max-age=31536000, immutable'
  return ICONS.test(path) ? 'public, max-age=3600' : 'no-cache'
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
}

async function readBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(path))
}

function inlineScriptsOf(name: string, bytes: Uint8Array): string[] {
  if (extname(name) !== '.html') return []
  const scripts = Buffer.from(bytes)
    .toString()
    .matchAll(/<script>(.*?)<\/script>/gs)
  return [...scripts].flatMap(([, script]) => script ?? [])
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  }
}
