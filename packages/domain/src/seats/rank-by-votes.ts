interface Counted {
  /** Null if the count is not known. */
  readonly votes: number | null
}

/** With the rank by votes, from 1; null if the votes are not known. */
export type Ranked<T> = T & { readonly rank: number | null }

/**
 * Most votes first. Equal votes share a rank, and the next rank counts on after them (1, 2, 2, 4): only the lot could separate them
 * (BPR Art. 43). Those without known votes come last, in their given order.
 */
export function rankByVotes<T extends Counted>(all: readonly T[]): Ranked<T>[] {
  const sorted = all.toSorted((a, b) => (b.votes ?? -1) - (a.votes ?? -1))
  let rank = 0
  let before: number | null = null
  return sorted.map((item, index) => {
    if (item.votes !== before) rank = index + 1
    before = item.votes
    return { ...item, rank: item.votes === null ? null : rank }
  })
}
