import { rememberMunicipality } from '../../../shared/place/remembered-municipality.ts'
import type { ZipSearchState } from './use-zip-search.ts'

/** Remembers on the device the municipality that the postcode of a chosen place leads to, so that results begin with it; none where the place was picked otherwise. */
export function keepMunicipality(search: Pick<ZipSearchState, 'canton' | 'municipality'> | null): void {
  const { canton, municipality } = search ?? {}
  rememberMunicipality(canton && municipality ? { cantonCode: canton.code, name: municipality } : null)
}
