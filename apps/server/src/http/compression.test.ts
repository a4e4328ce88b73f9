import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCompressedBodies, encodeAnswer } from './compression.ts'

function answer(text: string, cacheControl: string) {
  return new Response(text.padEnd(2_000), {
    headers: { 'Content-Type': 'application/json', ETag: '"same"', 'Cache-Control': cacheControl },
  })
}
async function sent(answered: Response, bodies = createCompressedBodies(100_000)) {
  const encoded = await encodeAnswer(answered, 'br', bodies)
  return brotliDecompressSync(Buffer.from(await encoded.arrayBuffer()))
    .toString()
    .trim()
}

test("one user's answer is never sent to another, even under the same tag", async () => {
  const bodies = createCompressedBodies(100_000)
  expect(await sent(answer('first', 'no-store'), bodies)).toBe('first')
  expect(await sent(answer('second', 'no-store'), bodies)).toBe('second')
})

test('a public body is compressed once per tag', async () => {
  const bodies = createCompressedBodies(100_000)
  expect(await sent(answer('first', 'public, max-age=1800'), bodies)).toBe('first')
  expect(await sent(answer('not read', 'public, max-age=1800'), bodies)).toBe('first')
})
