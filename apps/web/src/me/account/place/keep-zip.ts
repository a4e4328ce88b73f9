import { rememberConstituencies } from '../../../shared/place/remembered-constituencies.ts'
import { rememberMunicipality } from '../../../shared/place/remembered-municipality.ts'
import type { ZipSearchState } from './use-zip-search.ts'

/**
 * Remembers on the device what the postcode of a chosen place says: the one municipality, so that results begin with it, and the constituencies between
 * which an election will ask. Nothing where the place was picked otherwise.
 */
export function keepZip(search: Pick<ZipSearchState, 'canton' | 'municipality' | 'outcome'> | null): void {
  const { canton, municipality, outcome } = search ?? {}
  rememberMunicipality(canton && municipality ? { cantonCode: canton.code, name: municipality } : null)
  const isOpen = canton && outcome?.kind === 'several-constituencies' && outcome.constituencyIds.length > 0
  rememberConstituencies(isOpen ? { cantonId: canton.id, ids: outcome.constituencyIds, likelyId: outcome.likelyId } : null)
}
