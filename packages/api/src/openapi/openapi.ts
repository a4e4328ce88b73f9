import type { CallName, Route } from '@plenara/contract'
import { type CallDoc, callDocs, callGroups } from '@plenara/contract/docs'
import { parametersOf, type Shared } from './parameters.ts'
import { type JsonSchema, printSchema, withBases } from './print-schema.ts'
import { problemSchemas } from './problem-schemas.ts'
import { ANY_REFUSAL, anyProblem, refusals, type SharedResponses } from './responses.ts'

const DESCRIPTION = `The API of Plenara, a voting aid for Switzerland. JSON in and out, UTF-8.

- Calls with a lock take the bearer token of \`POST /authenticate\`; every other call is public. What belongs to another user is 404 as if it were not there.
- Refusals are problem documents (RFC 9457): a client translates \`code\`, a developer reads \`title\` and \`errors\`.
- Unknown parameters and fields are refused (400), and so is a parameter that comes twice.
- Public answers carry an \`ETag\` and may be kept for 30 minutes, \`/status\` for 10.
- Answers may gain fields.`

interface Document extends Shared {
  readonly responses: SharedResponses
}

/** The contract as an OpenAPI 3.1 document, paths under `/api`. Throws where a call, a parameter or a name is not told apart from another. */
export function openApi(routes: Readonly<Record<CallName, Route>>, version: string): object {
  const document: Document = { schemas: new Map(), parameters: new Map(), responses: new Map() }
  const paths: Record<string, Record<string, object>> = {}
  for (const { tag, calls } of callGroups) {
    for (const name of Object.keys(calls) as CallName[]) {
      const { path, method } = routes[name].call
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation({ name, tag, doc: callDocs[name], route: routes[name] }, document) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plenara', version, description: DESCRIPTION },
    servers: [{ url: '/api' }],
    tags: callGroups.map(({ tag, description }) => ({ name: tag, description })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      parameters: Object.fromEntries(document.parameters),
      responses: { Any: anyProblem, ...Object.fromEntries(document.responses) },
      schemas: { ...withBases(document.schemas), ...problemSchemas },
    },
  }
}

interface DescribedRoute {
  readonly name: CallName
  readonly tag: string
  readonly doc: CallDoc
  readonly route: Route
}

function operation({ name, tag, doc, route }: DescribedRoute, document: Document): object {
  const parameters = parametersOf(route, doc, document)
  return {
    operationId: name,
    tags: [tag],
    summary: doc.summary,
    ...(doc.description !== undefined && { description: doc.description }),
    ...(route.call.auth !== 'none' && { security: [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: !route.body.safeParse(undefined).success,
        content: content('application/json', printSchema(route.body, 'input', document.schemas), doc.body),
      },
    }),
    responses: {
      [route.status]: success(route, doc, document),
      ...refusals(route, document.responses),
      ...ANY_REFUSAL,
    },
  }
}

function success(route: Route, doc: CallDoc, { schemas }: Document): object {
  if (route.status === 204) return { description: 'Done' }
  return { description: 'OK', content: content(route.mediaType, printSchema(route.response, 'output', schemas), doc.answer) }
}

function content(mediaType: string, schema: JsonSchema, example: unknown): object {
  return { [mediaType]: { schema, ...(example !== undefined && { example }) } }
}
