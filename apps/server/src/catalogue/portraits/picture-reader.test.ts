import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { afterEach, expect, test } from 'vitest'
import { cornersOf, quarters } from '../../../test/support/drawn-pictures.ts'
import { createPictureReader, type PictureReader } from './picture-reader.ts'

let reader: PictureReader | undefined
afterEach(() => reader?.close())

const picture = quarters(320, 400).pngSync()

test('pictures are read in a process of their own, one after the other', async () => {
  reader = createPictureReader()
  const first = await reader.read(picture)
  expect(typeof first === 'string' ? first : cornersOf(first.large)).toBe('rgby')
  expect(await reader.read(Buffer.from('no picture'))).toBe('is no JPEG, PNG, WebP or AVIF')
  expect(await reader.read(picture)).toEqual(first)
})

// Fails when the answer to one is taken for that to the other: somebody would be shown with the face of somebody else.
test('of two that are read at once each gets its own picture', async () => {
  reader = createPictureReader()
  const sizes = [
    [160, 200],
    [320, 400],
    [240, 300],
  ] as const
  const shaped = await Promise.all(sizes.map(([width, height]) => reader?.read(quarters(width, height).pngSync())))
  const widths = shaped.map((one) => (typeof one === 'object' ? new Transformer(one.large).metadataSync().width : one))
  expect(widths).toEqual([160, 320, 240])
})

// Fails without the timer, and when the process that failed is asked again.
test('a picture that takes for ever or ends the process is refused, and the next one is read', { tags: ['slow'] }, async () => {
  const path = join(tmpdir(), `plenara-picture-${process.pid}.mjs`)
  const script = `process.on('message', (bytes) => {
    if (bytes[0] === 1) for (;;);
    if (bytes[0] === 2) process.exit(9);
    process.send('read');
  })`
  await writeFile(path, script)
  reader = createPictureReader({ path, maxMs: 10_000 })
  expect(await reader.read(Buffer.from([1]))).toBe('takes longer than 10 seconds to read')
  expect(await reader.read(Buffer.from([2]))).toBe('cannot be read: its decoder failed')
  expect(await reader.read(Buffer.from([3]))).toBe('read')
})
