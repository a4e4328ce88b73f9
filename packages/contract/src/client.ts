import type { z } from 'zod'
import { type AnyInput, type InputOf, type SenderOptions, sendCall } from './call-sender.ts'
import { type Call, type CallName, calls, type ExportName } from './calls.ts'
import type { Routes } from './routes/index.ts'

export { ApiError, callAddress } from './call-sender.ts'

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
  const entries = Object.entries(calls).map(([name, call]: [string, Call]) => [
    name,
    (input: AnyInput) => sendCall({ ...options, authorization: () => authorization(call) }, call, input),
  ])
  return Object.fromEntries(entries) as Client
}
