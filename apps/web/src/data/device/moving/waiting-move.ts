import type { UserExport } from '@plenara/contract'
import { isTakeoverOffered } from '../../session/takeover-wish.ts'
import { moveState } from './move-state.ts'

/** What the start of the app asks a voter who is signed in to an account on the server. */
export type WaitingMove =
  | { readonly kind: 'none' }
  /** What this device holds may go into the account. */
  | { readonly kind: 'offer'; readonly held: UserExport }
  /** The copy of the account on this device is whole. */
  | { readonly kind: 'copied' }
  /** A move that a closed tab left half-way is over, one way or the other. */
  | { readonly kind: 'resumed' }

/**
 * Puts in order what was left half-way, then tells what is to be asked. Where that did not work, because there is no network or the session is too old,
 * the voter is asked once more: everything is still on the device.
 */
export async function findWaitingMove(userId: number | null): Promise<WaitingMove> {
  const state = moveState()
  const isBroken = state?.direction === 'to-device' && state.step === 'copying'
  if (userId === null ? !isBroken : state === null && !isTakeoverOffered(userId)) return { kind: 'none' }
  const { heldByDevice, resume } = await import('./moving.ts')
  const wasPending = state?.direction === 'to-account'
  const ended = await resume().catch(() => null)
  if (userId === null) return { kind: 'none' }
  if (ended?.kind === 'copied') return { kind: 'copied' }
  if (ended?.kind === 'to-account' && ended.end.kind === 'done') return { kind: 'resumed' }
  const held = wasPending || isTakeoverOffered(userId) ? await heldByDevice() : null
  return held ? { kind: 'offer', held } : { kind: 'none' }
}
