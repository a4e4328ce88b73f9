import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNT_RATES, createAccountRates } from '../../../src/http/load/account-rates.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

// Fails when `admitAccount` is not asked in `check` (app.ts), or only after the audit log.
test('one account in a loop is told to wait, without a line in the audit log, and no other account notices [ATTACK-6]', async () => {
  const [greedy, other] = [await server.newVoter(), await server.newVoter()]
  const kept: unknown[] = []
  const { app, stop } = composeApp(server.db, {
    admitAccount: createAccountRates(() => 0),
    audit: async (event) => {
      kept.push(event)
      return 'mark'
    },
  })
  const call = createCallApp(app)
  const calls = Array.from({ length: ACCOUNT_RATES.burst + 50 }, (_, index) =>
    index % 2 === 0
      ? call('GET', `/user/${greedy.id}`, { token: greedy.token })
      : call('PUT', `/user/${other.id}/progression`, { token: greedy.token, body: { key: 'a', data: {} } }),
  )
  const answers = await Promise.all(calls)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(50)
  expect(refused.every(({ headers }) => headers.get('Retry-After') === '1')).toBe(true)
  expect(kept).toHaveLength(ACCOUNT_RATES.burst)
  expect((await call('GET', `/user/${other.id}`, { token: other.token })).status).toBe(200)
  await stop()
})
