import type { AnyRoute, FieldProblem, ParameterProblem } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { z } from 'zod'
import { BadRequestError } from './bad-request-error.ts'
import { type Finding, findingsOf, plainName } from './issues.ts'

/** How many places of a request are named; the first ones help as much as all of them. */
const MAX_ERRORS = 100

/** The values of a path; a wrong form is 400, of a secret 404 like an unknown one. */
export function parseParams(route: AnyRoute, params: Readonly<Record<string, string>>): unknown {
  const parsed = route.params.safeParse(params)
  if (parsed.success) return parsed.data
  if ('secret' in params) throw new DomainError('secret_invalid')
  throw new BadRequestError(parametersOf('path', findingsOf(parsed.error.issues, params)))
}

/** The values of a query string (with or without `?`); unknown or repeated keys and wrong forms are 400. */
export function parseQuery(route: AnyRoute, search: string): unknown {
  const entries = [...new URLSearchParams(search)]
  const query = Object.fromEntries(entries)
  if (Object.keys(query).length < entries.length) throw new BadRequestError(repeatedNames(entries))
  const parsed = route.query.safeParse(query)
  if (!parsed.success) throw new BadRequestError(parametersOf('query', findingsOf(parsed.error.issues, query)))
  return parsed.data
}

/**
 * The values of a body. Another shape than the contract's (a missing or unknown field, another type) is 400 `bad_request`; a value of the
 * right type that breaks a rule (range, choice, length, pattern) is 422 `invalid`; both name the fields.
 */
export function parseBody(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  // Each issue makes one finding or more: those that are not named are not looked at either.
  const findings = findingsOf(parsed.error.issues.slice(0, MAX_ERRORS), body).slice(0, MAX_ERRORS)
  if (findings.some(({ isMalformed }) => isMalformed)) throw new BadRequestError(parametersOf('body', findings))
  throw new DomainError('invalid', findings.map(fieldProblem))
}

function fieldProblem({ name, reason }: Finding): FieldProblem {
  return { path: name, code: 'invalid', reason }
}

function parametersOf(place: ParameterProblem['in'], findings: readonly Finding[]): ParameterProblem[] {
  return findings.slice(0, MAX_ERRORS).map(({ name, reason }) => ({ in: place, name, reason }))
}

function repeatedNames(entries: readonly (readonly [name: string, value: string])[]): ParameterProblem[] {
  const names = entries.map(([name]) => name)
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) < index))
  return [...repeated].slice(0, MAX_ERRORS).map((name) => ({ in: 'query', name: plainName(name), reason: 'repeated' }))
}
