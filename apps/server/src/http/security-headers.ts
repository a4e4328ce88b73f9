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
  // The one policy that names the service worker (apps/web/src/app/service-worker.ts).
  'trusted-types plenara-worker',
]

/** Powers of the browser that no screen uses. */
const FORBIDDEN_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb', 'browsing-topics']

/** What every answer carries, whatever it is: nothing in it may be run, loaded, sent or framed. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
}

/** What pages and workers may do instead; they alone obey policies, and a slow line would carry these 400 bytes with each of the thirty answers of a start. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': POLICY.join('; '),
  'Permissions-Policy': FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** The policy of a page that holds these scripts itself: nothing but their very text may run besides the files of the app. */
export function policyWithScripts(scripts: readonly string[]): string {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return POLICY.map((line) => (line.startsWith('script-src') ? [line, ...hashes].join(' ') : line)).join('; ')
}

const ENTRIES = Object.entries(SECURITY_HEADERS)

/** Sets them before anything else happens, so that answers to broken requests carry them too. */
export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of ENTRIES) response.setHeader(name, value)
}
