import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { windowBits } from './compression.ts'
import { encodeAnswer } from './encode-answer.ts'

const answer = (text: string) =>
  new Response(text.padEnd(2_000), { headers: { 'Content-Type': 'application/json', ETag: '"same"', 'Cache-Control': 'no-store' } })

test("one user's answer is never sent to another, even under the same tag", async () => {
  for (const text of ['first', 'second']) {
    const encoded = await encodeAnswer(answer(text), 'br')
    expect([encoded.headers.get('Content-Encoding'), encoded.headers.get('Vary')]).toEqual(['br', 'Accept-Encoding'])
    expect(
      brotliDecompressSync(Buffer.from(await encoded.arrayBuffer()))
        .toString()
        .trim(),
    ).toBe(text)
  }
})

test('a large answer is compressed too, and one that is not says that others may be', async () => {
  const large = await encodeAnswer(answer('x'.repeat(300_000)), 'br')
  expect(brotliDecompressSync(Buffer.from(await large.arrayBuffer()))).toHaveLength(300_000)
  const plain = await encodeAnswer(answer('plain'), null)
  expect([plain.headers.get('Vary'), plain.headers.get('Content-Encoding')]).toEqual(['Accept-Encoding', null])
})

test.each([
  [0, 10],
  [1_000, 10],
  [61_000, 16],
  [65_536, 17],
  [8_200_000, 22],
])('the window for %i bytes is 2^%i', (bytes, bits) => {
  expect(windowBits(bytes)).toBe(bits)
})
