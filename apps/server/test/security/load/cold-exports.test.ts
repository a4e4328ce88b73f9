// @module-tag alone

import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCompressor } from '../../../src/http/compressor.ts'
import { createSharedEncodings } from '../../../src/http/shared-encodings.ts'
import { createAdmission } from '../../../src/http/load/admission.ts'
import type { Account } from '../support/accounts.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

const CANTONS = 26
const BODIES = 8
const BODY_BYTES = 1_000_000

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

const timed = async (work: () => Promise<unknown>) => {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
const get = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, { headers })
  await answer.arrayBuffer()
  expect(answer.status, path).toBe(200)
}

/** How long the longest of `probe` took while `work` ran, as a share of the whole. */
async function longestShare(work: () => Promise<unknown>, probe: () => Promise<unknown>): Promise<number> {
  let isOver = false
  const whole = timed(work).finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) longest = Math.max(longest, await timed(probe))
  return longest / (await whole)
}

// Fails when `exports` may run side by side (admission.ts).
test('exports that nobody has asked for yet are written one after the other [ATTACK-2]', async () => {
  const admission = createAdmission()
  let [writing, most] = [0, 0]
  const write = async <T>(work: () => Promise<T>): Promise<T> => {
    writing += 1
    most = Math.max(most, writing)
    await sleep(20)
    writing -= 1
    return work()
  }
  const { app, stop } = composeApp(server.db, {
    admit: (share, work) => admission.run(share, () => (share === 'publicBodies' ? work() : write(work))),
  })
  const call = createCallApp(app)
  for (const { status } of await Promise.all([1, 6, 12, 13].map((id) => call('GET', `/export/v1/canton/${id}`)))) expect(status).toBe(200)
  await stop()
  expect(most).toBe(1)
})

// Fails when bodies are compressed by the loop, e.g. by `compressSync` in shared-encodings.ts.
test('all exports at once, none of them compressed yet, keep no signed-in voter waiting [ATTACK-2]', async () => {
  const paths = ['/export/v1/common', ...Array.from({ length: CANTONS }, (_, index) => `/export/v1/canton/${index + 1}`)]
  const exports = () => Promise.all(paths.flatMap((path) => ['br', 'gzip'].map((encoding) => get(path, { 'Accept-Encoding': encoding }))))
  const own = () => get(`/user/${voter.id}`, { Authorization: `Bearer ${voter.token}` })
  for (let count = 0; count < 20; count++) await own()
  expect(await longestShare(exports, own)).toBeLessThan(0.5)
})

// Fails when shared bodies are compressed by the pool's threads, which the audit log's disk and the hashing of passwords need, or by the loop.
test('what compresses shared bodies leaves the threads that requests wait for [ATTACK-2]', async () => {
  const compressor = createCompressor()
  const encode = createSharedEncodings({ compressor, maxBytes: BODY_BYTES * BODIES, patienceMs: 60_000 })
  const bodies = Array.from({ length: BODIES }, (_, index) => ({
    bytes: new TextEncoder().encode(randomBytes(BODY_BYTES / 2).toString('hex')),
    etag: `"${index}"`,
    contentType: 'text/plain',
  }))
  const compressAll = () => Promise.all(bodies.map((body) => encode(body, ['br'])))
  expect(await longestShare(compressAll, () => stat(import.meta.dirname))).toBeLessThan(0.25)
  await compressor.close()
})
