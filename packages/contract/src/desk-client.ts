import type { z } from 'zod'
import { type AnyInput, type InputOf, type SenderOptions, sendCall } from './call-sender.ts'
import { type DeskCallName, deskCalls } from './desk-calls.ts'
import type { DeskRoutes } from './routes/desk/index.ts'

export { ApiError } from './call-sender.ts'

/** What a call of the desk answers. */
export type DeskAnswer<R extends DeskCallName> = z.output<DeskRoutes[R]['response']>

/** One typed function per call of the desk. */
export type DeskClient = { readonly [R in DeskCallName]: (input: InputOf<DeskRoutes[R]>) => Promise<DeskAnswer<R>> }

/** A client of the desk on its own origin, whose cookie the browser sends. Every failure is an `ApiError`. */
export function createDeskClient(options: Pick<SenderOptions, 'baseUrl' | 'fetch'>): DeskClient {
  const sender = { ...options, authorization: () => null }
  const entries = Object.entries(deskCalls).map(([name, call]) => [name, (input: AnyInput) => sendCall(sender, call, input)])
  return Object.fromEntries(entries) as DeskClient
}
