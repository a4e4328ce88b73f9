import { acceptedEncodings } from '@plenara/api'
import { compressFast } from './compression.ts'

/** A smaller body fits into one packet anyway. */
const MIN_BYTES = 1_400

/**
 * The answer to one caller in the encoding that it accepts, compressed each time and fast: what one user gets is never kept for another. Public
 * answers come encoded and say so by `Vary`.
 */
export async function encodeAnswer(answer: Response, accepted: string | null): Promise<Response> {
  if (answer.status !== 200 || !/json|svg|text/.test(answer.headers.get('Content-Type') ?? '') || answer.headers.has('Vary')) return answer
  const headers = new Headers(answer.headers)
  headers.set('Vary', 'Accept-Encoding')
  const plain = new Uint8Array(await answer.arrayBuffer())
  const [encoding] = acceptedEncodings(accepted)
  if (encoding === undefined || plain.length < MIN_BYTES) return new Response(plain, { headers })
  headers.set('Content-Encoding', encoding)
  return new Response(await compressFast(plain, encoding), { headers })
}
