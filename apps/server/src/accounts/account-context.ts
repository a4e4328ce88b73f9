import type { AccountInput } from '@plenara/api'
import type { Config } from '../platform/settings/config.ts'
import type { Database } from '../db/database.ts'
import type { Outbox } from '../notify/mail/outbox.ts'
import type { PushSettings } from '../notify/push/push-services.ts'
import type { DataKey } from '../keys/data-key.ts'
import type { Limiter } from './attempts/limiter.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'
import type { PasswordHasher } from './password-hash.ts'

/** The dependencies of the account calls. */
export interface AccountContext {
  readonly db: Database
  readonly outbox: Outbox
  readonly limiter: Limiter
  /** Makes pseudonyms of networks, and marks challenges as this server's. */
  readonly dataKey: Pick<DataKey, 'pseudonym'>
  readonly hasher: PasswordHasher
  readonly relyingParty: RelyingParty
  readonly push: PushSettings
  readonly now: () => Date
  readonly enumeration: Config['enumeration']
  /** Answers that must not tell by their time what there was to do come at a whole multiple of so many milliseconds; default 250. */
  readonly answerStepMs?: number
}

/** Tells the audit log whose account a call is about. */
export type Concerns = AccountInput<'authenticate'>['concerns']

/** Longer than what there is to do, so that an unknown address takes as long as a known one. */
const ANSWER_STEP_MS = 250

/**
 * Runs work and finishes at a whole multiple of `answerStepMs`, so that the response time does not reveal what was done, even when a busy machine
 * needs longer than one step.
 */
export async function inSteps<T>({ answerStepMs = ANSWER_STEP_MS }: Pick<AccountContext, 'answerStepMs'>, work: Promise<T>): Promise<T> {
  const begin = performance.now()
  const [result] = await Promise.allSettled([work])
  const beyond = (performance.now() - begin) % answerStepMs
  await new Promise((resolve) => setTimeout(resolve, answerStepMs - beyond))
  if (result.status === 'rejected') throw result.reason
  return result.value
}
