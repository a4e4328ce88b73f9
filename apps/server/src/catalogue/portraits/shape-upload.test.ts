import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { expect, test } from 'vitest'
import { cornersOf, pngThatSays, quarters } from '../../../test/support/drawn-pictures.ts'
import { exifOf, withSegment, withSize } from '../../../test/support/hostile-pictures.ts'
import { shapeUpload } from './shape-upload.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name))
const upright = quarters(480, 600).jpegSync(85)
const MARK = 'Geheimer Ort 47.3769 8.5417 <script>alert(1)</script>'

function shaped(bytes: Buffer) {
  const picture = shapeUpload(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

/** Whether six bytes in a row of what was hidden are left. */
function holdsPart(kept: Buffer, hidden: Buffer): boolean {
  for (let at = 0; at + 6 <= hidden.length; at++) if (kept.includes(hidden.subarray(at, at + 6))) return true
  return false
}

/** A WebP of these sides, with the part that says what is in it. */
function extended(webp: Buffer, [width, height]: readonly [number, number], flags: number): Buffer {
  const part = Buffer.alloc(18)
  part.write('VP8X', 'latin1')
  part.writeUInt32LE(10, 4)
  part[8] = flags
  part.writeUIntLE(width - 1, 12, 3)
  part.writeUIntLE(height - 1, 15, 3)
  const whole = Buffer.concat([webp.subarray(0, 12), part, webp.subarray(12)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}

// Fails when a file is passed on, wholly or in part.
test.each([
  ['a JPEG with place and device', withSegment(upright, 0xe1, exifOf(1, MARK))],
  ['a JPEG with a comment', withSegment(upright, 0xfe, Buffer.from(MARK))],
  ['a JPEG with another file behind it', Buffer.concat([upright, Buffer.from(`PK\x03\x04${MARK}`)])],
  ['a PNG with another file behind it', Buffer.concat([quarters(480, 600).pngSync(), Buffer.from(MARK)])],
  ['a WebP with another file behind it', Buffer.concat([quarters(480, 600).webpSync(85), Buffer.from(MARK)])],
])('%s is written anew, and nothing of its bytes is left', (_, bytes) => {
  expect(bytes.includes(MARK)).toBe(true)
  for (const picture of Object.values(shaped(bytes))) {
    expect(picture.subarray(0, 4).toString()).toBe('RIFF')
    expect([holdsPart(picture, Buffer.from(MARK)), bytes.includes(picture.subarray(20))]).toEqual([false, false])
    expect(cornersOf(picture)).toBe('rgby')
  }
})

// Fails when the library does not rotate, or rotates after it has cut.
test.each([
  [1, 'rgby'],
  [2, 'gryb'],
  [3, 'ybgr'],
  [4, 'byrg'],
  [5, 'rbgy'],
  [6, 'bryg'],
  [7, 'ygbr'],
  [8, 'gyrb'],
])('a photograph that is stored turned or mirrored by %i stands', (orientation, corners) => {
  const square = withSegment(quarters(480, 480).jpegSync(85), 0xe1, exifOf(orientation, ''))
  // Of a square 48 pixels are cut on each side: the corners stay what they were.
  expect(cornersOf(shaped(square).large)).toBe(corners)
})

test('a photograph in the colours of a telephone is taken, without the profile that names them', () => {
  const profile = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), Buffer.alloc(400, 3), Buffer.from('Display P3')])
  const { large } = shaped(withSegment(upright, 0xe2, profile))
  expect([cornersOf(large), large.includes('ICCP'), large.includes('Display')]).toEqual(['rgby', false, false])
})

test('a picture smaller than the card keeps its size, one of another form is cut', () => {
  const sizeOf = (bytes: Buffer) => {
    const { width, height } = new Transformer(bytes).metadataSync()
    return [width, height]
  }
  expect(sizeOf(shaped(quarters(320, 400).jpegSync(85)).large)).toEqual([320, 400])
  expect(sizeOf(shaped(quarters(1280, 1600).jpegSync(85)).large)).toEqual([640, 800])
  expect(sizeOf(shaped(quarters(1000, 320).pngSync()).large)).toEqual([256, 320])
})

// Fails when the bounds of an import are asked, or asked after the decoder.
test.each([
  ['an SVG named .jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'unknown'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'unknown'],
  ['a GIF', Buffer.from('47494638396101000100800000000000ffffff2c00000000010001000002024401003b', 'hex'), 'unknown'],
  ['an AVIF', quarters(480, 600).avifSync({ quality: 60, speed: 10 }), 'unknown'],
  ['nothing', Buffer.alloc(0), 'unknown'],
  ['16,000 x 16,000 in 250 kB', pngThatSays(16_000, 16_000, Buffer.alloc(50_000_000)), 'too_many_pixels'],
  ['a JPEG that says so', withSize(upright, 16_000, 16_000), 'too_many_pixels'],
  ['a pixel row above four million', quarters(2_001, 2_000).jpegSync(30), 'too_many_pixels'],
  ['a side of 319', quarters(319, 600).jpegSync(85), 'too_small'],
  ['the other side of 319', quarters(600, 319).jpegSync(85), 'too_small'],
  ['half a JPEG', upright.subarray(0, upright.length / 2), 'damaged'],
  ['a PNG that unpacks to less than it says', pngThatSays(640, 800, Buffer.alloc(5_000)), 'damaged'],
  ['a moving WebP', extended(quarters(480, 600).webpSync(85), [480, 600], 2), 'animated'],
  ['a small moving PNG', fixture('moving.png'), 'too_small'],
  ['more than a MiB', Buffer.concat([upright, Buffer.alloc(1_048_577 - upright.length)]), 'too_many_bytes'],
])('%s is refused', (_, bytes, flaw) => {
  expect(shapeUpload(bytes)).toMatch(flaw)
})

// Fails when the first frame that a file names is believed: the decoder may take another one.
test('a file that names two sizes counts as the larger one', () => {
  const small = upright.indexOf(Buffer.from([0xff, 0xc0])) >= 0 ? 0xc0 : 0xc2
  const at = upright.indexOf(Buffer.from([0xff, small]))
  const frame = upright.subarray(at, at + 2 + upright.readUInt16BE(at + 2))
  const large = withSize(frame, 16_000, 16_000)
  for (const frames of [
    [frame, large],
    [large, frame],
  ])
    expect(shapeUpload(Buffer.concat([upright.subarray(0, at), ...frames, upright.subarray(at + frame.length)]))).toBe('too_many_pixels')
  expect(shapeUpload(extended(quarters(2_400, 2_400).webpSync(60), [400, 400], 0))).toBe('too_many_pixels')
})
