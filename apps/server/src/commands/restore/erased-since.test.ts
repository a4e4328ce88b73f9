import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls, deskCalls } from '@plenara/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAnchors } from '../../platform/audit/audit-files.ts'
import { createAuditLog } from '../../platform/audit/audit-log.ts'
import { adminCommands } from '../admin/admin-commands.ts'
import { ERASING, missingParts, readErasedSince } from './erased-since.ts'

const BEGUN = new Date('2027-10-20T12:00:00Z')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-erased-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes events to the log of a machine, one a minute from a moment. */
async function log(
  name: string,
  from: Date,
  events: readonly [what: string, whose: number | string, outcome?: 'ok' | 'consent_missing'][],
) {
  let at = from.getTime()
  const audit = createAuditLog({ folder: join(folder, name), now: () => new Date(at), onError: () => undefined })
  for (const [what, whose, outcome = 'ok'] of events) {
    await audit.keep({ who: whose, what, whose, outcome })
    at += 60_000
  }
  await audit.close()
}

// Fails when a call that deletes is added and nobody says what a restore does about it.
test('every call that deletes, and every command that does, is in the table', () => {
  const deleting = Object.entries({ ...calls, ...deskCalls }).flatMap(([name, { method }]) => (method === 'DELETE' ? [name] : []))
  expect(deleting.filter((name) => !(name in ERASING))).toEqual([])
  const commands = adminCommands.map(({ group, verb }) => `${group} ${verb}`)
  const known = new Set([...Object.keys({ ...calls, ...deskCalls }), ...commands, 'removeAccount', 'stopReminders', 'withdrawn'])
  expect(Object.keys(ERASING).filter((name) => !known.has(name))).toEqual([])
  expect(commands.filter((name) => name.startsWith('user ') && name.includes('delete')).filter((name) => !(name in ERASING))).toEqual([])
})

test('what all machines erased since the backup is known, ten minutes before it included', async () => {
  await log('one', new Date('2027-10-20T11:40:00Z'), [['deleteUser', 1]])
  await log('one', new Date('2027-10-20T11:51:00Z'), [
    ['deleteUser', 2],
    ['withdrawConsent', 3],
    ['deleteUser', 4, 'consent_missing'],
    ['getUser', 5],
  ])
  await log('two', BEGUN, [
    ['removeAccount', 6],
    ['user delete', 7],
    ['changePassword', 8],
    ['resetPassword', 9],
    ['deleteList', 10],
    ['notMe', 'candidacy:11'],
    ['notMe', 'actor:12'],
    ['changePassword', 'actor:13'],
    ['stopReminders', 'candidacy:16'],
    ['withdrawn', 'candidacy:14'],
    ['takeBackCorrection', 'actor:15'],
    ['dropPortrait', 'actor:17'],
    ['candidacy hide', 'candidacy:19'],
    ['candidacy hide', 'candidacy:20', 'consent_missing'],
    ['stopAddressChange', 'actor:18'],
    ['endGrant', 'actor:19'],
    ['secretariat remove', 'actor:20'],
  ])
  const found = await readErasedSince(
    ['one', 'two'].map((name) => join(folder, name)),
    BEGUN,
  )
  expect(found).toEqual({
    ...{ accounts: new Set([2, 6, 7]), consents: new Set([3]), accesses: new Set([8, 9]), others: new Set([10]) },
    ...{ contacts: new Set([11]), actors: new Set([13]), withoutReminders: new Set([16]), withdrawn: new Set([14]), takers: new Set([15]) },
    ...{ withoutPortrait: new Set([17]), addresses: new Set([18]), held: new Set([19]) },
    ...{ withoutGrants: new Set([19]), formerMembers: new Set([20]), notMeant: new Set([12]) },
  })
})

test('a log that lacks a file, or the end that it had, is not whole', async () => {
  await log('one', BEGUN, [
    ['getUser', 1],
    ['deleteUser', 2],
  ])
  const anchors = await readAnchors(join(folder, 'one'), '2027-10-20')
  await log('two', BEGUN, [['getUser', 1]])
  expect(Object.keys(anchors)).toHaveLength(1)
  expect(await missingParts([join(folder, 'one')], anchors)).toEqual([])
  expect(await missingParts([join(folder, 'two'), join(folder, 'one')], anchors)).toEqual([])
  expect(await missingParts([join(folder, 'two')], anchors)).toEqual(Object.keys(anchors))
  const changed = Object.fromEntries(Object.keys(anchors).map((name) => [name, 'another hash']))
  expect(await missingParts([join(folder, 'one')], changed)).toEqual(Object.keys(anchors))
})

// Fails when the line that is written ahead of a call counts, whatever became of the call: a restore would delete an account that nobody deleted.
test('what was let through and then refused erased nothing', async () => {
  const audit = createAuditLog({ folder: join(folder, 'one'), now: () => BEGUN, onError: () => undefined })
  for (const [userId, outcome] of [
    [1, 'unavailable'],
    [2, 'ok'],
    [3, 'proof_needed'],
  ] as const) {
    const event = { who: userId, what: 'deleteUser', whose: userId } as const
    const mark = await audit.keep({ ...event, outcome: 'ok' })
    if (outcome !== 'ok') await audit.keep({ ...event, outcome, corrects: mark })
  }
  await audit.close()
  expect((await readErasedSince([join(folder, 'one')], BEGUN)).accounts).toEqual(new Set([2]))
})
