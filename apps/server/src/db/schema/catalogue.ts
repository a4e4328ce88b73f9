import type { CantonCode, ElectionEntry, LocalizedText } from '@plenara/contract'
import type { Generated, JSONColumnType } from 'kysely'

type Text = JSONColumnType<LocalizedText>

/** One row: the versions of the public data and of the news in it, raised by every import that changes something. Writers lock it. */
export interface CatalogueStateTable {
  id: number
  version: number
  newsVersion: Generated<number>
}

/** The ids of natural keys. Rows stay when the thing goes, so that it comes back with the same id. */
export interface CatalogueKeyTable {
  kind: string
  /** The election or questionnaire within which the key is unique, 0 for keys that are unique everywhere. */
  scope: number
  key: string
  id: number
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
  /** Null where the municipality is divided. */
  constituencyId: number | null
}

export interface LocalityTable {
  zip: string
  bfsNumber: number
  place: string
  municipality: string
  cantonId: number
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
  fictional: boolean
  questionnaireId: number | null
}
