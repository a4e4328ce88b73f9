import type { ElectionRecord, MunicipalityRecord } from '@plenara/contract'
import { cantonByBfsNumber } from '../reference/cantons.ts'
import { placesImport } from '../reference/index.ts'
import type { OneGovRow } from './rows.ts'

/** Quarters of a city have smaller numbers than any municipality but the first of Zürich. */
const LAST_QUARTER = 99

type Place = Pick<ElectionRecord, 'council' | 'cantonCode' | 'constituencyId'>

/**
 * The municipalities that vote in an election and of which a file has no row: they have not counted (OneGov, "Temporary results"), or the file is cut.
 * Of a parliament those of the constituency, or of the district that all rows name. Empty where it is not known who votes, or where the file counts by
 * quarter. A municipality of today that two unknown ones of the file may have become by a merger is not missed.
 */
export function lackingMunicipalities(place: Place, rows: readonly OneGovRow[]): readonly MunicipalityRecord[] {
  const here = new Set(rows.map(({ entityId }) => entityId))
  const { council, cantonCode, constituencyId } = place
  const isByQuarter = [...here].some((number) => number > 0 && number <= LAST_QUARTER && cantonByBfsNumber(number) !== cantonCode)
  if (council.startsWith('communal') || isByQuarter) return []
  const ofCanton = (placesImport().municipalities ?? []).filter((one) => one.cantonCode === cantonCode)
  const known = new Set(ofCanton.map(({ bfsNumber }) => bfsNumber))
  const district = districtOf(rows)
  const votesHere = (one: MunicipalityRecord) => {
    if (council !== 'cantonal-parliament') return true
    return constituencyId === null ? district !== '' && one.district === district : one.constituencyId === constituencyId
  }
  const lacking = ofCanton.filter((one) => !here.has(one.bfsNumber) && votesHere(one))
  const former = [...here].filter((number) => number > LAST_QUARTER && !known.has(number) && cantonByBfsNumber(number) === cantonCode)
  return lacking.length * 2 <= former.length ? [] : lacking
}

/** The district, where all municipalities lie in one. */
export function districtOf(rows: readonly OneGovRow[]): string {
  const districts = new Set(rows.map((row) => row.cells.cell('entity_district')))
  return districts.size === 1 ? ([...districts][0] ?? '') : ''
}
