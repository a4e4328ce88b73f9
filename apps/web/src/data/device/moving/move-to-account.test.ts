import 'fake-indexeddb/auto'
import type { UserExport } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { MovePlaces } from './move-places.ts'
import { moveState } from './move-state.ts'
import { moveToAccount } from './move-to-account.ts'
import { resumeMove } from './resume-move.ts'
import { haveSameContents, isSum } from './same-contents.ts'
import { interrupted, Killed } from './test-support/interrupted.ts'
import {
  deviceHolds,
  EMPTY,
  endPlaces,
  fillDevice,
  fillServer,
  freshPlaces,
  inAccount,
  kept,
  OTHER,
  OWN,
  onDevice,
  places,
  points,
  requests,
  withoutAccount,
} from './test-support/two-places.ts'

beforeEach(freshPlaces)
afterAll(endPlaces)

test('a guest becomes an account: consent, one import, one reading, and only then the device forgets [API-2]', async () => {
  await fillDevice(OWN)
  const before = await deviceHolds()
  expect(await moveToAccount(places(), { mode: null })).toEqual({ kind: 'done' })
  expect(requests).toEqual(['GET /export', 'PUT /consent', 'PUT /import', 'GET /export'])
  const { account: _, settings, ...content } = await inAccount()
  expect(content).toEqual({ ...content, ...withoutAccount(before) })
  expect(settings).toMatchObject({ username: 'Mira', cantonId: 6, locationChosen: true, consent: { version: '1' } })
  expect(await deviceHolds()).toBeNull()
  expect(moveState()).toBeNull()
})

test('a device that holds nothing is done without a request', async () => {
  expect(await moveToAccount(places(), { mode: null })).toEqual({ kind: 'done' })
  await fillDevice(EMPTY)
  expect(await moveToAccount(places(), { mode: null })).toEqual({ kind: 'done' })
  expect(requests).toEqual([])
  expect(await deviceHolds()).toBeNull()
})

test('an account with opinions of its own is asked about before anything is sent, then adds or replaces', async () => {
  await fillServer(OTHER)
  await fillDevice(OWN)
  const [before, held] = [await inAccount(), await deviceHolds()]
  expect(await moveToAccount(places(), { mode: null })).toMatchObject({ kind: 'choose' })
  expect(requests).toEqual(['GET /export'])
  expect(moveState()).toBeNull()
  expect(await moveToAccount(places(), { mode: 'add' })).toEqual({ kind: 'done' })
  expect(isSum(await inAccount(), { before, added: held ?? EMPTY })).toBe(true)
  expect((await inAccount()).elections[0]?.responses).toHaveLength(12)

  await fillDevice(OWN)
  expect(await moveToAccount(places(), { mode: 'replace' })).toEqual({ kind: 'done' })
  expect(haveSameContents(await inAccount(), held ?? EMPTY)).toBe(true)
})

test('whose choice was made before a tab ended is not asked again, nor who holds all of it already', async () => {
  await fillServer(OTHER)
  await fillDevice(OWN)
  const killed = interrupted(places(), { at: 4, isDone: true, kind: 'kill' })
  await expect(moveToAccount(killed.places, { mode: 'add' })).rejects.toThrow(Killed)
  expect(await moveToAccount(places(), { mode: null })).toEqual({ kind: 'done' })
  await fillDevice(OWN)
  await fillServer(OWN)
  expect(await moveToAccount(places(), { mode: null })).toEqual({ kind: 'done' })
  expect(await deviceHolds()).toBeNull()
})

// Fails when the device deletes without comparing (`deleteUnchanged` in store/indexed-db-user-store.ts).
test('what another tab writes on the device while the rest is on its way is not lost', async () => {
  await fillDevice(OWN)
  const { account, ...rest } = places()
  const vote = { parliamentVoteId: 99, decision: 'no' } as const
  let writes = 0
  const write: typeof account.write = async (document, mode) => {
    const user = await account.write(document, mode)
    writes += 1
    if (writes === 1) await onDevice.setUserVote({ params: { id: Number.MAX_SAFE_INTEGER }, body: vote })
    return user
  }
  expect(await moveToAccount({ ...rest, account: { ...account, write } }, { mode: 'add' })).toEqual({ kind: 'done' })
  expect(writes).toBe(2)
  expect((await inAccount()).votes).toContainEqual(vote)
  expect(await deviceHolds()).toBeNull()
})

test('a server that holds something else afterwards leaves the device as it is', async () => {
  await fillDevice(OWN)
  const held = await deviceHolds()
  const { account, ...rest } = places()
  const write: typeof account.write = (document, mode) => account.write({ ...document, votes: [] }, mode)
  expect(await moveToAccount({ ...rest, account: { ...account, write } }, { mode: 'add' })).toEqual({ kind: 'changed' })
  expect(await deviceHolds()).toEqual(held)
  expect(moveState()).toBeNull()
})

test('what the server refuses is named, and left out where the voter says so', async () => {
  const strange = { electionId: 999, responses: [{ questionId: 1, value: 55, weight: 1 as const }], matches: [] }
  await fillDevice(OWN)
  const held = await deviceHolds()
  const { device, ...rest } = places()
  const read: typeof device.read = async () => {
    const found = await device.read()
    return found && { ...found, document: { ...found.document, elections: [strange, ...found.document.elections] } }
  }
  const withStrange = { ...rest, device: { ...device, read } }
  const refusal = await moveToAccount(withStrange, { mode: 'add' }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'invalid', errors: [{ path: 'elections.0.responses.0.value', code: 'invalid' }] })
  expect(await deviceHolds()).toEqual(held)
  const without = (refusal as ApiError).errors.map(({ path }) => path)
  expect(await moveToAccount(withStrange, { mode: 'add', without })).toEqual({ kind: 'done' })
  expect(withoutAccount(await inAccount())).toEqual(withoutAccount(held))
})

