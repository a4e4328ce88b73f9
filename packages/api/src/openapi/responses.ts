import { ERRORS, type ErrorCode, type Route } from '@plenara/contract'
import { type JsonSchema, referenceTo } from './print-schema.ts'

/** Answers that several calls give, by name. */
export type SharedResponses = Map<string, JsonSchema>

/** What any call may be refused with; a call names what it is refused with besides. */
export const ANY_REFUSAL: JsonSchema = { default: referenceTo('responses', 'Any') }
const ANY_CODES: readonly ErrorCode[] = [
  'bad_request',
  'bad_json',
  'unauthorized',
  'not_found',
  'method_not_allowed',
  'body_too_large',
  'media_type',
  'invalid',
  'too_many_attempts',
  'internal',
  'unavailable',
]

/** The refusals that a call names, by status. */
export function refusals(route: Route, shared: SharedResponses): Record<string, JsonSchema> {
  const codes = route.errors.filter((code) => !ANY_CODES.includes(code))
  const statuses = new Set(codes.map((code) => ERRORS[code][0]))
  const atStatus = (status: number) => codes.filter((code) => ERRORS[code][0] === status)
  return Object.fromEntries([...statuses].map((status) => [status, refusal([...new Set(atStatus(status))], shared)]))
}

/** More codes than this do not all stand in the name of an answer. */
const MOST_IN_NAME = 2

/** Named after its codes: the same codes are one answer. */
function refusal(codes: readonly ErrorCode[], shared: SharedResponses): JsonSchema {
  const sorted = codes.toSorted()
  const answer = problem(sorted.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('; '))
  const name = freeName(sorted, answer, shared)
  shared.set(name, answer)
  return referenceTo('responses', name)
}

function freeName(codes: readonly ErrorCode[], answer: JsonSchema, shared: SharedResponses): string {
  const begun = codes.slice(0, MOST_IN_NAME).join('.')
  const short = codes.length > MOST_IN_NAME ? `${begun}.${codes.length - MOST_IN_NAME}` : begun
  const other = shared.get(short)
  return other === undefined || JSON.stringify(other) === JSON.stringify(answer) ? short : codes.join('.')
}

function problem(description: string): JsonSchema {
  return { description, content: { 'application/problem+json': { schema: referenceTo('schemas', 'Problem') } } }
}

/** The answer that `ANY_REFUSAL` names. */
export const anyProblem = problem(`Any other refusal: ${ANY_CODES.map((code) => `${ERRORS[code][0]} \`${code}\``).join(', ')}`)
