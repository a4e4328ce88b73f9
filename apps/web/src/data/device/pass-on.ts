import { type AnyInput, type ClientCall, createClient } from '@plenara/contract/client'
import { API_URL } from '../../platform/api-url.ts'
import { askOpenly } from '../../platform/sent-log.ts'

const server = createClient({
  baseUrl: API_URL,
  fetch: ({ url, signal }) => askOpenly(url, { headers: { Accept: 'application/json' }, signal }),
  token: () => null,
})

/** Asks the server for public data as somebody without an account: path and query, nothing else of the call [SESSION-6]. */
export function passOn(name: ClientCall, input: AnyInput): Promise<unknown> {
  return (server[name] as (input: unknown) => Promise<unknown>)(input)
}
