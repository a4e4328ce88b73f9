import type { CantonCode } from './entities/canton.ts'
import type { LocalizedText } from './entities/language.ts'

export interface CantonRecord {
  readonly id: number
  readonly code: CantonCode
  readonly name: LocalizedText
}

export interface ConstituencyRecord {
  readonly id: number
  readonly cantonCode: CantonCode
  readonly name: LocalizedText
  readonly seats: number | null
}

/** A postcode in a municipality; a postcode may stand in several, also of several cantons. */
export interface LocalityRecord {
  readonly zip: string
  readonly place: string
  readonly municipality: string
  readonly bfsNumber: number
  readonly cantonCode: CantonCode
  /** Its place among the municipalities of the postcode, by their share of addresses, from 0; absent where that is not known. */
  readonly rank?: number
}

/** Which constituency a municipality votes in; null where it is divided. */
export interface MunicipalityRecord {
  readonly bfsNumber: number
  readonly name: string
  readonly cantonCode: CantonCode
  readonly constituencyId: number | null
  /** The constituencies between which a divided municipality is divided. */
  readonly constituencyIds?: readonly number[]
  /** The district (Bezirk, Amt, distretto …) in the language of the place; cantons without districts have none. */
  readonly district?: string | null
}

/** The constituencies of the parliament of a canton, all of them: what stood for the canton before gives way. */
export interface DivisionRecord {
  readonly cantonCode: CantonCode
  readonly constituencies: readonly {
    /** Unique in the canton. */
    readonly key: string
    readonly name: LocalizedText
    readonly seats: number | null
    /** BFS numbers; a municipality that stands in several constituencies is divided between them. */
    readonly municipalities: readonly number[]
  }[]
}

export interface CoatOfArmsRecord {
  /** The code of a canton, or the BFS number of a municipality. */
  readonly place: string
  readonly mediaType: 'image/svg+xml' | 'image/png'
  readonly base64: string
}
