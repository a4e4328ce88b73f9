import type { ErrorCode } from '@plenara/contract'

/** A broken rule and the field of the request that breaks it; `path` as in `candidates.3`. */
export interface FieldError {
  readonly path: string
  readonly code: ErrorCode
}

/** An expected failure. The API answers with the problem document of its code, the client translates `errors.<code>`. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined

  constructor(code: ErrorCode, errors?: readonly FieldError[]) {
    super(code)
    this.code = code
    this.errors = errors
  }
}
