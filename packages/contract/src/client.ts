import type { z } from 'zod'
import { type AnyInput, type InputOf, reached, type SenderOptions, sendCall } from './call-sender.ts'
import { type Call, type CallName, calls, type ExportName } from './calls.ts'
import type { Routes } from './routes/index.ts'

export { type AnyInput, ApiError, apiErrorIn, callAddress } from './call-sender.ts'

/** What a call answers. */
export type Answer<R extends CallName> = z.output<Routes[R]['response']>

/** A call whose answer is one JSON value. */
export type ClientCall = Exclude<CallName, ExportName>
/** One typed function per such call. */
export type Client = { readonly [R in ClientCall]: (input: InputOf<Routes[R]>) => Promise<Answer<R>> }

export interface ClientOptions extends Pick<SenderOptions, 'baseUrl' | 'fetch'> {
  /** The bearer token of the session, or null. */
  readonly token: () => string | null
}

/**
 * A client of the contract: paths filled, bodies as JSON, the token in the Authorization header. It trusts the answers of
 * its own server and carries no schema. Every failure is an `ApiError`.
 */
export function createClient({ token, ...options }: ClientOptions): Client {
  const authorization = (call: Call) => {
    const present = token()
    return present && call.auth !== 'none' ? `Bearer ${present}` : null
  }
  return clientOf((name) => {
    const call: Call = calls[name]
    return (input) => sendCall({ ...options, authorization: () => authorization(call) }, call, input)
  })
}

/** A client whose calls are answered by name, without requests. What fails otherwise than with an `ApiError` did not answer. */
export function answeringClient(answer: (name: ClientCall, input: AnyInput) => Promise<unknown>): Client {
  return clientOf((name) => (input) => reached(() => answer(name, input), input.signal))
}

/** A client that leads each call to another one, which is chosen when the call is made. */
export function choosingClient(choose: (name: ClientCall) => Client): Client {
  return clientOf((name) => (input) => (choose(name)[name] as (input: unknown) => Promise<unknown>)(input))
}

type AnyCall = (input: AnyInput) => Promise<unknown>

function clientOf(callOf: (name: ClientCall) => AnyCall): Client {
  return Object.fromEntries((Object.keys(calls) as ClientCall[]).map((name) => [name, callOf(name)])) as unknown as Client
}
