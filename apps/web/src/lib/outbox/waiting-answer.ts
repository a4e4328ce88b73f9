import type { CallName } from '@plenara/contract/calls'
import type { Answer } from '@plenara/contract/client'
import type { OverlaidCall, OverlayPlace } from './overlay.ts'
import { waitingCount } from './waiting-flag.ts'

const OVERLAID: Readonly<Record<OverlaidCall, true>> = {
  getResponses: true,
  getMatches: true,
  getNotepad: true,
  getCouncillorNotepad: true,
  getUserVotes: true,
  getChoice: true,
  getLists: true,
}

/** An answer of the server with what waits to be sent on top, so that a reading never shows the past. */
export async function withWaiting<R extends CallName>(name: R, params: unknown, answer: Promise<Answer<R>>): Promise<Answer<R>> {
  const value = await answer
  if (!isOverlaid(name) || waitingCount() === 0) return value
  // Without the code of the outbox the answer alone is shown; what waits follows when it is sent.
  const kept = await import('./kept-items.ts').catch(() => undefined)
  return kept ? ((await kept.withKept(name, params as OverlayPlace, value as Answer<OverlaidCall>)) as Answer<R>) : value
}

function isOverlaid(name: CallName): name is OverlaidCall {
  return name in OVERLAID
}
