import type { Answer } from '@plenara/contract/client'
import { currentSession } from '../session-store.ts'
import { loadState } from './outbox-store.ts'
import { type OverlaidCall, type OverlayPlace, overlay } from './overlay.ts'

/** An answer with everything on top that waits for the present user. */
export async function withKept(name: OverlaidCall, place: OverlayPlace, answer: Answer<OverlaidCall>): Promise<Answer<OverlaidCall>> {
  const { items } = await loadState(currentSession().userId)
  return overlay(name, place, answer, items)
}
