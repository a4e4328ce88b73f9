import { ERRORS, type Route } from '@plenara/contract'
import { z } from 'zod'
import { codesOf } from './error-codes.ts'

/** The contract as an OpenAPI 3.1 document, paths under `/api`. */
export function openApi(routes: Readonly<Record<string, Route>>, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  const shared: Record<string, object> = {}
  for (const [name, route] of Object.entries(routes)) {
    const { path, method } = route.call
    paths[path] = { ...paths[path], [method.toLowerCase()]: withSharedSchemas(name, operation(name, route), shared) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plenara', version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { ...shared, Problem: problemSchema },
    },
  }
}

function operation(operationId: string, route: Route): object {
  return {
    operationId,
    ...(route.call.auth === 'none' ? {} : { security: [{ token: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body ? { requestBody: { required: true, content: jsonContent(schemaOf(route.body, 'input')) } } : {}),
    responses: { [route.status]: success(route), ...notModified(route), ...problems(route) },
  }
}

/** Schemas that refer to themselves are printed with `$defs` of their own, which only the whole document can hold. */
function withSharedSchemas(name: string, operation: object, shared: Record<string, object>): object {
  const text = JSON.stringify(operation).replaceAll('"#/$defs/', `"#/components/schemas/${name}.`)
  return JSON.parse(text, (key, value: unknown) => {
    if (key !== '$defs') return value
    for (const [part, schema] of Object.entries(Object(value))) shared[`${name}.${part}`] = Object(schema)
    return undefined
  })
}

function success(route: Route): object {
  if (route.status === 204) return { description: 'Done' }
  return { description: 'Success', content: { [route.mediaType]: { schema: schemaOf(route.response, 'output') } } }
}

/** Public answers carry an `ETag`. */
function notModified({ call }: Route): object {
  return call.auth === 'none' && call.method === 'GET' ? { 304: { description: 'The caller holds this answer' } } : {}
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
