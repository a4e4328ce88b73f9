// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecurityServers, type SecurityServers } from '../support/server-processes.ts'

let servers: SecurityServers
beforeAll(async () => {
  servers = await createSecurityServers()
})
afterAll(() => servers.close())

// Fails when the free space is not looked at in `createReadiness`.
test('a disk that is nearly full is said before it is full, and public answers go on', async () => {
  const server = await servers.start({ MIN_FREE_MB: '100000000' })
  const ready = await fetch(`${server.address}/health/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', failing: ['disk'] }])
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  expect((await server.call('GET', '/canton')).status).toBe(200)
  const roomy = await servers.start({ MIN_FREE_MB: '0' })
  expect((await fetch(`${roomy.address}/health/ready`)).status).toBe(200)
})
