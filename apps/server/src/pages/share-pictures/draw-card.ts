import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Transformer } from '@napi-rs/image'
import satori, { type Font } from 'satori'
import { cardElements, HEIGHT, WIDTH } from './card-elements.ts'
import type { ShareCard } from './share-card.ts'

const FAMILIES = [
  { name: 'Familjen Grotesk', letters: 'latin' },
  { name: 'Familjen Grotesk Extended', letters: 'latin-ext' },
] as const
const WEIGHTS = [500, 700] as const

let fonts: Promise<Font[]> | undefined

/** A card as PNG of 1200 by 630 pixels. */
export async function drawCard(card: ShareCard, claim: string): Promise<Buffer> {
  fonts ??= loadFonts()
  const element = cardElements(card, claim) as Parameters<typeof satori>[0]
  const svg = await satori(element, { width: WIDTH, height: HEIGHT, fonts: await fonts })
  return Transformer.fromSvg(svg).png()
}

function loadFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    FAMILIES.flatMap(({ name, letters }) =>
      WEIGHTS.map(async (weight): Promise<Font> => {
        const file = resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${letters}-${weight}-normal.woff`)
        return { name, weight, style: 'normal', data: await readFile(file) }
      }),
    ),
  )
}
