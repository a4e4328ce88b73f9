import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from './support/accounts.ts'
import { callEntries, NO_PLACE, pathOf, pathValues } from './support/sample-calls.ts'
import { ALLOWED_ORIGIN, openSecurityServer, type SecurityServer } from './support/security-server.ts'

const EVIL_ORIGINS = [
  'https://evil.example',
  'null',
  'capacitor://localhost.evil.example',
  'capacitor://localhost:8080',
  'http://localhost',
  'https://capacitor',
  'file://',
]

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

const from = (origin: string, method: string, path: string) =>
  fetch(`http://127.0.0.1:${server.port}/api${path}`, { method, headers: { Origin: origin, Authorization: `Bearer ${voter.token}` } })

// Fails when `allowed.has` is taken out of `corsHeaders`.
test.each(callEntries)('%s lets no strange origin read its answer', async (name, { method }) => {
  for (const origin of EVIL_ORIGINS) {
    const path = pathOf(name, { ...pathValues(server.ids, voter.id, NO_PLACE), secret: 'x'.repeat(43) })
    for (const one of ['GET', 'HEAD', 'OPTIONS', ...(method === 'GET' ? [] : ['PUT'])]) {
      const { headers } = await from(origin, one, path)
      const granted = [...headers.keys()].filter((header) => header.startsWith('access-control-'))
      expect(granted, `${origin} ${one} ${path}`).toEqual([])
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
      expect(headers.get('Vary')).toContain('Origin')
    }
  }
})

// Fails when `*` is answered, or credentials are allowed.
test('the origin of the apps gets its own name, never a star, never cookies', async () => {
  for (const path of ['/canton', `/user/${voter.id}`, '/nothing']) {
    const { headers } = await from(ALLOWED_ORIGIN, 'GET', path)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(ALLOWED_ORIGIN)
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Vary')).toContain('Origin')
  }
  const preflight = await from(ALLOWED_ORIGIN, 'OPTIONS', `/user/${voter.id}`)
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('Access-Control-Allow-Headers')).not.toContain('*')
})

// Fails when `path.startsWith('/api')` is taken out, so that the web app answers other origins too.
test('the web app itself is for its own origin alone', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { Origin: ALLOWED_ORIGIN } })
  expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
})
