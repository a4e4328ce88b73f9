import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  // The one policy that names the service worker (apps/web/src/app/start/service-worker.ts).
  'trusted-types plenara-worker',
]

/** Browser features that no screen uses. */
const FORBIDDEN_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics']

/** Headers of every response: nothing in it may be run, loaded, sent or framed. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** Headers of pages and workers. Only they obey these policies, and the thirty responses of a start would each be 400 bytes longer. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY.join('; '),
  'Permissions-Policy': FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** The page of the API's documentation: files of this server alone, as on other pages; two policies let the HTML of its viewer through, none a script. */
export const API_DOCS_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': POLICY.map((line) => (line.startsWith('trusted-types') ? 'trusted-types default dompurify' : line)).join('; '),
}

const FRAMED = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
]

/** Pages that every site may frame: no script, nothing of a voter. */
export const EMBED_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': FRAMED.join('; '),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Robots-Tag': 'noindex',
}

const MATCH_FRAME = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
]

/**
 * The page that compares answers in the frame of another site. It runs in an origin of its own wherever it is opened, so that it can keep nothing and no cookie goes
 * with what it asks for; a page in a sandbox must not ask for a window group of its own.
 */
export const MATCH_FRAME_HEADERS: Readonly<Record<string, string>> = {
  ...EMBED_HEADERS,
  'Content-Security-Policy': MATCH_FRAME.join('; '),
  'Permissions-Policy': PAGE_HEADERS['Permissions-Policy'] ?? '',
  'Cross-Origin-Opener-Policy': 'unsafe-none',
}

/** What that page asks for: everybody may read it, as no answer to a user. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The policy of a page with these inline scripts: only exactly these may run besides the files of the app. */
export function policyWithScripts(scripts: readonly string[], policy: readonly string[] = POLICY): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return policy.map((line) => (line.startsWith('script-src') ? [line, ...hashes].join(' ') : line)).join('; ')
}

/** The desk has no service worker and is no app to install. */
const DESK_POLICY = POLICY.filter((line) => !/^(manifest|worker)-src/.test(line)).map((line) =>
  line.startsWith('trusted-types') ? "trusted-types 'none'" : line,
)

/** Headers of the desk's page and files; nothing of it is for search engines. */
export function deskHeaders(scripts: readonly string[]): Readonly<Record<string, string>> {
  return { ...PAGE_HEADERS, 'Content-Security-Policy': policyWithScripts(scripts, DESK_POLICY), 'X-Robots-Tag': 'noindex' }
}

/** The headers of a page that carries one block of styles with this hash. */
export function withStyle(headers: Readonly<Record<string, string>>, hash: string): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'] ?? ''
  return { ...headers, 'Content-Security-Policy': policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`) }
}

const ENTRIES = Object.entries(SECURITY_HEADERS)

/** Sets the headers first, so that responses to broken requests have them too. Only what stands under `/embed/` may be framed. */
export function setSecurityHeaders(response: ServerResponse, path = ''): void {
  for (const [name, value] of ENTRIES) if (name !== 'X-Frame-Options' || !path.startsWith('/embed/')) response.setHeader(name, value)
}
