import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip, gunzipSync } from 'node:zlib'
import type { ElectionBundle } from '@plenara/contract'

/** Records per piece of text: a whole ballot as one text is as large as all of its records together. */
const CHUNK = 1_000

/** What a format said of an election, small enough to be kept for every one: the same bundle gives the same bytes. */
export async function packBundle(bundle: ElectionBundle): Promise<Buffer> {
  const gzip = createGzip({ level: 1 })
  const [packed] = await Promise.all([buffer(gzip), pipeline(Readable.from(jsonPieces(bundle)), gzip)])
  return packed
}

/** Unpacks what `packBundle` packed. */
export function unpackBundle(packed: Buffer): ElectionBundle {
  return JSON.parse(gunzipSync(packed).toString('utf8'))
}

/** What `JSON.stringify` gives, piece by piece. */
function* jsonPieces(bundle: ElectionBundle): Generator<string> {
  let before = '{'
  for (const [name, value] of Object.entries(bundle)) {
    yield `${before}${JSON.stringify(name)}:`
    before = ','
    if (Array.isArray(value)) yield* arrayPieces(value)
    else yield JSON.stringify(value)
  }
  yield '}'
}

function* arrayPieces(items: readonly unknown[]): Generator<string> {
  yield '['
  for (let start = 0; start < items.length; start += CHUNK) {
    yield `${start > 0 ? ',' : ''}${JSON.stringify(items.slice(start, start + CHUNK)).slice(1, -1)}`
  }
  yield ']'
}
