import type { ElectionBundle } from '@plenara/contract'

/** What one format has said of an election at last. */
export interface Delivery {
  readonly format: string
  /** Above 0 where an operator has said that its result counts before the others. */
  readonly precedence: number
  readonly bundle: ElectionBundle
}

/** Which format tells most of an election, the richest first; of one that is not named nothing is known. */
const FORMATS: readonly string[] = ['ech0252', 'sesam-bs', 'wabstic', 'onegov']

/** Richer before poorer; of one format there is one. */
export function compareDeliveries(a: Delivery, b: Delivery): number {
  return rankOf(b) - rankOf(a) || (a.format < b.format ? -1 : 1)
}

/** A table without the lists of a proportional election is an extract. */
function rankOf({ format, bundle }: Delivery): number {
  const isExtract = bundle.lists.length === 0 && bundle.election.seatMethod !== 'majority'
  const rank = FORMATS.includes(format) ? FORMATS.length - FORMATS.indexOf(format) : 0
  return isExtract ? rank - FORMATS.length : rank
}
