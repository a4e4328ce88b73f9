import { calls } from '@plenara/contract/calls'
import type { Answer, ClientCall } from '@plenara/contract/client'
import { waitingCount } from './waiting-flag.ts'

/** An answer of the server with what waits to be sent on top, so that a reading never shows the past. */
export async function applyPendingWrites<R extends ClientCall>(name: R, params: unknown, answer: Promise<Answer<R>>): Promise<Answer<R>> {
  const value = await answer
  if (waitingCount() === 0 || calls[name].auth !== 'user') return value
  // Without the code of the outbox the answer alone is shown; what waits follows when it is sent.
  const pending = await import('./pending-answer.ts').catch(() => undefined)
  return pending ? pending.withPendingWrites(name, params ?? {}, value) : value
}
