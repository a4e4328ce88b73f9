import { hashSeed, type Seed, seededKey } from './random.ts'

const MAX_KEYS = 2048
/** Per key how often it occurs, then where its next index goes; zeros between two sorts. V8 knows where a constant of the module lies. */
const places = new Int32Array(MAX_KEYS)

/** Writes the indices of `keys`, all below `keyCount` (at most 2048), by their key into `order`; equal keys keep their order. */
export function orderByKeys(keys: Uint16Array, keyCount: number, order: Int32Array): void {
  countKeys(keys)
  startsOfCounts(keyCount)
  placeIndices(keys, order)
  places.fill(0, 0, keyCount)
}

/** Four keys are read before the first is counted: a read behind a write whose place is not known yet has to wait for it. */
function countKeys(keys: Uint16Array): void {
  const count = keys.length
  let index = 0
  for (; index < count - 3; index += 4) {
    const keyA = keys[index] ?? 0
    const keyB = keys[index + 1] ?? 0
    const keyC = keys[index + 2] ?? 0
    const keyD = keys[index + 3] ?? 0
    places[keyA] = ((places[keyA] ?? 0) + 1) | 0
    places[keyB] = ((places[keyB] ?? 0) + 1) | 0
    places[keyC] = ((places[keyC] ?? 0) + 1) | 0
    places[keyD] = ((places[keyD] ?? 0) + 1) | 0
  }
  for (; index < count; index++) {
    const key = keys[index] ?? 0
    places[key] = ((places[key] ?? 0) + 1) | 0
  }
}

/** Replaces how often each key occurs by how many keys are smaller. */
function startsOfCounts(keyCount: number): void {
  let start = 0
  for (let key = 0; key < keyCount; key++) {
    const size = places[key] ?? 0
    places[key] = start
    start = (start + size) | 0
  }
}

/** Six keys a turn, for the same reason as in `countKeys`. */
function placeIndices(keys: Uint16Array, order: Int32Array): void {
  const count = keys.length
  let index = 0
  for (; index < count - 5; index += 6) {
    const keyA = keys[index + 0] ?? 0
    const keyB = keys[index + 1] ?? 0
    const keyC = keys[index + 2] ?? 0
    const keyD = keys[index + 3] ?? 0
    const keyE = keys[index + 4] ?? 0
    const keyF = keys[index + 5] ?? 0
    const placeA = places[keyA] ?? 0
    places[keyA] = (placeA + 1) | 0
    const placeB = places[keyB] ?? 0
    places[keyB] = (placeB + 1) | 0
    const placeC = places[keyC] ?? 0
    places[keyC] = (placeC + 1) | 0
    const placeD = places[keyD] ?? 0
    places[keyD] = (placeD + 1) | 0
    const placeE = places[keyE] ?? 0
    places[keyE] = (placeE + 1) | 0
    const placeF = places[keyF] ?? 0
    places[keyF] = (placeF + 1) | 0
    order[placeA] = index + 0
    order[placeB] = index + 1
    order[placeC] = index + 2
    order[placeD] = index + 3
    order[placeE] = index + 4
    order[placeF] = index + 5
  }
  for (; index < count; index++) {
    const key = keys[index] ?? 0
    const place = places[key] ?? 0
    order[place] = index
    places[key] = (place + 1) | 0
  }
}

/** The rows of these ids in the order of `seededOrder`: a radix sort of the seeded keys, from the lowest 11 bits up. */
export function rowsInSeededOrder(ids: readonly number[], seed: Seed): Int32Array {
  const count = ids.length
  const seedHash = hashSeed(seed)
  const keys = new Uint32Array(count)
  const digits = new Uint16Array(count)
  const order = new Int32Array(count)
  let rows = new Int32Array(count)
  let sorted = new Int32Array(count)
  for (let row = 0; row < count; row++) {
    rows[row] = row
    keys[row] = seededKey(seedHash, ids[row] ?? 0)
  }
  for (let shift = 0; shift < 32; shift += 11) {
    for (let index = 0; index < count; index++) digits[index] = ((keys[rows[index] ?? 0] ?? 0) >>> shift) & 2047
    orderByKeys(digits, MAX_KEYS, order)
    for (let index = 0; index < count; index++) sorted[index] = rows[order[index] ?? 0] ?? 0
    ;[rows, sorted] = [sorted, rows]
  }
  return rows
}
