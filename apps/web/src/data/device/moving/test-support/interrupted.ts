import { ApiError } from '@plenara/contract/client'
import type { MovePlaces } from '../move-places.ts'

/** Ends the process: nothing after it happens. */
export class Killed extends Error {}

export interface Interruption {
  /** Which step, from 1. */
  readonly at: number
  /** Whether the step itself still happened. */
  readonly isDone: boolean
  /** `kill`: the tab is gone; `cut`: the answer of this step of the server is lost, and the program goes on. */
  readonly kind: 'kill' | 'cut'
}

export interface Interrupted {
  readonly places: MovePlaces
  /** How many steps were begun. */
  readonly steps: () => number
}

/** The same places, in which one step does not come back. */
export function interrupted(places: MovePlaces, interruption: Interruption | null): Interrupted {
  let steps = 0
  let isDead = false
  const step = <A extends readonly unknown[], R>(work: (...args: A) => R, isRequest: boolean) =>
    ((...args: A) => {
      if (isDead) throw new Killed()
      if (interruption?.kind === 'cut' && !isRequest) return work(...args)
      steps += 1
      if (steps !== interruption?.at) return work(...args)
      const end = () => {
        if (interruption.kind === 'cut') throw new ApiError('offline', 0)
        isDead = true
        throw new Killed()
      }
      if (!interruption.isDone) return end()
      const done = work(...args)
      return done instanceof Promise ? done.then(end) : end()
    }) as (...args: A) => R
  const { device, account, memory } = places
  return {
    steps: () => steps,
    places: {
      device: {
        read: step(device.read, false),
        write: step(device.write, false),
        removeUnchanged: step(device.removeUnchanged, false),
        remove: step(device.remove, false),
      },
      account: {
        userId: account.userId,
        read: asyncStep(step(account.read, true)),
        giveConsent: asyncStep(step(account.giveConsent, true)),
        write: asyncStep(step(account.write, true)),
        remove: asyncStep(step(account.remove, true)),
      },
      memory: { get: memory.get, set: step(memory.set, false) },
      fetchCatalogue: step(places.fetchCatalogue, false),
    },
  }
}

/** A request fails by its answer, not at once. */
function asyncStep<A extends readonly unknown[], R>(work: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return async (...args) => work(...args)
}
