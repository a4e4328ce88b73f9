import { ERRORS, type Route } from '@plenara/contract'
import { z } from 'zod'
import { codesOf } from './error-codes.ts'

/** The contract as an OpenAPI 3.1 document, paths under `/api`. */
export function openApi(routes: Readonly<Record<string, Route>>, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, route] of Object.entries(routes)) {
    const { path, method } = route.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plenara', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema },
    },
  }
}

function operation(operationId: string, route: Route): object {
  return {
    operationId,
    ...(route.call.auth === 'none' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(schemaOf(route.body, 'input')) } } : {}),
    responses: { [route.status]: success(route), ...problems(route) },
  }
}

function success(route: Route): object {
  if (route.status === 204) return { description: 'Done' }
  return { description: 'Success', content: jsonContent(schemaOf(route.response, 'output')) }
}

function problems(route: Route): Record<string, object> {
  const answers: Record<string, { description: string; content: object }> = {}
  for (const code of codesOf(route)) {
    const status = ERRORS[code][0]
    const description = answers[status] ? `${answers[status].description}, ${code}` : code
    answers[status] = { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
  }
  return answers
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, '~standard': __, ...printed } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return printed
}

function jsonContent(schema: object): object {
  return { 'application/json': { schema } }
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['path', 'code'], properties: { path: { type: 'string' }, code: { type: 'string' } } },
    },
  },
}
