import type { Route } from '@plenara/contract'
import { type CallDoc, pathParameterDocs, queryParameterDocs } from '@plenara/contract/docs'
import type { z } from 'zod'
import { type JsonSchema, printSchema, referenceTo, type SharedSchemas } from './print-schema.ts'

/** Parameters that the document has once, by name. */
export type SharedParameters = Map<string, JsonSchema>

export interface Shared {
  readonly schemas: SharedSchemas
  readonly parameters: SharedParameters
}

/** Names that stand for different things in different paths. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['id', 'cid'])

/** The parameters of a call. Throws where one has no description, or one name stands for two. */
export function parametersOf(route: Route, doc: CallDoc, shared: Shared): JsonSchema[] {
  const inPath = propertiesOf(route.params, shared).map(({ name, schema }) => {
    const key = pathKey(route.call.path, name)
    const parameter = { name, in: 'path', required: true, ...described(pathParameterDocs, key), schema: asNumber(schema) }
    return share(AMBIGUOUS.has(name) ? key.replace('/', '.') : name, parameter, shared)
  })
  const inQuery = propertiesOf(route.query, shared).map(({ name, schema, isRequired }) =>
    share(name, { name, in: 'query', ...(isRequired && { required: true }), ...described(queryParameterDocs, name), schema }, shared),
  )
  const headers = Object.entries(doc.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  }))
  return [...inPath, ...inQuery, ...headers]
}

/** Ids in paths are digits: numbers for whoever calls. */
function asNumber(schema: JsonSchema): JsonSchema {
  return schema.pattern === '^[1-9][0-9]{0,15}$' ? { type: 'integer', minimum: 1 } : schema
}

/** A parameter of a path and what stands before it, as `election/eid`. */
function pathKey(path: string, name: string): string {
  const parts = path.split('/')
  return `${parts[parts.indexOf(`{${name}}`) - 1]}/${name}`
}

function described(docs: Readonly<Record<string, string>>, key: string): { description: string } {
  const description = docs[key]
  if (description === undefined) throw new Error(`The parameter ${key} has no description`)
  return { description }
}

function share(name: string, parameter: JsonSchema, { parameters }: Shared): JsonSchema {
  const shared = parameters.get(name)
  if (shared !== undefined && JSON.stringify(shared) !== JSON.stringify(parameter))
    throw new Error(`The parameter ${name} is printed in two ways`)
  parameters.set(name, parameter)
  return referenceTo('parameters', name)
}

function propertiesOf(schema: z.ZodType, { schemas }: Shared) {
  const { properties = {}, required = [] } = printSchema(schema, 'input', schemas) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, printed]) => ({ name, schema: printed, isRequired: required.includes(name) }))
}
