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
