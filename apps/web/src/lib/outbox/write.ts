import { ApiError } from '@plenara/contract/client'
import type { Intent, SeenList } from './intent.ts'
import { waitingCount } from './waiting-flag.ts'

/** Stands for the answer of a write that is kept on the device and sent later. */
export const KEPT = Symbol('kept')

export interface Write {
  readonly intent: Intent
  /** The list as the screen knows it, where the intent changes, deletes or follows an own one. */
  readonly seen?: SeenList
}

/**
 * Sends a write, or keeps it where no answer comes. While something waits, everything that follows is kept behind it, so that nothing overtakes.
 * @param send null where the write cannot be sent at once, because it builds on one that was kept
 * @throws ApiError what the server refuses; `offline` where the device cannot keep it either
 */
export async function write<Answer>(added: Write, send: (() => Promise<Answer>) | null): Promise<Answer | typeof KEPT> {
  if (waitingCount() > 0 || !send) return keep(added, null, new ApiError('offline', 0))
  const sentAt = Date.now()
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 0) throw error
    return keep(added, sentAt, error)
  }
}

async function keep(added: Write, sentAt: number | null, reason: ApiError): Promise<typeof KEPT> {
  try {
    const { keepWrite } = await loadOutbox()
    await keepWrite({ ...added, sentAt })
  } catch (cause) {
    throw new ApiError(reason.code, reason.status, [], { cause })
  }
  return KEPT
}

/** The outbox itself, which is needed only without a network; fetched ahead while there is one. */
const loadOutbox = () => import('./outbox.ts')

export { loadOutbox }
