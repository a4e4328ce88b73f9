import { type CallName, calls, type Route, routes } from '@plenara/contract'
import { type AnyInput, ApiError, type Client, type ClientCall } from '@plenara/contract/client'

/** A call by its name, with what it is given and the status with which the server answers it. */
export interface NamedCall {
  readonly name: ClientCall
  readonly input: AnyInput
  readonly status: number
}

/** The call at an address without `/api`, for tests that ask by addresses. Throws where none stands there, and where its ids are none. */
export function namedCall(method: string, address: string, rest: Pick<AnyInput, 'body' | 'headers'> = {}): NamedCall {
  const { pathname, searchParams } = new URL(address, 'https://any.example')
  for (const name of Object.keys(calls) as CallName[]) {
    const { call, params, status }: Route = routes[name]
    const found = call.method === method && patternOf(call.path).exec(pathname)
    if (!found) continue
    const ids = params.parse({ ...found.groups }) as NonNullable<AnyInput['params']>
    return { name: name as ClientCall, status, input: { params: ids, query: Object.fromEntries(searchParams), ...rest } }
  }
  throw new Error(`No call stands at ${method} ${address}`)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

/** What a client answers, as the tests read it of a server: a failure as its status and code. */
export async function answerOf(client: Client, { name, input, status }: NamedCall) {
  try {
    return { status, body: JSON.parse(JSON.stringify(await (client[name] as (input: unknown) => Promise<unknown>)(input))) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { status: error.status, body: JSON.parse(JSON.stringify({ code: error.code, errors: error.errors })) }
  }
}
