import { ApiError, type Client, type ClientCall } from '@plenara/contract/client'
import type { ErrorCode } from '@plenara/contract/errors'
import type { SendContext } from '../commands/command.ts'
import { findCommand } from '../commands/offline/registry.ts'
import type { PendingWrite } from './outbox-state.ts'

/** What came of sending an item. */
export type Outcome =
  | { readonly kind: 'done'; readonly result: unknown }
  /** The server said no for good. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Another device has written the same record meanwhile. */
  | { readonly kind: 'conflict' }
  /** No answer, or none that says anything about the item; after how many seconds the server takes more, where it says so. */
  | { readonly kind: 'retry'; readonly afterSeconds?: number }
  /** The session is over: nothing more is sent until its user is back. */
  | { readonly kind: 'paused' }

export interface Sender {
  readonly client: Client
  readonly userId: number
  /** Now, in milliseconds. */
  readonly now: number
}

const TOO_MANY = 429
const TIMED_OUT = 408

/** Sends an item and says what came of it; sending the same again, answered or not, leaves the server as sending it once does. */
export async function replayItem(item: PendingWrite, sender: Sender): Promise<Outcome> {
  const command = findCommand(item.kind)
  const { sentAt, possible } = item
  const current: SendContext['current'] = (name: ClientCall, input: unknown) =>
    (sender.client[name] as (input: unknown) => Promise<never>)(input)
  try {
    return { kind: 'done', result: await command.send(item.input, { ...sender, sentAt, possible, current }) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return outcomeOf(error, command.offline.conflict !== undefined)
  }
}

function outcomeOf({ status, code, retryAfterSeconds: afterSeconds }: ApiError, knowsConflicts: boolean): Outcome {
  if (code === 'stale' && knowsConflicts) return { kind: 'conflict' }
  if (status === 401) return { kind: 'paused' }
  if (status < 400 || status >= 500 || status === TOO_MANY || status === TIMED_OUT) return { kind: 'retry', afterSeconds }
  return { kind: 'refused', code }
}
