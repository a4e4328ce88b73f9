import type { Answer, ClientCall } from '@plenara/contract/client'
import type { CallParams } from '../commands/command.ts'
import { currentSession } from '../session/session-store.ts'
import { loadState } from './outbox-store.ts'
import { isOverlaid, overlay } from './overlay.ts'

/** An answer with everything on top that waits for the present user. */
export async function withPendingWrites<C extends ClientCall>(name: C, params: CallParams, answer: Answer<C>): Promise<Answer<C>> {
  if (!isOverlaid(name)) return answer
  const { items } = await loadState(currentSession().userId)
  return overlay(name, params, answer, items)
}
