/** A source of chance that gives the same for the same seed (mulberry32). */
export function createChance(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
