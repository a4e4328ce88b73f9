import type { z } from 'zod'
import { type AnyInput, callAddress, type InputOf, type SenderOptions, sendCall } from './call-sender.ts'
import { type DeskCallName, deskCalls } from './desk-calls.ts'
import type { DeskRoutes } from './routes/desk/index.ts'

export { ApiError } from './call-sender.ts'

/** What a call of the desk answers. */
export type DeskAnswer<R extends DeskCallName> = z.output<DeskRoutes[R]['response']>

/** Pictures travel as they are, with their progress: the desk sends and shows them by themselves. */
type PictureCall = 'getPortrait' | 'putPortrait'

/** One typed function per call of the desk that takes and answers JSON. */
export type DeskClient = { readonly [R in Exclude<DeskCallName, PictureCall>]: (input: InputOf<DeskRoutes[R]>) => Promise<DeskAnswer<R>> }

/** Where the picture of a candidacy is sent to; with its hash, where it is seen. */
export function portraitAddress(baseUrl: string, cid: number, hash?: string): string {
  return callAddress(baseUrl, deskCalls.getPortrait, { params: { cid }, query: { hash } })
}

/** A client of the desk on its own origin, whose cookie the browser sends. Every failure is an `ApiError`. */
export function createDeskClient(options: Pick<SenderOptions, 'baseUrl' | 'fetch'>): DeskClient {
  const sender = { ...options, authorization: () => null }
  const entries = Object.entries(deskCalls).map(([name, call]) => [name, (input: AnyInput) => sendCall(sender, call, input)])
  return Object.fromEntries(entries) as DeskClient
}
