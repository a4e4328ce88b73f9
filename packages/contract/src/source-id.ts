/**
 * The sources whose own numbers are ids, each with a range of its own within every kind of record. `store` numbers what its sources know by
 * other keys.
 */
const RANGES = { parliament: 0, 'people-vote': 1, openparldata: 2, store: 9 } as const
const RANGE_SIZE = 10_000_000_000

export type NumberedSource = keyof typeof RANGES

/**
 * The id of a record by the number that its source gives it: the same in every database and in any order of imports. Ids of the
 * federal parliament are its own numbers. Throws where the number is not positive and below 10^10: sources with other keys have no such id.
 */
export function sourceId(source: NumberedSource, number: number): number {
  if (!Number.isSafeInteger(number) || number < 1 || number >= RANGE_SIZE) throw new RangeError(`no number of a source: ${number}`)
  return RANGES[source] * RANGE_SIZE + number
}
