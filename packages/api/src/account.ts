import type { UserExport } from '@plenara/contract'
import type { AnswerOf, BodyOf, ParamsOf } from './call-types.ts'

/** Calls of the account group: what the device cannot answer. */
export type AccountCall =
  | 'register'
  | 'resendConfirmation'
  | 'confirm'
  | 'requestReset'
  | 'resetPassword'
  | 'authenticate'
  | 'logout'
  | 'changePassword'
  | 'startPasskeySignIn'
  | 'authenticateWithPasskey'
  | 'getPasskeys'
  | 'startPasskey'
  | 'createPasskey'
  | 'changePasskey'
  | 'deletePasskey'
  | 'startProof'
  | 'proveUser'
  | 'getPushDevices'
  | 'setPushDevice'
  | 'deletePushDevice'

export interface AccountInput<R extends AccountCall> {
  readonly params: ParamsOf<R>
  readonly body: BodyOf<R>
  /** The caller's network address, for limits; empty where it is unknown. */
  readonly address: string
  /** The bearer token of the session; empty at calls without one. */
  readonly token: string
  /** The user of the token; `ANONYMOUS_ID` (-1) at calls without one. */
  readonly userId: number
  /**
   * At calls without a token: tells the audit log whose account the call turned out to be about (null: nobody's), before anything of it is
   * changed, in the same way for known and unknown addresses.
   */
  readonly concerns?: Concerns
}

/** `what`: how the log names the event where not as the call. */
export type Concerns = (userId: number | null, what?: string) => Promise<void>

export interface EmailChange {
  readonly userId: number
  /** The address as entered. */
  readonly email: string
  /** The present password, or null where the session is proved instead. */
  readonly password: string | null
  /** The token of the session. */
  readonly token: string
  /** The caller's network address. */
  readonly address: string
}

/** The calls of the account group. */
export type AccountCallHandlers = {
  readonly [R in AccountCall]: (input: AccountInput<R>) => Promise<AnswerOf<R>>
}

/**
 * What the composition root of the server implements. A handler answers the value of the contract or throws a `DomainError` with one of the
 * codes that the route names; a `RetryLaterError` says after how many seconds to try again.
 */
export interface AccountHandlers extends AccountCallHandlers {
  /**
   * Sends a link to a new address; the address counts once the link is opened. The present address ends a change that is open.
   * Throws `email_invalid`, `credentials_wrong`, `proof_needed`, `too_many_attempts`.
   */
  readonly requestEmailChange: (change: EmailChange) => Promise<void>
  /** Throws `proof_needed` where a session was neither opened nor proved (`proveUser`) in the last five minutes. */
  readonly requireFreshSession: (session: Pick<AccountInput<'proveUser'>, 'token' | 'userId'>) => Promise<void>
  /** The browsers with notifications, as a user takes them along. */
  readonly exportPushDevices: (userId: number) => Promise<NonNullable<UserExport['account']['pushDevices']>>
}
