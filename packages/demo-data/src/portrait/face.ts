import type { Random } from '../random.ts'

const INK = '#2A1E1A'

export interface Skin {
  readonly light: string
  readonly shade: string
}

/** Widths around the middle x = 80: half the cheeks, half the chin, and the height of the jaw. */
interface Shape {
  readonly cheek: number
  readonly chin: number
  readonly jaw: number
}

const SHAPES: readonly Shape[] = [
  { cheek: 29, chin: 16, jaw: 112 },
  { cheek: 30, chin: 19, jaw: 115 },
  { cheek: 28, chin: 14, jaw: 110 },
  { cheek: 29.5, chin: 21, jaw: 118 },
]

/** Head with one side in light shade, as in the design's drawings. */
export function drawHead(random: Random, skin: Skin): string {
  const { cheek, chin, jaw } = random.pick(SHAPES)
  const left = 80 - cheek
  const right = 80 + cheek
  const outline = `M${left} 80C${left} 54 62 44 80 44C98 44 ${right} 54 ${right} 80C${right} ${jaw} ${80 + chin} 132 80 132C${80 - chin} 132 ${left} ${jaw} ${left} 80Z`
  const side = `M80 44C98 44 ${right} 54 ${right} 80C${right} ${jaw} ${80 + chin} 132 80 132C92 122 96 104 95 84C94 66 88 50 80 44Z`
  return `<path d="${outline}" fill="${skin.light}"/><path d="${side}" fill="${skin.shade}" opacity=".55"/>`
}

export function drawEars(skin: Skin): string {
  return `<ellipse cx="49.5" cy="92" rx="5.5" ry="9" fill="${skin.shade}"/><ellipse cx="110.5" cy="92" rx="5.5" ry="9" fill="${skin.shade}"/>`
}

export function drawNeck(skin: Skin): string {
  return `<path d="M64 112H96V150C96 160 64 160 64 150Z" fill="${skin.shade}"/>`
}

const BROWS = [
  'M60 79Q66 75.5 72 78.5M88 78.5Q94 75.5 100 79',
  'M59 78.5Q66 76.5 72.5 79M87.5 79Q94 76.5 101 78.5',
  'M60 78Q65 74 72 77.5M88 77.5Q95 74 100 78',
]
const NOSES = [
  'M80 86C79 92 77 96 77.5 98C78 99.5 80 99.5 82 99',
  'M81 86C82 92 84 96 83.5 98.5C82.5 100 80 100 78 99',
  'M76.5 98.5Q80 101.5 83.5 98.5',
]
const MOUTHS = ['M73 111Q80 115 87 111', 'M72 110Q80 117 88 110', 'M74 112Q80 113.5 86 112', 'M72.5 111.5Q81 115.5 87.5 109.5']
const OPEN_SMILE = '<path d="M71.5 109Q80 111 88.5 109Q86 118 80 118Q74 118 71.5 109Z" fill="#FFFFFF" stroke-width="1.3"/>'

/** Eyes, brows, nose and mouth; `beard` leaves the place of the mouth as it is. */
export function drawFeatures(random: Random, looks: { readonly brow: string; readonly age: number; readonly lashes: boolean }): string {
  const smile = random.chance(0.28) ? OPEN_SMILE : line(random.pick(MOUTHS))
  const eye = random.pick([1.9, 2, 2.2])
  const lashes = looks.lashes ? line('M62 84.8Q66.5 81.4 70.8 84.6M89.2 84.6Q93.5 81.4 98 84.8') : ''
  return [
    `<g fill="none" stroke="${INK}" stroke-width="1.5" stroke-linecap="round">`,
    `<path d="${random.pick(BROWS)}" stroke="${looks.brow}" stroke-width="2.2"/>`,
    `<path d="${random.pick(NOSES)}" opacity=".38"/>`,
    lashes,
    smile,
    ageLines(looks.age),
    '</g>',
    `<circle cx="66.5" cy="86.5" r="${eye}" fill="${INK}"/><circle cx="93.5" cy="86.5" r="${eye}" fill="${INK}"/>`,
  ].join('')
}

function ageLines(age: number): string {
  if (age < 48) return ''
  const cheeks = line('M68 102Q64.5 106 66 111M92 102Q95.5 106 94 111', ' stroke-width="1.2" opacity=".26"')
  if (age < 60) return cheeks
  return cheeks + line('M62.5 92Q66.5 94.5 70.5 92M89.5 92Q93.5 94.5 97.5 92', ' stroke-width="1.2" opacity=".26"')
}

const BEARDS = {
  full: 'M51 86C53 96 56 101 62 102C70 103 74 99 80 99C86 99 90 103 98 102C104 101 107 96 109 86C109 114 97 136 80 136C63 136 51 114 51 86ZM70 109C74 113 86 113 90 109C86 105.5 74 105.5 70 109Z',
  round:
    'M68 106C70 102 76 101.5 80 103C84 101.5 90 102 92 106C94 116 90 134 80 134C70 134 66 116 68 106ZM73 110C76 113.5 84 113.5 87 110C84 107.5 76 107.5 73 110Z',
  moustache: 'M67 108C69 102 76 101.5 80 103.5C84 101.5 91 102 93 108C88 107 84 106 80 107C76 106 72 107 67 108Z',
} as const

/** A beard in the colour of the hair, or nothing; `stubble` is a thin one. */
export function drawBeard(random: Random, color: string): string {
  const draw = random.next()
  if (draw < 0.52) return ''
  const kind = draw < 0.68 ? 'full' : draw < 0.82 ? 'round' : draw < 0.9 ? 'moustache' : 'stubble'
  if (kind === 'stubble') return `<path d="${BEARDS.full}" fill="${color}" fill-rule="evenodd" opacity=".28"/>`
  return `<path d="${BEARDS[kind]}" fill="${color}" fill-rule="evenodd"/>`
}

const GLASSES = [
  '<circle cx="66.5" cy="87" r="9.5"/><circle cx="93.5" cy="87" r="9.5"/><path d="M76 86Q80 83.5 84 86M57 85L50.5 83M103 85L109.5 83"/>',
  '<rect x="56.5" y="80" width="19" height="14" rx="4"/><rect x="84.5" y="80" width="19" height="14" rx="4"/><path d="M75.5 85Q80 82.5 84.5 85M56.5 84L51 83M103.5 84L109 83"/>',
  '<path d="M56.5 81H76Q77 95 66.5 95Q56 95 56.5 81ZM84 81H103.5Q104 95 93.5 95Q83 95 84 81ZM76 83Q80 81 84 83M56.5 83L51 82M103.5 83L109 82"/>',
]
const FRAMES = [INK, '#5A3A2A', '#33485A', '#6E2F3C', '#76848A']

export function drawGlasses(random: Random): string {
  return `<g fill="#FFFFFF" fill-opacity=".14" stroke="${random.pick(FRAMES)}" stroke-width="1.9" stroke-linejoin="round">${random.pick(GLASSES)}</g>`
}

function line(d: string, more = ''): string {
  return `<path d="${d}"${more}/>`
}
