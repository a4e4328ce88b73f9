import type { CallName } from '@plenara/contract/calls'
import type { Client, ClientCall } from '@plenara/contract/client'

/** What a call is asked with. */
export type InputOf<R extends ClientCall> = Parameters<Client[R]>[0]

export interface KeyInput {
  readonly params?: unknown
  readonly query?: unknown
}

/** The cache key of a call: its name, then what was asked. */
export function queryKey(name: CallName, input?: KeyInput) {
  return input === undefined ? [name] : [name, input.params ?? null, input.query ?? null]
}
