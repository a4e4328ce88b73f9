import type { CantonCode } from '@plenara/contract'

/** A candidate of a National Council as a list of candidates tells it. */
export interface Entry {
  readonly line: number
  readonly cantonCode: CantonCode
  /** The number of the list as printed; null in a canton that elects by majority, or where the source tells the name only. */
  readonly listNumber: string | null
  readonly listName: string
  /** The number inside of the list; null where the source has none. */
  readonly number: number | null
  readonly firstName: string
  readonly lastName: string
  readonly sex: 'female' | 'male' | null
  readonly birthYear: number | null
  readonly place: string | null
  readonly occupation: string
  readonly incumbent: boolean
  readonly party: string
  /** Lines on the printed list, two where the candidate is pre-cumulated (BPR Art. 22). */
  readonly places: readonly number[]
  /** Null before the count. */
  readonly votes: number | null
  readonly elected: boolean | null
}
