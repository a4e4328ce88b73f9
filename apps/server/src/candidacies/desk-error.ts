import type { DeskErrorCode, ErrorCode } from '@plenara/contract'
import { DomainError } from '@plenara/domain'

/** An expected failure that the desk alone knows. */
export class DeskError extends DomainError {
  readonly deskCode: DeskErrorCode

  constructor(code: DeskErrorCode) {
    // The audit log names it as it names the others; no voter's call ever throws it.
    super(code as string as ErrorCode)
    this.deskCode = code
  }
}
