import 'fake-indexeddb/auto'
import { ApiError } from '@plenara/contract/client'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MovePlaces } from './move-places.ts'
import { moveState } from './move-state.ts'
import { copyToDevice, finishToDevice, takeBack } from './move-to-device.ts'
import { resumeMove } from './resume-move.ts'
import { haveSameContents } from './same-contents.ts'
import { interrupted, Killed } from './test-support/interrupted.ts'
import {
  ACCOUNT,
  deviceHolds,
  endPlaces,
  fillDevice,
  fillServer,
  freshPlaces,
  inAccount,
  kept,
  OTHER,
  OWN,
  places,
  points,
  serverHolds,
  withoutAccount,
} from './test-support/two-places.ts'

beforeEach(freshPlaces)
afterAll(endPlaces)

const toDevice = (after: 'keep' | 'delete') => async (moved: MovePlaces) => {
  expect(await copyToDevice(moved)).toBe('copied')
  expect(await finishToDevice(moved, after)).toBe(true)
}

test.each(['keep', 'delete'] as const)('an account comes to the device, and is there afterwards: %s', async (after) => {
  await fillServer(OWN)
  const before = await inAccount()
  await toDevice(after)(places())
  expect(withoutAccount(await deviceHolds())).toEqual(withoutAccount(before))
  expect((await serverHolds()) === null).toBe(after === 'delete')
  expect(moveState()).toBeNull()
  expect(kept.get('plenara-local.exists')).toMatch(/^local:/)
})

test('a device that holds an account already is not written over, and what changed in between is copied before anything is deleted', async () => {
  await fillServer(OWN)
  await fillDevice(OTHER)
  expect(await copyToDevice(places())).toBe('taken')
  await takeBack(places())
  expect(await copyToDevice(places())).toBe('copied')
  await fillServer(OTHER)
  const changed = await inAccount()
  expect(await finishToDevice(places(), 'delete')).toBe(true)
  expect(withoutAccount(await deviceHolds())).toEqual(withoutAccount(changed))
  expect(await serverHolds()).toBeNull()
})

// Fails when the account is deleted before the copy was read back (`finishToDevice` in move-to-device.ts).
test('a tab killed at any step of the way to the device loses nothing and leaves no half copy [API-2]', async () => {
  const all = await points(toDevice('delete'), 'kill', () => fillServer(OWN))
  expect(all.length).toBeGreaterThanOrEqual(20)
  for (const point of all) {
    await freshPlaces()
    await fillServer(OWN)
    const killed = interrupted(places(), point).places
    await expect(toDevice('delete')(killed), JSON.stringify(point)).rejects.toThrow(Killed)
    const account = await serverHolds()
    // Without the account its session is over, too.
    const end = await resumeMove(places(account ? ACCOUNT : { userId: -1, token: null }))
    const device = await deviceHolds()
    if (account) expect(haveSameContents(account, OWN), JSON.stringify(point)).toBe(true)
    if (!account || end.kind === 'copied') expect(device && haveSameContents(device, OWN), JSON.stringify(point)).toBe(true)
    else expect(device, JSON.stringify(point)).toBeNull()
    if (end.kind !== 'copied') expect(moveState()).toBeNull()
    else expect(await finishToDevice(places(), 'keep')).toBe(true)
  }
})

test('a lost answer on the way to the device leaves the account and no half copy', async () => {
  for (const isDone of [false, true]) {
    await freshPlaces()
    await fillServer(OWN)
    const cut = interrupted(places(), { at: 1, isDone, kind: 'cut' })
    await expect(copyToDevice(cut.places)).rejects.toThrow(ApiError)
    expect(await deviceHolds()).toBeNull()
    expect(haveSameContents(await inAccount(), OWN)).toBe(true)
    expect(moveState()).toBeNull()
  }
})
