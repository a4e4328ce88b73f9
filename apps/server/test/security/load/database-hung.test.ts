// @module-tag slow

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '../../../src/db/database.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { openDatabaseLine } from '../support/database-line.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

const PATHS = (eid: number) => ['/canton', `/election/${eid}/candidate?lang=de&view=card`, '/status', '/council']

// Fails when `polled` drops its value where the query fails, or waits for it without end.
test('while the database hangs, what is in memory is answered at once and says its age; what is not is 503 [ATTACK-10]', async () => {
  const line = await openDatabaseLine(server.url)
  const db = createDatabase({ url: line.url })
  const { app, stop } = composeApp(db)
  const call = createCallApp(app)
  const paths = PATHS(server.ids.elections[0] ?? 0)
  for (const path of paths) expect((await call('GET', path)).status, path).toBe(200)
  line.hang()
  const times: number[] = []
  for (const end = Date.now() + 5_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    for (const path of paths) {
      const begin = performance.now()
      expect((await call('GET', path)).status, path).toBe(200)
      times.push(performance.now() - begin)
    }
  }
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(50)
  expect(times.at(-1)).toBeLessThan(1_000)
  expect(Number((await call('GET', '/canton')).headers.get('Age'))).toBeGreaterThanOrEqual(4)
  expect((await call('GET', '/councillor/1')).status).toBe(503)
  line.resume()
  await expect.poll(async () => (await call('GET', '/canton')).headers.get('Age'), { timeout: 20_000 }).toBeNull()
  await stop()
  await db.destroy()
  await line.close()
})
