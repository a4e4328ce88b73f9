import type { MovePlaces } from './move-places.ts'
import { resumeToAccount, type ToAccountEnd } from './move-to-account.ts'
import { takeBack } from './move-to-device.ts'

export type ResumeEnd =
  | { readonly kind: 'nothing' }
  /** A move into the account went on. */
  | { readonly kind: 'to-account'; readonly end: ToAccountEnd }
  /** The copy on the device is whole: the voter says what becomes of the account. */
  | { readonly kind: 'copied' }
  /** A copy that was not whole is gone again. */
  | { readonly kind: 'taken-back' }

/** Puts a move that a closed tab left half-way in order, at the start of the app. Throws what a call is refused with; the next start tries again. */
export async function resumeMove(places: MovePlaces): Promise<ResumeEnd> {
  const { account, memory } = places
  const state = memory.get()
  if (state === null) return { kind: 'nothing' }
  const isOwn = state.userId === account.userId
  if (state.direction === 'to-account') {
    if (isOwn) return { kind: 'to-account', end: await resumeToAccount(places, state) }
    // Somebody else, or nobody, is signed in: the device holds everything, and whoever signs in is asked anew.
    memory.set(null)
    return { kind: 'nothing' }
  }
  if (state.step === 'copying') {
    await takeBack(places)
    return { kind: 'taken-back' }
  }
  if (isOwn) return { kind: 'copied' }
  // Nobody is signed in any more: the copy is whole, and the start offers to go on with it.
  memory.set(null)
  return { kind: 'nothing' }
}
