import { DomainError } from '@plenara/domain'

/** A refusal that ends by itself: 429 or 503 with `Retry-After`. */
export class RetryLaterError extends DomainError {
  /** Whole seconds, at least 1. */
  readonly retryAfterSeconds: number

  constructor(code: 'too_many_attempts' | 'unavailable', retryAfterSeconds: number) {
    super(code)
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterSeconds))
  }
}

/** Seconds after which a caller for whom there was no place may come again. */
const COME_BACK_SECONDS = 2

/** A refusal before anything was changed: too many calls of a kind, or of an account, or too many sessions that its owner opened. It leaves no audit event. */
export class NotAdmittedError extends RetryLaterError {
  constructor(code: 'too_many_attempts' | 'unavailable', retryAfterSeconds = COME_BACK_SECONDS) {
    super(code, retryAfterSeconds)
  }
}
