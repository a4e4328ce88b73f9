import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { cornersOf, pngThatSays, quarters } from '../../../test/support/drawn-pictures.ts'
import { type ShapedPicture, shapePicture } from './shape-picture.ts'

/** Drawn for this test: four coloured quarters, and nobody's face. */
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const sizeOf = (bytes: Buffer) => {
  const { width, height, format, exif } = new Transformer(bytes).metadataSync(true)
  return { size: `${width}x${height}`, format, exif }
}
function shaped(bytes: Buffer): ShapedPicture {
  const picture = shapePicture(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

test.each([
  ['a JPEG', () => quarters(1280, 1600).jpegSync(85)],
  ['a PNG', () => quarters(640, 800).pngSync()],
  ['a WebP', () => quarters(640, 800).webpSync(85)],
  ['a WebP without loss', () => quarters(640, 800).webpLosslessSync()],
  ['an AVIF', () => quarters(640, 800).avifSync({ quality: 60, speed: 10 })],
])('%s becomes a WebP in two sizes', (_, draw) => {
  const { small, large } = shaped(draw())
  expect([sizeOf(small), sizeOf(large)]).toMatchObject([
    { size: '160x200', format: 'webp' },
    { size: '640x800', format: 'webp' },
  ])
  expect([cornersOf(small), cornersOf(large)]).toEqual(['rgby', 'rgby'])
})

// Fails when the library no longer rotates first, or when bytes are passed on.
test('a photograph that lies on its side stands, and what it says of place, device and colours is gone', () => {
  const bytes = fixture('lying.jpg')
  expect(bytes.includes('Secret place') && bytes.includes('ICC_PROFILE')).toBe(true)
  const { small, large } = shaped(bytes)
  expect([sizeOf(small).size, sizeOf(large).size, cornersOf(large)]).toEqual(['160x200', '160x200', 'bryg'])
  for (const picture of [small, large]) {
    expect(sizeOf(picture).exif ?? {}).toEqual({})
    for (const trace of ['EXIF', 'Exif', 'ICCP', 'XMP ', 'Secret']) expect(picture.includes(trace), trace).toBe(false)
  }
})

// Fails when partOf takes the middle of a tall picture, or the left of a wide one.
test('what is too wide loses both sides, what is too tall more below than above', () => {
  const wide = shaped(quarters(1600, 800).pngSync())
  expect([sizeOf(wide.large).size, cornersOf(wide.large)]).toEqual(['640x800', 'rgby'])
  const tall = shaped(quarters(640, 1600).pngSync()).large
  const pixels = new Transformer(tall).rawPixelsSync()
  const channels = pixels.length / (640 * 800)
  const redAt = (row: number) => pixels[(row * 640 + 100) * channels] ?? 0
  // An eighth of the 800 rows too many is cut above: the upper half of the picture ends at row 700 of 800.
  expect([redAt(680) > 150, redAt(720) > 150]).toEqual([true, false])
})

test('pictures of printers and of laboratories have the right colours', () => {
  expect(cornersOf(shaped(fixture('cmyk.jpg')).small)).toBe('rgby')
  const deep = shaped(pngThatSays(160, 200, Buffer.alloc((160 * 6 + 1) * 200), 16))
  expect(sizeOf(deep.small).size).toBe('160x200')
})

const whole = quarters(640, 800)
const jpeg = whole.jpegSync(85)
/** The size in the frame header of a JPEG, made enormous. */
function enormous(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1] ?? 0))
  changed.writeUInt32BE(0xfde8fde8, frame + 5)
  return changed
}

// Fails when pictureFacts is not asked before the decoder.
test.each([
  ['nothing', Buffer.alloc(0), /^is no JPEG, PNG, WebP or AVIF$/],
  ['a text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^is no JPEG/],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), /^is damaged: its end is missing$/],
  ['half a PNG', whole.pngSync().subarray(0, 2_000), /^is damaged/],
  ['half a WebP', whole.webpSync(85).subarray(0, 900), /^is damaged/],
  ['half an AVIF', quarters(640, 800).avifSync({ speed: 10 }).subarray(0, 400), /^is damaged/],
  ['a header alone', jpeg.subarray(0, 30), /^is (damaged|no JPEG)/],
  ['a PNG of 2.5 thousand million pixels', pngThatSays(50_000, 50_000, Buffer.alloc(5_000_000)), /^has too many pixels: 50000 x 50000/],
  ['a PNG that unpacks to less than it says', pngThatSays(640, 800, Buffer.alloc(5_000)), /^is damaged/],
  ['a JPEG of 4 thousand million pixels', enormous(jpeg), /^has too many pixels: 65000 x 65000/],
  ['a stamp', quarters(100, 125).pngSync(), /^is too small: 100 x 125 pixels, at least 160 x 200/],
  ['a strip', quarters(2_000, 120).pngSync(), /^is too small/],
  ['31 MB', Buffer.concat([jpeg, Buffer.alloc(31_000_000)]), /^is too large: 31 MB, at most 30$/],
  ['a moving WebP', fixture('moving.webp'), /^is animated$/],
  ['a moving AVIF', fixture('moving.avif'), /^is animated$/],
  ['a moving PNG', fixture('moving.png'), /^is animated$/],
])('%s is refused in words', (_, bytes, reason) => {
  expect(shapePicture(bytes)).toMatch(reason)
})
