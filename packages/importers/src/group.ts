/** The items by a key, both in the order of their first appearance. */
export function groupBy<T, Key extends string | number>(items: readonly T[], keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** The last item of each key, in the order of the first; without the pairs that a `Map` of as many rows would be made of. */
export function lastBy<T, Key extends string | number>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T> {
  const last = new Map<Key, T>()
  for (const item of items) last.set(keyOf(item), item)
  return last
}