const toAccount = (mode: 'add' | 'replace') => (moved: MovePlaces) => moveToAccount(moved, { mode })
const beginnings = [
  { what: 'an empty account', mode: 'add', account: EMPTY },
  { what: 'an account that holds opinions', mode: 'add', account: OTHER },
  { what: 'an account that is replaced', mode: 'replace', account: OTHER },
] as const

/** Nothing lost and nothing twice: both places together always hold everything, and at the end the account alone. */
async function expectWhole(before: { readonly account: UserExport; readonly device: UserExport }, mode: 'add' | 'replace'): Promise<void> {
  const [account, device] = [await inAccount(), await deviceHolds()]
  const isMoved =
    mode === 'replace' ? haveSameContents(account, before.device) : isSum(account, { before: before.account, added: before.device })
  const isAsBefore = haveSameContents(account, before.account)
  expect(isMoved || isAsBefore, 'the account holds all or nothing of it').toBe(true)
  if (device === null) expect(isMoved, 'what the device forgot is in the account').toBe(true)
  else
    expect(haveSameContents(device, before.device) || (isMoved && haveSameContents(device, EMPTY)), 'the device holds all or nothing').toBe(
      true,
    )
}

// Fails when the device forgets before the reading (`send` in move-to-account.ts), or when a repeated import adds lists again (add-content.ts).
test.each(beginnings)('a tab killed at any step of the way to $what goes on at the next start [API-2]', async ({ mode, account }) => {
  const prepare = async () => {
    await fillServer(account)
    await fillDevice(OWN)
  }
  const all = await points(toAccount(mode), 'kill', prepare)
  expect(all).toHaveLength(16)
  for (const point of all) {
    await freshPlaces()
    await prepare()
    const before = { account: await inAccount(), device: (await deviceHolds()) ?? EMPTY }
    await expect(moveToAccount(interrupted(places(), point).places, { mode }), JSON.stringify(point)).rejects.toThrow(Killed)
    await expectWhole(before, mode)
    await resumeMove(places())
    await expectWhole(before, mode)
    expect(moveState()).toBeNull()
    // Where it was taken back the voter is asked anew.
    if ((await deviceHolds()) !== null) expect(await moveToAccount(places(), { mode })).toEqual({ kind: 'done' })
    expect(await deviceHolds()).toBeNull()
    await expectWhole(before, mode)
  }
})

test('a browser that ends in the middle of deleting leaves the device whole, and the next start goes on', async () => {
  const { delete: remove } = IDBObjectStore.prototype
  for (let at = 1; at <= 8; at++) {
    await freshPlaces()
    await fillDevice(OWN)
    const before = { account: await inAccount(), device: (await deviceHolds()) ?? EMPTY }
    let count = 0
    const spy = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
      // The import on the server takes its records away by the same call.
      if (Array.isArray(key) && key[0] === Number.MAX_SAFE_INTEGER) count += 1
      if (count >= at) throw new DOMException('the tab is gone', 'AbortError')
      return remove.call(this, key)
    })
    await expect(moveToAccount(places(), { mode: 'add' }), `delete ${at}`).rejects.toThrow()
    spy.mockRestore()
    expect(await deviceHolds()).toEqual(before.device)
    await resumeMove(places())
    expect(await deviceHolds()).toBeNull()
    await expectWhole(before, 'add')
  }
})

test.each(beginnings)(
  'a lost answer of each request on the way to $what ends in a failure that can be tried again',
  async ({ mode, account }) => {
    const prepare = async () => {
      await fillServer(account)
      await fillDevice(OWN)
    }
    const all = await points(toAccount(mode), 'cut', prepare)
    expect(all).toHaveLength(8)
    for (const point of all) {
      await freshPlaces()
      await prepare()
      const before = { account: await inAccount(), device: (await deviceHolds()) ?? EMPTY }
      await expect(moveToAccount(interrupted(places(), point).places, { mode }), JSON.stringify(point)).rejects.toThrow(ApiError)
      await expectWhole(before, mode)
      expect(await deviceHolds()).not.toBeNull()
      expect(await moveToAccount(places(), { mode })).toEqual({ kind: 'done' })
      await expectWhole(before, mode)
    }
  },
)

test('a half-way replacement is not gone on with where the account was changed since, nor by somebody else', async () => {
  await fillServer(OTHER)
  await fillDevice(OWN)
  const killed = interrupted(places(), { at: 4, isDone: true, kind: 'kill' })
  await expect(moveToAccount(killed.places, { mode: 'replace' })).rejects.toThrow(Killed)
  expect(moveState()).toMatchObject({ direction: 'to-account', mode: 'replace' })
  const state = kept.get('plenara-local.move') ?? ''
  await fillServer({ ...OTHER, votes: [] })
  const newer = await inAccount()
  expect(await resumeMove(places())).toMatchObject({ end: { kind: 'changed' } })
  expect(await inAccount()).toEqual(newer)
  kept.set('plenara-local.move', state)
  expect(await resumeMove(places({ userId: 8, token: 'eight' }))).toEqual({ kind: 'nothing' })
  expect(moveState()).toBeNull()
  expect(haveSameContents((await deviceHolds()) ?? EMPTY, OWN)).toBe(true)
})
