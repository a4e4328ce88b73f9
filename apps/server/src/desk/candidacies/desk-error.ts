import type { DeskErrorCode, ErrorCode } from '@plenara/contract'
import { DomainError } from '@plenara/domain'

/** An expected failure that the desk alone knows. */
export class DeskError extends DomainError {
  readonly deskCode: DeskErrorCode
  /** The places of a body that broke a rule, e.g. `comments.0`. */
  readonly places: readonly DeskFieldError[]

  constructor(code: DeskErrorCode, places: readonly DeskFieldError[] = []) {
    // The audit log names it as it names the others; no voter's call ever throws it.
    super(code as string as ErrorCode)
    this.deskCode = code
    this.places = places
  }
}

export interface DeskFieldError {
  readonly path: string
  readonly code: DeskErrorCode
}
