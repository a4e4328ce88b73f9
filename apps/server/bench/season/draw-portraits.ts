import { Transformer } from '@napi-rs/image'
import type { Random } from './plan-season.ts'

const COUNT = 8
/** As the desk sends them. */
const SIZE = { width: 1_280, height: 1_600 } as const
/** Pixels of one colour, so that a file is as large as that of a photograph. */
const GRAIN = 4

/** Pictures as the app of the desk makes them of photographs: JPEG, some 200 kB. */
export function drawPortraits(random: Random): Buffer[] {
  return Array.from({ length: COUNT }, () => drawPortrait(random))
}

function drawPortrait(random: Random): Buffer {
  const { width, height } = SIZE
  const columns = width / GRAIN
  const grains = Uint8Array.from({ length: columns * (height / GRAIN) * 3 }, () => Math.floor(random() * 64))
  const pixels = Buffer.alloc(width * height * 4, 255)
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const grain = (Math.floor(y / GRAIN) * columns + Math.floor(x / GRAIN)) * 3
    for (let channel = 0; channel < 3; channel++) {
      pixels[at * 4 + channel] = Math.floor((x * 190) / width / (channel + 1)) + (grains[grain + channel] ?? 0)
    }
  }
  return Transformer.fromRgbaPixels(pixels, width, height).jpegSync(82)
}
