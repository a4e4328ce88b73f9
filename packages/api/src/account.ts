import type { AnswerOf, BodyOf, ParamsOf } from './handler.ts'

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
  readonly concerns?: (userId: number | null) => Promise<void>
}

/**
 * What the composition root of the server implements. A handler answers the value of the contract or throws a `DomainError` with one of the
 * codes that the route names; a `RetryLaterError` says after how many seconds to try again.
 */
export type AccountHandlers = {
  readonly [R in AccountCall]: (input: AccountInput<R>) => Promise<AnswerOf<R>>
}
