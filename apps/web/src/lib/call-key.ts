import type { CallName } from '@plenara/contract/calls'

export interface KeyInput {
  readonly params?: unknown
  readonly query?: unknown
}

/** The cache key of a call: its name, then what was asked. */
export function keyOf(name: CallName, input?: KeyInput) {
  return input === undefined ? [name] : [name, input.params ?? null, input.query ?? null]
}
