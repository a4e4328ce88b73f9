import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

export type Schema = Readonly<Record<string, unknown>>

export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly needsToken: boolean
  readonly parameters: readonly Parameter[]
  /** Of the body as sent; undefined at operations without one. */
  readonly body: Schema | undefined
  /** What a reference of the document names; other schemas as they are. */
  resolve(schema: Schema): Schema
  isValidBody(body: unknown): boolean
  /** What is wrong with an answer, or null. */
  faultOf(status: number, contentType: string, body: unknown): string | null
}

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly schema: Schema
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PrintedOperation>>>>
}
interface PrintedOperation {
  readonly operationId: string
  readonly parameters?: readonly Schema[]
  readonly security?: unknown
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, Schema>>
}

/** The operations of an OpenAPI document, with validators that are independent of the product's own. */
export function operationsOf(document: Document): Operation[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: false })
  ajv.addSchema(document, 'api')
  const read = { ajv, resolve: (schema: Schema) => resolved(document, schema) }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, printed]) => operationOf(read, { path, method }, printed)),
  )
}

interface Reading {
  readonly ajv: Ajv2020
  readonly resolve: (schema: Schema) => Schema
}

function resolved(document: object, schema: Schema): Schema {
  const { $ref } = schema
  if (typeof $ref !== 'string') return schema
  const target = $ref
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => Reflect.get(Object(part), key), document)
  return resolved(document, Object(target))
}

function operationOf({ ajv, resolve }: Reading, { path, method }: { path: string; method: string }, printed: PrintedOperation): Operation {
  const at = `api#/paths/${escaped(path)}/${method}`
  const body = printed.requestBody?.content['application/json']?.schema
  const bodyValidator = body && ajv.compile({ $ref: `${at}/requestBody/content/application~1json/schema` })
  const answers = new Map<string, ValidateFunction | null>()
  for (const [status, response] of Object.entries(printed.responses)) {
    const base = typeof response.$ref === 'string' ? `api${response.$ref}` : `${at}/responses/${status}`
    const { content } = resolve(response)
    for (const type of Object.keys(content ?? {})) {
      answers.set(`${status} ${type}`, ajv.compile({ $ref: `${base}/content/${escaped(type)}/schema` }))
    }
    if (!content) answers.set(`${status} `, null)
  }
  const needsToken = printed.security !== undefined
  // Whoever holds a public answer is told so.
  if (method === 'get' && !needsToken) answers.set('304 ', null)
  return {
    operationId: printed.operationId,
    parameters: (printed.parameters ?? []).map((parameter) => resolve(parameter) as unknown as Parameter),
    method: method.toUpperCase(),
    path,
    needsToken,
    body,
    resolve,
    isValidBody: (value) => bodyValidator?.(value) ?? true,
    faultOf: (status, contentType, value) => {
      const validate = answers.get(`${status} ${contentType}`) ?? (status >= 400 ? answers.get(`default ${contentType}`) : undefined)
      if (validate === undefined && !answers.has(`${status} ${contentType}`)) return `${status} "${contentType}" is not documented`
      if (!validate || validate(value)) return null
      return `${status} breaks its schema: ${ajv.errorsText(validate.errors)}`
    },
  }
}

/** A part of a JSON pointer in a URI. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
