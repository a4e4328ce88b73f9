import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { codeOf } from '../start-error.ts'
import { chooseEncoding, compress, createCompressedBodies, type Encoding } from './compression.ts'
import { PAGE_HEADERS, policyWithScripts } from './security-headers.ts'

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
const MIB = 1024 * 1024
/** Slow and small: every file is compressed once. */
const QUALITY = 9

interface WebFile {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
  /** What the build has compressed already. */
  readonly encoded: ReadonlyMap<Encoding, Buffer>
  /** The name carries a hash of the content. */
  readonly isImmutable: boolean
  /** Of what can be a page or a worker; the other files have what every answer has. */
  readonly pageHeaders: Readonly<Record<string, string>>
}

/** Answers what is not the API: files of the built web app, and its page for every address that a person opens. */
export type WebApp = (request: Request) => Promise<Response>

/**
 * Reads the built web app into memory. A folder that does not exist is an app that is not built. Of earlier releases only what this one no longer has
 * is answered, and only files with a hash in their name.
 */
export async function loadWebApp(folder: string, earlier: readonly string[] = []): Promise<WebApp> {
  const files = await readFiles(folder)
  for (const release of earlier) {
    for (const [path, file] of await readFiles(release)) if (file.isImmutable && !files.has(path)) files.set(path, file)
  }
  const compressed = createCompressedBodies(64 * MIB)
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', {
        status: 405,
        headers: { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      })
    }
    const file = findFile(files, request)
    if (!file) return notFound(files.size > 0)
    const headers: Record<string, string> = {
      ...file.pageHeaders,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    if (request.headers.get('If-None-Match')?.includes(file.etag)) return new Response(null, { status: 304, headers })
    const encoding = COMPRESSIBLE.test(file.type) ? chooseEncoding(request.headers.get('Accept-Encoding')) : null
    const bytes = encoding
      ? (file.encoded.get(encoding) ?? (await compressed.get(`${encoding} ${file.etag}`, () => compress(file.bytes, encoding, QUALITY))))
      : file.bytes
    if (encoding) headers['Content-Encoding'] = encoding
    return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Type': file.type } })
  }
}

function notFound(isBuilt: boolean): Response {
  const text = isBuilt ? 'Not found' : 'The web app is not built: run "npm start", or "npm run build -w @plenara/web"'
  return new Response(text, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' } })
}

/** A file by its path; the page where a person opens an address (browsers ask for HTML then), never in place of a missing file. */
function findFile(files: ReadonlyMap<string, WebFile>, request: Request): WebFile | undefined {
  const path = pathOf(request)
  if (path === null) return undefined
  const file = path === '/' ? undefined : files.get(path)
  if (file) return file
  const isPage = extname(path) === '' && (request.headers.get('Accept') ?? '').includes('text/html')
  return isPage || path === '/' || path === '/index.html' ? files.get('/index.html') : undefined
}

function pathOf(request: Request): string | null {
  try {
    return decodeURIComponent(new URL(request.url).pathname)
  } catch {
    // A path that is not UTF-8 names no file.
    return null
  }
}

async function readFiles(folder: string): Promise<Map<string, WebFile>> {
  const names = await listFiles(folder)
  const encodedNames = new Set(names.filter((name) => /\.(br|gz)$/.test(name)))
  const files = new Map<string, WebFile>()
  for (const name of names) {
    if (encodedNames.has(name) || /(^|[\\/])\./.test(name)) continue
    const bytes = await readFile(join(folder, name))
    const encoded = new Map<Encoding, Buffer>()
    if (encodedNames.has(`${name}.br`)) encoded.set('br', await readFile(join(folder, `${name}.br`)))
    if (encodedNames.has(`${name}.gz`)) encoded.set('gzip', await readFile(join(folder, `${name}.gz`)))
    const path = `/${name.split(sep).join('/')}`
    const isImmutable = /^\/assets\/.*-[\w-]{8,}\.\w+$/.test(path)
    files.set(path, {
      bytes,
      type: TYPES[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
      encoded,
      pageHeaders: isImmutable ? {} : pageHeadersOf(name, bytes),
      isImmutable,
    })
  }
  return files
}

function pageHeadersOf(name: string, bytes: Buffer): Readonly<Record<string, string>> {
  if (extname(name) !== '.html') return PAGE_HEADERS
  const scripts = [...bytes.toString().matchAll(/<script>(.*?)<\/script>/gs)].flatMap(([, script]) => script ?? [])
  return { ...PAGE_HEADERS, 'Content-Security-Policy': policyWithScripts(scripts) }
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
