import { type CallName, calls, routes } from '@plenara/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from './support/accounts.ts'
import { callEntries, FIRST_PLACE, NO_PLACE, pathOf, pathValues } from './support/sample-calls.ts'
import { openSecurityServer, type SecurityServer } from './support/security-server.ts'

/** Ids of nothing: as they would be sent in a path. */
const BAD_IDS: readonly string[] = [
  '-1',
  '0',
  '-0',
  '2147483648',
  '4294967297',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551617',
  '1e999',
  '1e3',
  '1.0',
  '1.5',
  '01',
  '+1',
  '%201',
  '1%20',
  '%EF%BC%91',
  '%D9%A1',
  '0x1',
  '1_000',
  'NaN',
  'Infinity',
  'null',
  '1%00',
  '1;2',
  '9'.repeat(4_096),
]
/** The same in a body, as JSON. */
const BAD_NUMBERS: readonly string[] = [
  '-1',
  '0',
  '2147483648',
  '9007199254740992',
  '9007199254740993',
  '9223372036854775808',
  '1e999',
  '-1e999',
  '1.5',
  '"1"',
  '" 1"',
  '"１"',
  'true',
  '[1]',
  `${'9'.repeat(4_096)}`,
]

let server: SecurityServer
let voter: Account
beforeAll(async () => {
  server = await openSecurityServer()
  voter = await server.newVoter()
})
afterAll(() => server.close())

const withIds = callEntries.filter(([, { path }]) => /\{(id|eid|cid|lid|nid|questionId|candidateId)\}/.test(path))

// Fails when `MAX_ID` (postgres-catalogue.ts) or the pattern of `pathId` (contract/src/route.ts) is taken out.
test.each(withIds)('%s knows no thing by an id that is none', async (name, call) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '')
  for (const key of names) {
    for (const bad of BAD_IDS) {
      const values = pathValues(server.ids, call.auth === 'none' ? 6 : voter.id, FIRST_PLACE)
      const path = pathOf(name, { ...values, [key]: 'BAD' }).replace('BAD', bad)
      const body = routes[name].body ? { body: {} } : {}
      const reply = await server.call(call.method, path, { token: voter.token, ...body })
      expect([400, 404], `${path.slice(0, 100)}: ${reply.text}`).toContain(reply.status)
    }
  }
  expect(server.logged).toEqual([])
})

type Template = readonly [CallName, (bad: string) => string]
const TEMPLATES: readonly Template[] = [
  ['changeUser', (bad) => `{"cantonId":${bad}}`],
  ['changeUser', (bad) => `{"constituencyId":${bad}}`],
  ['createList', (bad) => `{"name":"A","candidates":[{"id":${bad},"pos":1}]}`],
  ['createList', (bad) => `{"name":"A","officialListId":${bad},"candidates":[]}`],
  ['setMatch', (bad) => `{"rank":${bad}}`],
  ['setResponse', (bad) => `{"value":${bad}}`],
  ['setUserVote', (bad) => `{"parliamentVoteId":${bad},"decision":"yes"}`],
]

// Fails when `z.int()` gives way to `z.coerce.number()` in a schema.
test.each(TEMPLATES)('a number of %s is what it is, never another one', async (name, bodyWith) => {
  for (const bad of BAD_NUMBERS) {
    const path = pathOf(name, pathValues(server.ids, voter.id, NO_PLACE))
    const reply = await server.call(calls[name].method, path, { token: voter.token, body: bodyWith(bad) })
    if (name === 'setResponse' && bad === '0') continue
    expect([400, 404, 422], `${bodyWith(bad).slice(0, 100)}: ${reply.text}`).toContain(reply.status)
  }
  expect(server.logged).toEqual([])
})
