import type { UserExport } from '@plenara/contract'
import { hasLocalAccount } from '../../session/account-type.ts'
import { currentSession } from '../../session/session-store.ts'
import { isEmpty } from './document-entries.ts'
import type { MovePlaces } from './move-places.ts'
import { moveToAccount, type ToAccountEnd, type ToAccountOptions } from './move-to-account.ts'
import { type AccountAfter, type CopyEnd, copyToDevice, finishToDevice, takeBack } from './move-to-device.ts'
import { realPlaces } from './real-places.ts'
import { type ResumeEnd, resumeMove } from './resume-move.ts'

/** Of all tabs one moves at a time. */
const LOCK = 'plenara-move'

/** Puts in order what a closed tab left half-way; nothing where another tab is at it. */
export function resume(): Promise<ResumeEnd> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? resumeMove(await places()) : ({ kind: 'nothing' } as const),
  )
}

/** What the account on this device holds; null where there is none, or where it holds nothing and is gone herewith. */
export function heldByDevice(): Promise<UserExport | null> {
  return navigator.locks.request(LOCK, async () => {
    const { device } = await places()
    const held = await device.read()
    if (!held || !isEmpty(held.document)) return held?.document ?? null
    return (await device.removeUnchanged(held)) ? null : held.document
  })
}

/** See `moveToAccount`. */
export function takeOver(options: ToAccountOptions): Promise<ToAccountEnd> {
  return navigator.locks.request(LOCK, async () => moveToAccount(await places(), options))
}

/** Deletes what this device holds. */
export function forgetDevice(): Promise<void> {
  return navigator.locks.request(LOCK, async () => takeBack(await places()))
}

/** See `copyToDevice`. */
export function copyHere(): Promise<CopyEnd> {
  return navigator.locks.request(LOCK, async () => {
    const { device } = await places()
    const held = await device.read()
    // A guest who gave nothing stands in nobody's way.
    if (held && isEmpty(held.document)) await device.removeUnchanged(held)
    return copyToDevice(await places())
  })
}

/** See `finishToDevice`. */
export function finishHere(after: AccountAfter): Promise<boolean> {
  return navigator.locks.request(LOCK, async () => hasLocalAccount() && finishToDevice(await places(), after))
}

async function places(): Promise<MovePlaces> {
  return realPlaces(currentSession(), await import('../local-api.ts'))
}
