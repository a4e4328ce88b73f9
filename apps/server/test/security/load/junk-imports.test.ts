import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BadRequestError } from '../../../../../packages/api/src/bad-request-error.ts'
import { parseBody } from '../../../../../packages/api/src/validation.ts'
import { ACCOUNT_RATES, createAccountRates } from '../../../src/http/load/account-rates.ts'
import { createDocumentChecks } from '../../../src/http/load/document-checks.ts'
import { createAdmission } from '../../../src/http/load/admission.ts'
import type { Account } from '../support/accounts.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

const head = '{"format":"plenara","version":1,"settings":{},"progression":'
const JUNK = [
  ['no object', JSON.stringify(Array.from({ length: 20_000 }, () => 1)), 'wrong_type'],
  ['another kind', JSON.stringify({ x: 'y'.repeat(100_000) }), 'wrong_form'],
  ['too deep', `${head}${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'too_deep'],
  ['too many', `${head}[${'1,'.repeat(200_000)}1]}`, 'too_many'],
  ['signs of structure in a text', `${head}"${'[,\\"'.repeat(60_000)}", "a": ${'['.repeat(30)}`, 'too_deep'],
] as const

// Fails when `refuseJunk` is not called before `JSON.parse` (request-body.ts).
test.each(JUNK)('%s is refused before it is parsed [ATTACK-W2]', async (_, body, reason) => {
  const parse = vi.spyOn(JSON, 'parse')
  const answer = await server.app.request(`/api/user/${voter.id}/import`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${voter.token}`, 'Content-Type': 'application/json' },
    body,
  })
  const parsed = parse.mock.calls.filter(([text]) => text.length > 10_000)
  parse.mockRestore()
  expect(parsed).toEqual([])
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ in: 'body', reason }] }])
})

// Fails when imports are not counted, or only after the body was read.
test('imports are counted before their body is read [ATTACK-W2]', async () => {
  const { app, stop } = composeApp(server.db, { admitAccount: createAccountRates(() => 0) })
  const call = createCallApp(app)
  const path = `/user/${voter.id}/import`
  for (let count = 0; count < ACCOUNT_RATES.importsPerHour; count++) {
    expect((await call('PUT', path, { token: voter.token, body: '[' })).status).toBe(400)
  }
  const refused = await call('PUT', path, { token: voter.token, headers: { 'Content-Type': 'text/plain' }, body: '[' })
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600'])
  await stop()
})

// Fails when `admit` is taken out of `bodyOf` (app.ts).
test('whole documents are parsed and checked one after the other, each once all of it is here [ATTACK-W2]', async () => {
  const admission = createAdmission()
  let [inside, most, entered] = [0, 0, 0]
  const { app, stop } = composeApp(server.db, {
    admit: (share, work) =>
      admission.run(share, async () => {
        if (share !== 'imports') return work()
        entered += 1
        inside += 1
        most = Math.max(most, inside)
        return work().finally(() => {
          inside -= 1
        })
      }),
  })
  const call = createCallApp(app)
  const voters = await Promise.all(Array.from({ length: 6 }, () => server.newVoter()))
  const wrong = `${head}[${'1,'.repeat(40_000)}1],"rest":0}`
  const answers = await Promise.all(voters.map(({ id, token }) => call('PUT', `/user/${id}/import`, { token, body: wrong })))
  await stop()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
  expect([most, entered]).toEqual([1, 6])
})

// Fails when `parseDocument` of the options is not used in `bodyOf` (app.ts).
test('documents are checked by what the server hands over for it, and answered alike [ATTACK-W2]', async () => {
  const documents = createDocumentChecks({ onError: () => undefined })
  let checked = 0
  const { app, stop } = composeApp(server.db, {
    parseDocument: (bytes) => {
      checked += 1
      return documents.parse(bytes)
    },
  })
  const input = { token: voter.token, body: `${head}[${'1,'.repeat(40_000)}1],"rest":0}` }
  const [here, there] = await Promise.all([server.call, createCallApp(app)].map((call) => call('PUT', `/user/${voter.id}/import`, input)))
  await Promise.all([stop(), documents.close()])
  expect(checked).toBe(1)
  expect([there?.status, there?.text]).toEqual([here?.status, here?.text])
})

// Fails when every issue of a schema is looked at (`findingsOf` in validation.ts).
test('of a document that is wrong in every place only the places that are named are looked at [ATTACK-W2]', () => {
  const looked = new Set<number>()
  const issues = Array.from({ length: 60_000 }, (_, index) => ({
    code: 'invalid_type',
    expected: 'object',
    get path() {
      looked.add(index)
      return ['progression', index]
    },
  }))
  const schema = { safeParse: () => ({ success: false, error: { issues } }) }
  expect(() => parseBody(schema as never, { progression: [1] })).toThrow(BadRequestError)
  expect(looked.size).toBe(100)
})
