import { DomainError } from '@plenara/domain'
import type { PublicText } from './public-bodies.ts'
import type { Catalogue } from './store.ts'

/** A drawing opened by itself may run or load nothing, and stands in no frame. */
export const portraitHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
}

/** The drawn portrait of a candidate. Throws `bad_request` for a wrong id, `not_found` where there is none. */
export async function portraitOf(catalogue: Catalogue, candidateId: string): Promise<PublicText> {
  const id = Number(candidateId)
  if (!/^[1-9][0-9]{0,15}$/.test(candidateId) || !Number.isSafeInteger(id)) throw new DomainError('bad_request')
  const text = await catalogue.portrait(id)
  if (text === null) throw new DomainError('not_found')
  return { text, contentType: 'image/svg+xml; charset=utf-8' }
}
