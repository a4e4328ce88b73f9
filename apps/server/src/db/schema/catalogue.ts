import type { CantonCode, ElectionEntry, LocalizedText } from '@plenara/contract'
import type { Generated, JSONColumnType } from 'kysely'

type Text = JSONColumnType<LocalizedText>

/** One row: the versions of the public data and of the news in it, raised by every import that changes something. Writers lock it. */
export interface CatalogueStateTable {
  id: number
  version: number
  newsVersion: Generated<number>
  /** What was decided about the demonstration; null before the first start. */
  demonstration: 'loaded' | 'declined' | 'removed' | null
  /** By which rule the words of votes, affairs and articles are folded, and since when. */
  searchFold: Generated<number>
  searchFoldedAt: Date | null
}

/** The ids of natural keys. Rows outlive the record, so that it gets the same id if it returns. */
export interface CatalogueKeyTable {
  kind: string
  /** The election or questionnaire within which the key is unique, 0 for keys that are unique everywhere. */
  scope: number
  key: string
  id: number
  /** What an official list said when it was last imported, as a checksum, and since when. */
  said: Generated<string | null>
  saidAt: Generated<Date | null>
  /** What a question asks, as long as it was last asked. */
  meaning: JSONColumnType<{ readonly type: string; readonly text: LocalizedText }> | null
}

/** What sources call elections, lists and candidates. Rows outlive the record, like those of `catalogue_key`. */
export interface SourceKeyTable {
  format: string
  kind: 'election' | 'list' | 'candidate'
  /** The election within which the key is unique, 0 for elections. */
  scope: number
  key: string
  id: number
}

/** A party that is shown as another one. */
export interface PartyMergeTable {
  partyId: number
  intoPartyId: number
}

export interface CantonTable {
  id: number
  code: CantonCode
  name: Text
}

export interface ConstituencyTable {
  id: number
  cantonId: number
  name: Text
  seats: number | null
}

export interface MunicipalityTable {
  bfsNumber: number
  name: string
  cantonId: number
  /** Null if the municipality is divided. */
  constituencyId: number | null
  /** The constituencies between which it is divided; null if it is not. */
  constituencyIds: number[] | null
  district: string | null
}

/** The day of what is stored of a part of the places: `localities`, `municipalities`, or `constituencies/ZH` where an operator imported those of a canton. */
export interface PlaceDirectoryTable {
  part: string
  asOf: string
}

export interface CoatOfArmsTable {
  /** The code of a canton, or the BFS number of a municipality. */
  place: string
  mediaType: 'image/svg+xml' | 'image/png'
  /** Changes with the picture. */
  hash: string
  bytes: Buffer
}

export interface LocalityTable {
  zip: string
  bfsNumber: number
  place: string
  municipality: string
  cantonId: number
  /** By its share of addresses among the municipalities of the postcode, from 0; null where that is not known. */
  rank: number | null
}

export interface PartyTable {
  id: number
  shortName: Text
  name: Text
  color: string
}

export interface ElectionTable extends Pick<ElectionEntry, 'level' | 'type' | 'council' | 'seatMethod'> {
  id: number
  name: Text
  cantonId: number
  constituencyId: number | null
  municipality: string | null
  seats: number
  bodySeats: number | null
  electionDate: string
  nextElectionDate: string | null
  languages: JSONColumnType<ElectionEntry['languages']>
  lines: number
  maxRepetitions: number
  followUntil: string | null
  resultsPublic: boolean
  resultWithdrawn: JSONColumnType<NonNullable<ElectionEntry['resultWithdrawn']>> | null
  fictional: boolean
  questionnaireId: number | null
}
