import type { Sourced } from '@plenara/contract'

/** The mark of a record: only what is known, and only where it is invented, so that answers stay small. */
export function presentMark({ sourceId, fictional }: Sourced): { sourceId?: number; fictional?: true } {
  return { ...(sourceId && { sourceId }), ...(fictional && { fictional: true as const }) }
}
