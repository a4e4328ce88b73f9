import type { Random } from '../random.ts'

const COLORS = [
  ['#3A3A8A', '#2D2D70'],
  ['#2F6468', '#244E51'],
  ['#7A4B5C', '#613A49'],
  ['#4A5560', '#39424B'],
  ['#8A6A3A', '#6F552D'],
  ['#A0523D', '#834130'],
  ['#46624B', '#374D3B'],
  ['#C9C4B8', '#B2AC9E'],
  ['#26323A', '#1B242A'],
  ['#6B6F9C', '#56597F'],
  ['#B88A3A', '#99722D'],
  ['#8FA3AD', '#778B95'],
] as const
const SHIRTS = ['#FFFFFF', '#F3EFE6', '#DDE6EE', '#F1DFD9'] as const
const TIES = ['#7A2E3A', '#2D4A6B', '#46624B', '#8A6A3A'] as const

const SHOULDERS = 'M0 210C4 172 22 160 46 154C56 151 62 148 64 144C68 158 92 158 96 144C98 148 104 151 114 154C138 160 156 172 160 210Z'
const COLLAR = 'M64 143C68 158 92 158 96 143L102 150L88 172L80 163L72 172L58 150Z'
const ROUND_NECK = 'M60 147C64 165 96 165 100 147L105 151C101 174 59 174 55 151Z'
const ROLL_NECK = 'M62 131C68 141 92 141 98 131L101 151C95 161 65 161 59 151Z'
const SHIRT_FRONT = 'M64 144C70 156 90 156 96 144L103 151L86 210H74L57 151Z'
const SHIRT_POINTS = 'M64 143L80 163L71 173L57 151ZM96 143L80 163L89 173L103 151Z'
const LAPELS = 'M56 150L78 210H62L42 158L47 154ZM104 150L82 210H98L118 158L113 154Z'
const TIE = 'M76 162H84L86 170L83 176L87 210H73L77 176L74 170Z'
const OPEN_NECK = 'M64 142C66 150 72 164 80 176C88 164 94 150 96 142Z'

/** Clothes from the shoulders down; `skin` shows where the neck is open. */
export function drawClothes(random: Random, skin: string): string {
  const [main, dark] = random.pick(COLORS)
  const shirt = random.pick(SHIRTS)
  const base = shape(SHOULDERS, main)
  const kind = random.int(0, 7)
  if (kind <= 1) return base + shape(COLLAR, shirt)
  if (kind === 2) return base + shape(ROUND_NECK, dark)
  if (kind === 3) return base + shape(ROLL_NECK, dark)
  if (kind === 4) return base + shape(OPEN_NECK, skin) + line('M60 147L80 178L100 147', dark)
  const front = shape(SHIRT_FRONT, shirt)
  const tie = kind === 7 ? shape(TIE, random.pick(TIES)) : ''
  return base + front + tie + shape(SHIRT_POINTS, '#FFFFFF', ' stroke="#10222A" stroke-opacity=".12"') + shape(LAPELS, dark)
}

/** Clothes under a headscarf, in one colour with the cloth of the scarf left to the caller. */
export function plainShoulders(random: Random): string {
  return shape(SHOULDERS, random.pick(COLORS)[0])
}

export function clothColor(random: Random): string {
  return random.pick(COLORS)[0]
}

function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

function line(d: string, stroke: string): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="4" stroke-linejoin="round"/>`
}
