import type { PortraitBlock } from '@plenara/contract'
import { PORTRAIT_DIGITS, PORTRAITS_A_BLOCK } from '@plenara/contract/constants'
import { DomainError } from '@plenara/domain'
import type { PublicBody } from './public-bodies.ts'
import { loadElection } from './services/election-data.ts'
import { type Catalogue, PICTURE_SIZES, type Picture } from './store.ts'

/** A drawing opened by itself may run or load nothing, and stands in no frame. The address names the content: it never changes. */
export const portraitHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
  'Cache-Control': 'public, max-age=31536000, immutable',
}

/** More digits than an address has: devices keep addresses with all 64. */
const DIGITS = new RegExp(`^[0-9a-f]{${PORTRAIT_DIGITS},64}$`)

/** A portrait in one of its sizes. Throws `not_found` where nobody has it. */
export async function portraitOf(catalogue: Catalogue, digits: string, size: string): Promise<PublicBody> {
  const pictureSize = PICTURE_SIZES.find((name) => name === size)
  const picture = pictureSize && DIGITS.test(digits) ? await catalogue.picture(digits, pictureSize) : null
  if (picture === null) throw new DomainError('not_found')
  const { bytes, contentType } = picture
  return { bytes, contentType, etag: `"${digits.slice(0, PORTRAIT_DIGITS)}-${size}"` }
}

/** One block of the portraits of an election. Throws `election_not_found`, and `not_found` beyond the last block. */
export async function getPortraits(catalogue: Catalogue, { eid, block }: { eid: number; block: number }): Promise<PortraitBlock> {
  const { snapshot } = await loadElection(catalogue, eid)
  const shown = snapshot.candidates.flatMap(({ id, portrait }) => (portrait === null ? [] : [{ id, address: portrait }]))
  const blocks = Math.ceil(shown.length / PORTRAITS_A_BLOCK)
  if (block > Math.max(blocks, 1)) throw new DomainError('not_found')
  const wanted = shown.toSorted((a, b) => a.id - b.id).slice((block - 1) * PORTRAITS_A_BLOCK, block * PORTRAITS_A_BLOCK)
  const found = await catalogue.portraits(wanted.map(({ id }) => id))
  const portraits = wanted.flatMap(({ id, address }) => {
    const picture = found.get(id)
    return picture ? [{ address, image: imageOf(picture) }] : []
  })
  return { blocks, portraits }
}

/** Drawings stay text, which the transfer compresses. */
function imageOf({ contentType, bytes }: Picture): string {
  if (contentType === 'image/svg+xml') return `data:${contentType},${encodeURIComponent(new TextDecoder().decode(bytes))}`
  return `data:${contentType};base64,${base64Of(bytes)}`
}

const STEP = 8_192

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let start = 0; start < bytes.length; start += STEP) parts.push(String.fromCharCode(...bytes.subarray(start, start + STEP)))
  return btoa(parts.join(''))
}
