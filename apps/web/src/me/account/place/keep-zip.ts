import { rememberConstituencies } from '../../../shared/place/remembered-constituencies.ts'
import { rememberMunicipality } from '../../../shared/place/remembered-municipality.ts'
import type { ZipSearchState } from './use-zip-search.ts'

/**
 * Stores on the device what follows from the postcode of a chosen place: its only municipality, so that results begin with it, and the constituencies
 * between which an election will ask. Removes both if the place was chosen without a postcode.
 */
export function keepZip(search: Pick<ZipSearchState, 'canton' | 'municipality' | 'outcome'> | null): void {
  const { canton, municipality, outcome } = search ?? {}
  rememberMunicipality(canton && municipality ? { cantonCode: canton.code, name: municipality } : null)
  const isOpen = canton && outcome?.kind === 'several-constituencies' && outcome.constituencyIds.length > 0
  rememberConstituencies(isOpen ? { cantonId: canton.id, ids: outcome.constituencyIds, likelyId: outcome.likelyId } : null)
}
