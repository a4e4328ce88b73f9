import { ERRORS, REASONS } from '@plenara/contract'
import { type JsonSchema, referenceTo } from './print-schema.ts'

const text = { type: 'string' }

/** The problem document (RFC 9457) and its parts. */
export const problemSchemas: Readonly<Record<string, JsonSchema>> = {
  Problem: {
    type: 'object',
    required: ['type', 'title', 'status', 'code'],
    properties: {
      type: text,
      title: text,
      status: { type: 'integer' },
      code: referenceTo('schemas', 'ErrorCode'),
      errors: { type: 'array', items: { anyOf: [referenceTo('schemas', 'ParameterProblem'), referenceTo('schemas', 'FieldProblem')] } },
    },
    description: 'RFC 9457. `errors` names what is wrong where: parameters with `bad_request`, fields with the other codes.',
  },
  ErrorCode: { type: 'string', enum: Object.keys(ERRORS), description: 'What a client translates; `title` says what it means.' },
  Reason: {
    type: 'string',
    enum: Object.keys(REASONS),
    description: Object.entries(REASONS)
      .map(([reason, meaning]) => `${reason}: ${meaning}`)
      .join('; '),
  },
  ParameterProblem: {
    type: 'object',
    required: ['in', 'name', 'reason'],
    properties: { in: { type: 'string', enum: ['path', 'query', 'header', 'body'] }, name: text, reason: referenceTo('schemas', 'Reason') },
    description:
      'A parameter of the wrong form. In a body `name` is the place, as in `candidates.3`, empty for the whole. What was sent is not repeated.',
  },
  FieldProblem: {
    type: 'object',
    required: ['path', 'code'],
    properties: { path: text, code: referenceTo('schemas', 'ErrorCode'), reason: referenceTo('schemas', 'Reason') },
    description: 'A field of a body that breaks a rule.',
  },
}
