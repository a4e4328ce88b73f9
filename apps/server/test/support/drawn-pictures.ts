import { crc32, deflateSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

/** Red, green, blue and yellow quarters of a picture, in reading order. */
const QUARTERS = [
  [220, 30, 30],
  [30, 200, 30],
  [30, 30, 220],
  [230, 230, 40],
] as const

/** A picture of four quarters, ready to be encoded. */
export function quarters(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const color = QUARTERS[(y * 2 >= height ? 2 : 0) + (x * 2 >= width ? 1 : 0)] ?? QUARTERS[0]
    for (const [channel, value] of color.entries()) pixels[at * 4 + channel] = value
  }
  return Transformer.fromRgbaPixels(pixels, width, height)
}

/** Which quarter each corner of a picture shows, as `rgby` for one that stands upright. */
export function cornersOf(bytes: Buffer): string {
  const picture = new Transformer(bytes)
  const { width, height } = picture.metadataSync()
  const pixels = picture.rawPixelsSync()
  const channels = pixels.length / (width * height)
  const corners = [0.1, 0.9].flatMap((y) => [0.1, 0.9].map((x) => Math.floor(y * height) * width + Math.floor(x * width)))
  return corners
    .map((at) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at * channels, at * channels + 3)
      const distances = QUARTERS.map(([r, g, b]) => Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue))
      const least = Math.min(...distances)
      return least > 60 ? '?' : ('rgby'[distances.indexOf(least)] ?? '?')
    })
    .join('')
}

/** The chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A small PNG that says it has these pixels; `data` is what unpacks. */
export function pngThatSays(width: number, height: number, data: Buffer, depth: 8 | 16 = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = 2
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', deflateSync(data)), chunk('IEND', Buffer.alloc(0))])
}
