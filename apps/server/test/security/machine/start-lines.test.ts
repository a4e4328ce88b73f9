// @module-tag slow

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readNotices } from '../../../src/platform/notices.ts'
import { runProcess } from '../../support/child-process.ts'
import { REFUSED_AT_START } from '../../support/refused-settings.ts'
import { createSecurityServers, type SecurityServers } from '../support/server-processes.ts'

const AT_MOST_MS = 10_000
let servers: SecurityServers
let folder: string
let blocker: Server
beforeAll(async () => {
  servers = await createSecurityServers()
  folder = await mkdtemp(join(tmpdir(), 'plenara-lines-'))
  blocker = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => blocker.once('listening', resolve))
  await writeFile(join(folder, 'short.key'), 'abc', { mode: 0o600 })
})
afterAll(async () => {
  blocker.close()
  await servers.close()
  await rm(folder, { recursive: true, force: true })
})

function portOf(server: Server): string {
  const address = server.address()
  return String(typeof address === 'object' && address ? address.port : 0)
}

// Fails when a setting of `UNSUPPORTED` (config.ts) is taken, when `prepareFolders` or `reasonNotToListen` does not look, or when what was thrown reaches the
// operator as it is.
test.each(REFUSED_AT_START)(
  'a start with a %s %s is one line within ten seconds, without a stack, and exit status 1 [ATTACK-14, ATTACK-W6]',
  async (setting, _, value, line) => {
    const things = { port: portOf(blocker), file: join(folder, 'short.key'), folder }
    const begin = performance.now()
    const env = { PORT: '0', DATA_DIR: folder, DATABASE_URL: servers.url, [setting]: value(things) }
    const server = runProcess('src/main.ts', [], env)
    expect(await server.exit).toBe(1)
    expect(performance.now() - begin).toBeLessThan(AT_MOST_MS)
    expect(server.lines).toEqual([expect.stringMatching(line)])
  },
)

// Fails when `noteProxy` is not handed to `createClientAddress` (main.ts), or says it at every call.
test('behind a proxy that is not named, the server says once that all users count as one network [ATTACK-8]', async () => {
  const server = await servers.start()
  const told = () => server.process.lines.filter((line) => line.includes('TRUST_PROXY'))
  await server.call('POST', '/reset', { body: { email: 'nobody@example.ch' } })
  expect(told()).toEqual([])
  for (let time = 0; time < 12; time++) await server.call('POST', '/reset', { body: { email: 'nobody@example.ch' }, from: '203.0.113.7' })
  await expect.poll(told).toHaveLength(1)
  await expect.poll(() => readNotices(servers.dataDir)).toMatchObject([{ code: 'trust-proxy' }])
  const again = await servers.start()
  expect(again.process.lines.filter((line) => line.startsWith('✓ Still wrong since '))).toHaveLength(1)
  const named = await servers.start({ TRUST_PROXY: '127.0.0.1' })
  await named.call('POST', '/reset', { body: { email: 'nobody@example.ch' }, from: '203.0.113.7' })
  expect(named.process.lines.filter((line) => line.includes('TRUST_PROXY'))).toEqual([])
  expect(await readNotices(servers.dataDir)).toEqual([])
})

// Fails when a port is not taken off the address (client-address.ts), or when what is no address counts as a network (network-of.ts).
test.each([
  ['a port', (index: number) => `203.0.113.9:${4_000 + index}`],
  ['brackets and a port', (index: number) => `[2001:db8::9]:${4_000 + index}`],
  ['no address', (index: number) => `198.51.100.7, x${index}`],
])('a proxy that writes %s into X-Forwarded-For makes no network of each call [ASVS-4.1.3]', async (_, from) => {
  const server = await servers.start({ TRUST_PROXY: '127.0.0.1', ENUMERATION: 'spec' })
  const codes = []
  for (let index = 0; index < 8; index++) {
    const body = { email: `nobody${index}@example.ch`, password: 'Murmeltier34!!' }
    codes.push((await server.call('POST', '/authenticate', { body, from: from(index) })).code)
  }
  expect(codes).toEqual([...Array(5).fill('email_unknown'), ...Array(3).fill('credentials_wrong')])
})

// Fails when `warningsOf` is not told in main.ts.
test('a wide network of the internet in TRUST_PROXY is told of at the start [ASVS-4.1.3]', async () => {
  const server = await servers.start({ TRUST_PROXY: '127.0.0.1, 8.0.0.0/9' })
  expect(server.process.lines.filter((line) => line.startsWith('! '))).toEqual([
    '! TRUST_PROXY names 8.0.0.0/9, a wide network of the internet: whoever calls from there names any sender',
  ])
})
