import type { ErrorCode, ParameterProblem } from '@plenara/contract'
import { DomainError, type FieldError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'

/** What a text turned out to be, in a form that can be handed from one thread to another: the value, or what the call fails with. */
export type ParsedDocument =
  | { readonly value: unknown }
  | {
      readonly code: ErrorCode
      readonly errors?: readonly FieldError[] | undefined
      /** Only where the form is wrong. */
      readonly parameters?: readonly ParameterProblem[]
    }

/** The document; throws what the call fails with. */
export function documentOf(parsed: ParsedDocument): unknown {
  if ('value' in parsed) return parsed.value
  if (parsed.parameters) throw new BadRequestError(parsed.parameters)
  throw new DomainError(parsed.code, parsed.errors)
}
