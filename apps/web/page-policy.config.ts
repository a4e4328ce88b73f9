import { createHash } from 'node:crypto'
import type { HtmlTagDescriptor } from 'vite'

/**
 * The policy of the server's pages (apps/server/src/http/security-headers.ts), opened for the one server that the build is for: the pages of an app have no server
 * of their own that could send it.
 * @param script the one script that stands in the page itself
 * @param server the origin of the API
 */
export function policyTag(script: string, server: string): HtmlTagDescriptor {
  const hash = createHash('sha256').update(script).digest('base64')
  const content = [
    "default-src 'none'",
    // The shell of iOS serves the app from a scheme of its own.
    `script-src 'self' capacitor://localhost 'sha256-${hash}'`,
    "style-src 'self' capacitor://localhost",
    `img-src 'self' capacitor://localhost data: ${server}`,
    "font-src 'self' capacitor://localhost",
    `connect-src 'self' capacitor://localhost ${server}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types plenara-worker',
  ].join('; ')
  return { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }
}
