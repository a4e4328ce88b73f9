import type { Problem, Route } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** The values of a path; a wrong form is 400, of a secret 404 like an unknown one. */
export function parseParams(route: Route, params: Readonly<Record<string, string>>): unknown {
  const parsed = route.params.safeParse(params)
  if (parsed.success) return parsed.data
  throw new DomainError('secret' in params ? 'secret_invalid' : 'bad_request')
}

/** The values of a query string (with or without `?`); unknown or repeated keys and wrong forms are 400. */
export function parseQuery(route: Route, search: string): unknown {
  const entries = [...new URLSearchParams(search)]
  const query = Object.fromEntries(entries)
  if (Object.keys(query).length < entries.length) throw new DomainError('bad_request')
  const parsed = route.query.safeParse(query)
  if (!parsed.success) throw new DomainError('bad_request')
  return parsed.data
}

/**
 * The values of a body. Another shape than the contract's (a missing or unknown field, another type) is 400 `bad_request`; a value of the
 * right type that breaks a rule (range, choice, length, pattern) is 422 `invalid`; both name the fields.
 */
export function parseBody(schema: z.ZodType, body: unknown): unknown {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const code = issues.some((issue) => isMalformed(issue, body, [])) ? 'bad_request' : 'invalid'
  throw new DomainError(code, code === 'invalid' ? issues.map(fieldError) : undefined)
}

function fieldError(issue: Issue): NonNullable<Problem['errors']>[number] {
  return { path: issue.path.map(String).join('.'), code: 'invalid' }
}

function isMalformed(issue: Issue, body: unknown, base: Path): boolean {
  const path = [...base, ...issue.path]
  switch (issue.code) {
    case 'unrecognized_keys':
      return true
    case 'invalid_type':
      return !(issue.expected === 'int' && typeof valueAt(body, path) === 'number')
    case 'invalid_value':
      return typeof valueAt(body, path) !== typeof issue.values[0]
    case 'invalid_union':
      return issue.errors.every((branch) => branch.some((inner) => isMalformed(inner, body, path)))
    default:
      return false
  }
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value)
}
