import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type EncodeBody, type PublicBody, publicResponse } from '@plenara/api'
import { codeOf } from '../platform/start-error.ts'
import { API_DOCS_HEADERS } from './security-headers.ts'

/** The page that shows `/api/openapi.json` to a reader, and its files; null for every other address. */
export type ApiDocs = (request: Request) => Promise<Response> | null

const BASE = '/api/docs'
const SHORT = 'public, max-age=1800'
const FOREVER = 'public, max-age=31536000, immutable'
const HTML = 'text/html; charset=utf-8'
const SCRIPT = 'text/javascript; charset=utf-8'

interface DocsFile extends PublicBody {
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Reads the viewer, Swagger UI, from its package. It is a tool for developers and not installed where only what runs is: there is no page then.
 * Nothing of it comes from another host.
 */
export async function loadApiDocs(encode: EncodeBody): Promise<ApiDocs> {
  const files = await readViewer().catch((error: unknown) => {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    return new Map<string, DocsFile>()
  })
  return (request) => {
    const file = files.get(new URL(request.url).pathname.replace(/\/$/, ''))
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    return publicResponse(file, request, { headers: file.headers, encode })
  }
}

async function readViewer(): Promise<Map<string, DocsFile>> {
  const manifest = fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))
  const folder = dirname(manifest)
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const paths = { script: `${BASE}/swagger-ui-${version}.js`, style: `${BASE}/swagger-ui-${version}.css`, start: `${BASE}/start.js` }
  return new Map([
    [BASE, fileOf(HTML, pageOf(paths), { 'Cache-Control': SHORT, ...API_DOCS_HEADERS })],
    [paths.start, fileOf(SCRIPT, START, { 'Cache-Control': SHORT })],
    [paths.script, fileOf(SCRIPT, await readFile(join(folder, 'swagger-ui-bundle.js')), { 'Cache-Control': FOREVER })],
    [paths.style, fileOf('text/css; charset=utf-8', await readFile(join(folder, 'swagger-ui.css')), { 'Cache-Control': FOREVER })],
  ])
}

function fileOf(contentType: string, content: string | Buffer, headers: Readonly<Record<string, string>>): DocsFile {
  const bytes = new Uint8Array(Buffer.from(content))
  return { bytes, contentType, headers, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}

/**
 * The viewer cleans HTML with DOMPurify and then hands it on as text, so that a default policy has to let it through; scripts and their addresses
 * have none. `validatorUrl` null: the viewer would otherwise have the document checked by a service of its makers.
 */
const START = `globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => html })
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
})
`

function pageOf({ script, style, start }: { script: string; style: string; start: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Plenara API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script defer src="${script}"></script>
<script defer src="${start}"></script>
</head>
<body>
<div id="api"><p><a href="/api/openapi.json">The API as an OpenAPI document</a></p></div>
</body>
</html>
`
}
