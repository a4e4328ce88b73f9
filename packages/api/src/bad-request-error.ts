import type { ParameterProblem } from '@plenara/contract'
import { DomainError } from '@plenara/domain'

/** A request of the wrong form (400), with what is wrong where. */
export class BadRequestError extends DomainError {
  readonly parameters: readonly ParameterProblem[]

  constructor(parameters: readonly ParameterProblem[]) {
    super('bad_request')
    this.parameters = parameters
  }
}
