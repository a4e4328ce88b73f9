import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { type Compressor, createCompressor } from './compressor.ts'
import { createSharedEncodings } from './shared-encodings.ts'

const compressors: Compressor[] = []
afterEach(async () => {
  for (const compressor of compressors.splice(0)) await compressor.close()
})

const bodyOf = (text: string, etag = '"1"') => ({ bytes: new TextEncoder().encode(text), etag, contentType: 'text/plain' })
const small = bodyOf('Plenara '.repeat(1_000))
const large = bodyOf('Plenara '.repeat(100_000), '"2"')

/** A compressor that counts, and works as soon as it is let. */
function counted() {
  const compressor = createCompressor()
  compressors.push(compressor)
  const asked: string[] = []
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  const compress: Compressor['compress'] = async (bytes, encoding) => {
    asked.push(encoding)
    await isFree
    return compressor.compress(bytes, encoding)
  }
  return { asked, release, compressor: { ...compressor, compress } }
}

test('a body is compressed thoroughly once, and sent fast until that is done', async () => {
  const { asked, release, compressor } = counted()
  const encode = createSharedEncodings({ compressor, maxBytes: 1_000_000 })
  const interim = await encode(small, ['br', 'gzip'])
  expect(interim).toMatchObject({ encoding: 'br', isInterim: true })
  expect((await encode(small, ['br'])).bytes).toBe(interim.bytes)
  release()
  await expect.poll(async () => (await encode(small, ['br'])).isInterim).toBeUndefined()
  const ready = await encode(small, ['br'])
  expect(brotliDecompressSync(Buffer.from(ready.bytes)).toString()).toBe('Plenara '.repeat(1_000))
  expect((await encode(small, ['br'])).bytes).toBe(ready.bytes)
  expect(asked).toEqual(['br'])
})

// Fails when a large body is compressed by the loop, or waits for its encoding without end.
test('a large body waits for its encoding for a moment, then goes as it is', async () => {
  const { release, compressor } = counted()
  const encode = createSharedEncodings({ compressor, maxBytes: 10_000_000, patienceMs: 20 })
  expect(await encode(large, ['br'])).toEqual({ bytes: large.bytes, encoding: null })
  release()
  const patient = createSharedEncodings({ compressor, maxBytes: 10_000_000, patienceMs: 20_000 })
  const encoded = await patient(large, ['br'])
  expect(encoded.encoding).toBe('br')
  expect(brotliDecompressSync(Buffer.from(encoded.bytes))).toHaveLength(large.bytes.length)
})

test('who accepts nothing of ours gets the bytes', async () => {
  const { asked, compressor } = counted()
  const encode = createSharedEncodings({ compressor, maxBytes: 1_000 })
  expect(await encode(large, [])).toEqual({ bytes: large.bytes, encoding: null })
  expect(asked).toEqual([])
})

test('a compressor takes no more than may wait, one body after the other, and ends with what waits', async () => {
  const compressor = createCompressor({ waitingBytes: large.bytes.length })
  compressors.push(compressor)
  const first = compressor.compress(large.bytes, 'br')
  expect(await compressor.compress(small.bytes, 'gzip')).toBeNull()
  expect((await first)?.length).toBeGreaterThan(0)
  expect((await compressor.compress(small.bytes, 'gzip'))?.length).toBeGreaterThan(0)
  const last = [compressor.compress(small.bytes, 'gzip'), compressor.compress(small.bytes, 'br')]
  await compressor.close()
  expect((await last[1])?.length ?? null).toBeNull()
})
