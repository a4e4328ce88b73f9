interface Counted {
  /** Null where the count is not known. */
  readonly votes: number | null
}

/** Somebody with the place that the votes give, from 1; null where the votes are not known. */
export type Ranked<T> = T & { readonly rank: number | null }

/**
 * Most votes first. Equal votes share a rank, and the next rank counts on after them (1, 2, 2, 4): only the lot could part them
 * (BPR Art. 43). Those whose votes are not known come last in their order.
 */
export function rankByVotes<T extends Counted>(all: readonly T[]): Ranked<T>[] {
  const sorted = all.toSorted((a, b) => (b.votes ?? -1) - (a.votes ?? -1))
  let rank = 0
  let before: number | null = null
  return sorted.map((one, index) => {
    if (one.votes !== before) rank = index + 1
    before = one.votes
    return { ...one, rank: one.votes === null ? null : rank }
  })
}
