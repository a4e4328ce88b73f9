import type { Sex } from '../people/names.ts'
import { createRandom, type Random } from '../random.ts'
import { clothColor, drawClothes, plainShoulders } from './clothes.ts'
import { drawBeard, drawEars, drawFeatures, drawGlasses, drawHead, drawNeck, type Skin } from './face.ts'
import { BARE_STYLES, BOB_STYLES, type HairStyle, HEADSCARF, HEADSCARF_BACK, LONG_STYLES, SHORT_STYLES } from './hair.ts'

export interface Looks {
  readonly sex: Sex
  readonly age: number
}

const SKINS: readonly Skin[] = [
  { light: '#F6DAC6', shade: '#E8BFA3' },
  { light: '#F1CDB0', shade: '#E2B694' },
  { light: '#EFC8A4', shade: '#DDAE86' },
  { light: '#E3B48E', shade: '#CF9C74' },
  { light: '#CF9E78', shade: '#B98560' },
  { light: '#B97F58', shade: '#A36C47' },
  { light: '#8A5A3C', shade: '#74492F' },
  { light: '#6B442E', shade: '#583623' },
]
/** How often each tone of SKINS is drawn, in that order: all that one meets in a Swiss street. */
const SKIN_WEIGHTS = [0.2, 0.25, 0.2, 0.14, 0.08, 0.06, 0.04, 0.03]

const DARK_HAIR = ['#23242A', '#2E211C', '#3B2A22'] as const
const FAIR_HAIR = ['#23242A', '#4A3226', '#5E4330', '#7A5A3A', '#8B4A2F', '#A98450', '#C9A767'] as const
const GREY_HAIR = ['#8C9194', '#A9ADAF', '#C4C6C6', '#6E7376'] as const
const WHITE_HAIR = ['#D9D9D6', '#E6E5E1', '#C4C6C6'] as const

/** Grounds with the contour lines on them; none is the colour of a party. */
const GROUNDS = [
  ['#D5DBE3', '#C3CBD6'],
  ['#E6D3CC', '#DAC2B9'],
  ['#E6DACB', '#D9CAB7'],
  ['#D9D6E8', '#C9C5DD'],
  ['#D3DFDB', '#C0D0CA'],
  ['#E4E0D4', '#D4CFBF'],
  ['#D6E0E6', '#C2D0D9'],
] as const

/**
 * A flat portrait of a person who does not exist, as an SVG document of 4:5 without references, ids, styles or scripts.
 * The same seed gives the same drawing.
 */
export function drawPortrait(seed: string, looks: Looks): string {
  const random = createRandom(`portrait/${seed}`)
  const skin = drawSkin(random)
  const hair = hairColor(random, looks.age, skin)
  const body =
    looks.sex === 'female' && random.chance(0.015) ? withHeadscarf(random, skin, looks) : bareheaded(random, { skin, hair, looks })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 14 144 180">${ground(random)}${body}</svg>`
}

function bareheaded(random: Random, drawn: { skin: Skin; hair: string; looks: Looks }): string {
  const { skin, hair, looks } = drawn
  const style = hairStyle(random, looks)
  const isFemale = looks.sex === 'female'
  const beard = !isFemale && looks.age >= 22 ? drawBeard(random, hair) : ''
  const isGrey = [...GREY_HAIR, ...WHITE_HAIR].some((color) => color === hair)
  const brow = isGrey ? '#8C9194' : hair
  const parts = [
    fill(style.back, hair),
    drawNeck(skin),
    drawClothes(random, skin.shade),
    style.showsEars ? drawEars(skin) : '',
    drawHead(random, skin),
    beard,
    drawFeatures(random, { brow, age: looks.age, lashes: isFemale && random.chance(0.7) }),
    fill(style.front, hair),
    isFemale && style.showsEars && random.chance(0.5) ? EARRINGS : '',
    random.chance(looks.age > 45 ? 0.45 : 0.22) ? drawGlasses(random) : '',
  ]
  return parts.join('')
}

function withHeadscarf(random: Random, skin: Skin, looks: Looks): string {
  const features = drawFeatures(random, { brow: '#2E211C', age: looks.age, lashes: true })
  const cloth = clothColor(random)
  const parts = [
    fill(HEADSCARF_BACK, cloth),
    drawNeck(skin),
    plainShoulders(random),
    drawHead(random, skin),
    features,
    fill(HEADSCARF, cloth),
  ]
  return parts.join('')
}

const EARRINGS = '<circle cx="49" cy="102.5" r="2.2" fill="#EDB547"/><circle cx="111" cy="102.5" r="2.2" fill="#EDB547"/>'

function ground(random: Random): string {
  const [plain, contour] = random.pick(GROUNDS)
  const x = random.int(62, 98)
  const y = random.int(76, 104)
  const turn = random.int(0, 179)
  const rings = [60, 76, 92, 108, 124, 140].map(
    (radius) => `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${Math.round(radius * 0.9)}"/>`,
  )
  return `<path d="M8 14H152V194H8Z" fill="${plain}"/><g fill="none" stroke="${contour}" stroke-width="1.5" transform="rotate(${turn} ${x} ${y})">${rings.join('')}</g>`
}

function drawSkin(random: Random): Skin {
  let left = random.next()
  for (const [index, skin] of SKINS.entries()) {
    left -= SKIN_WEIGHTS[index] ?? 0
    if (left < 0) return skin
  }
  return random.pick(SKINS)
}

function hairColor(random: Random, age: number, skin: Skin): string {
  const grey = (age - 42) / 32
  if (random.next() < grey) return random.pick(age > 68 ? WHITE_HAIR : GREY_HAIR)
  return random.pick(SKINS.indexOf(skin) >= 4 ? DARK_HAIR : FAIR_HAIR)
}

function hairStyle(random: Random, looks: Looks): HairStyle {
  if (looks.sex === 'female') return random.pick(looks.age > 55 ? BOB_STYLES : LONG_STYLES)
  const bare = looks.age < 30 ? 0.05 : looks.age < 50 ? 0.18 : 0.4
  return random.pick(random.chance(bare) ? BARE_STYLES : SHORT_STYLES)
}

function fill(shapes: string, color: string): string {
  return shapes === '' ? '' : `<g fill="${color}">${shapes}</g>`
}
