import { schemaDocs } from '@plenara/contract/docs'
import { z } from 'zod'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas that the document has once, collected while the rest is printed. */
export type SharedSchemas = Map<string, JsonSchema>

const registry = z.registry<{ id: string; description: string }>()
for (const [name, { schema, description }] of Object.entries(schemaDocs)) registry.add(schema, { id: name, description })

/**
 * A schema of the contract as JSON Schema: `input` as it is sent, `output` as it is answered. Schemas with a name become references into
 * `shared`. Throws where a name would stand for two schemas.
 */
export function printSchema(schema: z.ZodType, io: 'input' | 'output', shared: SharedSchemas): JsonSchema {
  const printed = z.toJSONSchema(schema, { metadata: registry, io, target: 'draft-2020-12', unrepresentable: 'any', override: simplify })
  const { $schema: _, '~standard': __, $defs = {}, ...rest } = printed as JsonSchema & { $defs?: Record<string, JsonSchema> }
  for (const [name, definition] of Object.entries($defs)) share(name, withReferences(definition), shared)
  return withReferences(rest)
}

export function referenceTo(kind: 'schemas' | 'parameters' | 'responses', name: string): JsonSchema {
  return { $ref: `#/components/${kind}/${name}` }
}

function share(name: string, schema: JsonSchema, shared: SharedSchemas): void {
  const printed = shared.get(name)
  if (printed !== undefined && JSON.stringify(printed) !== JSON.stringify(schema))
    throw new Error(`The schema ${name} is printed in two ways`)
  shared.set(name, schema)
}

/** The schemas by name, those that add fields to another one as just that. Throws where one does not. */
export function withBases(shared: SharedSchemas): Record<string, JsonSchema> {
  const based = Object.entries(schemaDocs).flatMap(([name, { base }]) => (base !== undefined && shared.has(name) ? [{ name, base }] : []))
  for (const { base } of based) printSchema(schemaDocs[base]?.schema ?? z.never(), 'output', shared)
  const extensions = based.map(({ name, base }) => [name, extensionOf({ name, base }, shared)])
  return { ...Object.fromEntries(shared), ...Object.fromEntries(extensions) }
}

interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

function extensionOf({ name, base }: { name: string; base: string }, shared: SharedSchemas): JsonSchema {
  const { properties, required = [], description, ...rest } = { ...shared.get(name) } as JsonSchema & Fields
  const { properties: inherited, required: needed = [] } = { ...shared.get(base) } as JsonSchema & Fields
  const isSame = ([field, schema]: [string, JsonSchema]) => JSON.stringify(properties[field]) === JSON.stringify(schema)
  const isExtension = Object.entries(inherited).every(isSame) && needed.every((field) => required.includes(field))
  if (!isExtension) throw new Error(`The schema ${name} does not extend ${base}`)
  const added = Object.fromEntries(Object.entries(properties).filter(([field]) => !(field in inherited)))
  const addedRequired = required.filter((field) => field in added)
  const extension = { ...rest, properties: added, ...(addedRequired.length > 0 && { required: addedRequired }) }
  return { allOf: [referenceTo('schemas', base), extension], description }
}

interface Printed {
  readonly zodSchema: z.core.$ZodTypes
  readonly jsonSchema: Record<string, unknown>
}

/** Leaves out what says nothing: bounds that every number of JSON has, patterns beside a format, and that answers may not grow. */
function simplify({ zodSchema, jsonSchema }: Printed): void {
  const { def } = zodSchema._zod
  if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
  if (jsonSchema.type === 'integer' && jsonSchema.exclusiveMinimum === 0) {
    delete jsonSchema.exclusiveMinimum
    jsonSchema.minimum = 1
  }
}

/** Nullable values in the short form, and references to where the document has its schemas. */
function withReferences(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text, (_, value: unknown) => shortNullable(value))
}

function shortNullable(value: unknown): unknown {
  const { anyOf, ...around } = Object(value) as { anyOf?: readonly JsonSchema[] }
  const [first, second] = anyOf ?? []
  if (anyOf?.length !== 2 || first === undefined || second?.type !== 'null') return value
  const { type, ...rest } = first
  return typeof type === 'string' && !('enum' in rest) && !('const' in rest) ? { ...around, type: [type, 'null'], ...rest } : value
}
