import type { LocalizedText } from '@plenara/contract'

/** A constituency with the municipalities that vote in it, written as `BFS number name`, separated by commas. */
export interface ConstituencyData {
  readonly id: number
  readonly name: LocalizedText
  readonly seats: number | null
  readonly municipalities: string
  /** The BFS number of a municipality of which only a part votes in it. */
  readonly partOf?: number
}
