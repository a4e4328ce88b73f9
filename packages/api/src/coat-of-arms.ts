import { DomainError } from '@plenara/domain'
import { portraitHeaders } from './portrait.ts'
import type { Catalogue } from './store.ts'

const YEAR_SECONDS = 31_536_000
/** The address changes with the picture. An SVG opened by itself may run or load nothing, and stands in no frame. */
const HEADERS = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Content-Security-Policy': `${portraitHeaders['Content-Security-Policy']}; sandbox`,
}

/** The coat of arms of a canton (`BS`) or a municipality (`2703`) at the address of its picture. Throws `not_found` where there is none. */
export async function coatOfArmsOf(catalogue: Catalogue, place: string, hash: string): Promise<Response> {
  const found = /^([A-Z]{2}|[1-9]\d{0,3})$/.test(place) ? await catalogue.coatOfArms?.(place) : null
  if (!found || found.hash !== hash) throw new DomainError('not_found')
  return new Response(found.bytes, { headers: { ...HEADERS, 'Content-Type': found.mediaType } })
}
