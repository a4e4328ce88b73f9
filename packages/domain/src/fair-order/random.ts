/** Seed of every order that could favour a candidate: fair across users, stable for each of them. */
export type Seed = number | string

/** The finaliser of MurmurHash3: every input bit changes each output bit with probability one half. */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** 32 bits of a seed (FNV-1a over its text). */
function hashSeed(seed: Seed): number {
  let bits = 0x811c9dc5
  for (const character of String(seed)) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return mix(bits)
}

/** The sort key of an id under a hashed seed: an unsigned 32-bit number that depends on these two alone. */
function seededKey(seedHash: number, id: number): number {
  return mix(mix(seedHash ^ (id | 0)) + Math.floor(id / 0x1_0000_0000) + 0x9e3779b9) >>> 0
}

/** Numbers in [0, 1) in a sequence that depends on the seed alone (Mulberry32). */
export function seededRandom(seed: Seed): () => number {
  let state = hashSeed(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** The items in a fair random order. How two items are ordered depends only on the seed and their ids. */
export function seededOrder<T>(items: readonly T[], seed: Seed, idOf: (item: T) => number): T[] {
  const seedHash = hashSeed(seed)
  return items
    .map((item) => ({ item, id: idOf(item), key: seededKey(seedHash, idOf(item)) }))
    .sort((a, b) => a.key - b.key || a.id - b.id)
    .map(({ item }) => item)
}

/** A key of 32 bits and an index below this fit into the 53 bits of a number. */
const INDICES = 2 ** 21

/** The indices of ascending ids, at most two million, in the order that `seededOrder` gives these. */
export function seededIndices(ids: readonly number[], seed: Seed): Uint32Array {
  const seedHash = hashSeed(seed)
  const keys = Float64Array.from(ids, (id, index) => seededKey(seedHash, id) * INDICES + index).sort()
  return Uint32Array.from(keys, (key) => key % INDICES)
}
