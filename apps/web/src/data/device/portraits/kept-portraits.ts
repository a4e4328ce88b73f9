/** The small portraits of an election, as they stand under `portraits:<id>` of the catalogue. */
export interface KeptPortraits {
  /** The version of this device's data with which they came. */
  readonly dataVersion: number
  readonly pictures: readonly (readonly [address: string, image: string])[]
}
