import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

export type Schema = Readonly<Record<string, unknown>>

export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly needsToken: boolean
  readonly parameters: readonly { readonly name: string; readonly in: 'path' | 'query'; readonly schema: Schema }[]
  /** Of the body as sent; undefined at operations without one. */
  readonly body: Schema | undefined
  isValidBody(body: unknown): boolean
  /** What is wrong with an answer, or null. */
  faultOf(status: number, contentType: string, body: unknown): string | null
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PrintedOperation>>>>
}
interface PrintedOperation extends Pick<Operation, 'operationId' | 'parameters'> {
  readonly security?: unknown
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>
}

/** The operations of an OpenAPI document, with validators that are independent of the product's own. */
export function operationsOf(document: Document): Operation[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: false })
  ajv.addSchema(document, 'api')
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, printed]) => operationOf(ajv, { path, method }, printed)),
  )
}

function operationOf(ajv: Ajv2020, { path, method }: { path: string; method: string }, printed: PrintedOperation): Operation {
  const at = `api#/paths/${escaped(path)}/${method}`
  const body = printed.requestBody?.content['application/json']?.schema
  const bodyValidator = body && ajv.compile({ $ref: `${at}/requestBody/content/application~1json/schema` })
  const answers = new Map<string, ValidateFunction | null>()
  for (const [status, { content }] of Object.entries(printed.responses)) {
    for (const type of Object.keys(content ?? {})) {
      answers.set(`${status} ${type}`, ajv.compile({ $ref: `${at}/responses/${status}/content/${escaped(type)}/schema` }))
    }
    if (!content) answers.set(`${status} `, null)
  }
  return {
    ...printed,
    method: method.toUpperCase(),
    path,
    needsToken: printed.security !== undefined,
    body,
    isValidBody: (value) => bodyValidator?.(value) ?? true,
    faultOf: (status, contentType, value) => {
      const validate = answers.get(`${status} ${contentType}`)
      if (validate === undefined) return `${status} "${contentType}" is not documented`
      if (validate === null || validate(value)) return null
      return `${status} breaks its schema: ${ajv.errorsText(validate.errors)}`
    },
  }
}

/** A part of a JSON pointer in a URI. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
