import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditEvent } from '@plenara/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { affectedAccounts } from './affected-accounts.ts'
import { type AuditLog, createAuditLog } from './audit-log.ts'

let folder: string
let log: AuditLog
let now: Date
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-affected-'))
  log = createAuditLog({ folder, now: () => now, onError: () => undefined })
})
afterEach(async () => {
  await log.close()
  rmSync(folder, { recursive: true, force: true })
})

function keep(at: string, event: Pick<AuditEvent, 'who' | 'what' | 'whose'> & Partial<AuditEvent>): Promise<string> {
  now = new Date(at)
  return log.keep({ outcome: 'ok', ...event })
}

// Fails when a comparison with `from` or `to`, or with the outcome, is taken out.
test('the accounts touched in a time, by whomever, with what was touched; refused calls and other times do not count', async () => {
  await keep('2027-10-01T21:59:59Z', { who: 1, what: 'getResponses', whose: 1 })
  await keep('2027-10-01T22:00:00Z', { who: 2, what: 'getUser', whose: 2 })
  await keep('2027-10-01T23:00:00Z', { who: 3, what: 'getResponses', whose: 4, outcome: 'not_found' })
  await keep('2027-10-02T08:00:00Z', { who: 2, what: 'getResponses', whose: 2 })
  await keep('2027-10-02T09:00:00Z', { who: 2, what: 'getResponses', whose: 2 })
  await keep('2027-10-02T10:00:00Z', { who: 'operator:anna', what: 'user find', whose: 5 })
  await keep('2027-10-02T11:00:00Z', { who: null, what: 'authenticate', whose: null, outcome: 'email_unknown' })
  await keep('2027-10-02T22:00:00Z', { who: 6, what: 'getUser', whose: 6 })
  const found = await affectedAccounts([folder], new Date('2027-10-02T00:00+02:00'), new Date('2027-10-03T00:00+02:00'))
  expect(found).toEqual([
    {
      userId: 2,
      calls: { getUser: 1, getResponses: 2 },
      hasOpinions: true,
      first: '2027-10-01T22:00:00.000Z',
      last: '2027-10-02T09:00:00.000Z',
    },
    {
      userId: 5,
      calls: { 'user find': 1 },
      hasOpinions: false,
      first: '2027-10-02T10:00:00.000Z',
      last: '2027-10-02T10:00:00.000Z',
    },
  ])
})

test('a change that was let through and then refused does not count', async () => {
  const mark = await keep('2027-10-02T08:00:00Z', { who: 7, what: 'setResponse', whose: 7 })
  await keep('2027-10-02T08:00:01Z', { who: 7, what: 'setResponse', whose: 7, outcome: 'consent_missing', corrects: mark })
  expect(await affectedAccounts([folder], new Date('2027-10-02T00:00Z'), new Date('2027-10-03T00:00Z'))).toEqual([])
})
