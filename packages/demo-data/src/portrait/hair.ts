/** Hair as flat shapes on a face whose forehead begins at y 44 and whose cheeks stand at x 51 and 109. */
export interface HairStyle {
  /** Behind neck and shoulders. */
  readonly back: string
  /** Over the forehead. */
  readonly front: string
  readonly showsEars: boolean
}

const CENTRE_PART = path('M49 88C45 54 60 36 80 36C100 36 115 54 111 88C108 74 98 64 80 50C62 64 52 74 49 88Z')
const TIED = path('M49 84C47 52 62 38 80 38C98 38 113 52 111 84C107 70 99 60 80 56C61 60 53 70 49 84Z')
const SIDE_SWEPT = path('M49 88C46 52 62 36 82 36C102 36 113 52 111 88C108 72 98 58 84 50C74 62 56 68 49 88Z')
const FRINGE = path('M48 88C45 50 62 33 81 33C101 33 115 50 112 88C110 79 108 72 105 68C89 71 72 71 55 68C52 73 50 80 48 88Z')
const PIXIE = path(
  'M48 84C44 54 56 34 82 32C104 32 116 52 112 82C110 74 108 70 105 66C98 62 94 56 92 52C84 62 66 66 56 66C52 72 50 78 48 84Z',
)

const STRAIGHT_BACK = path('M42 92C40 40 62 28 82 28C106 28 120 44 119 92C119 120 124 138 130 152L30 152C37 138 42 120 42 92Z')
const BOB_BACK = path(
  'M44 84C42 44 60 28 81 28C104 28 118 44 116 86C118 104 116 120 111 130C104 134 97 132 92 126H68C62 133 54 134 48 130C44 118 42 102 44 84Z',
)
const WAVY_BACK = path(
  'M46 70C40 44 60 26 82 28C106 28 122 46 116 72C124 84 116 94 122 106C128 118 120 128 124 142C114 152 102 146 98 138H62C58 148 46 152 36 142C40 130 32 120 38 108C44 96 36 86 46 70Z',
)
const SHORT_BACK = path('M46 82C44 46 60 30 81 30C103 30 116 46 114 82C116 94 114 104 110 110H50C46 104 44 94 46 82Z')
const LONGER_BACK = path('M46 80C44 44 60 30 81 30C103 30 116 46 114 82C116 104 115 116 111 122H49C45 114 44 100 46 80Z')
const PONYTAIL = path('M92 38C118 34 134 62 129 98C127 116 121 126 115 132C119 112 117 92 106 78Z')
const BUN = circle(80, 27, 14)

const BIG_CURLS = [
  circle(52, 62, 19),
  circle(50, 86, 18),
  circle(60, 44, 19),
  circle(80, 36, 20),
  circle(100, 44, 19),
  circle(109, 62, 19),
  circle(111, 86, 18),
  circle(51, 106, 14),
  circle(110, 106, 14),
].join('')
const CURL_FRONT = path('M49 84C44 54 60 36 80 36C100 36 116 54 111 84C107 68 96 60 80 61C64 60 53 68 49 84Z')
const SMALL_CURLS = [
  circle(53, 66, 7),
  circle(57, 55, 10),
  circle(65, 46, 11),
  circle(77, 41, 12),
  circle(90, 42, 12),
  circle(100, 49, 11),
  circle(105, 58, 9),
  circle(107, 68, 6),
].join('')

export const LONG_STYLES: readonly HairStyle[] = [
  { back: STRAIGHT_BACK, front: SIDE_SWEPT, showsEars: false },
  { back: STRAIGHT_BACK, front: FRINGE, showsEars: false },
  { back: WAVY_BACK, front: CENTRE_PART, showsEars: false },
  { back: WAVY_BACK, front: SIDE_SWEPT, showsEars: false },
  { back: BOB_BACK, front: FRINGE, showsEars: false },
  { back: BOB_BACK, front: CENTRE_PART, showsEars: false },
  { back: BUN, front: TIED, showsEars: true },
  { back: PONYTAIL, front: TIED, showsEars: true },
  { back: BIG_CURLS, front: CURL_FRONT, showsEars: false },
  { back: SHORT_BACK, front: PIXIE, showsEars: false },
  { back: '', front: PIXIE, showsEars: true },
]

/** Shorter cuts, more frequent in later years. */
export const BOB_STYLES: readonly HairStyle[] = [
  { back: SHORT_BACK, front: PIXIE, showsEars: false },
  { back: SHORT_BACK, front: SIDE_SWEPT, showsEars: false },
  { back: BOB_BACK, front: FRINGE, showsEars: false },
  { back: BOB_BACK, front: SIDE_SWEPT, showsEars: false },
  { back: '', front: PIXIE, showsEars: true },
  { back: BUN, front: TIED, showsEars: true },
]

export const SHORT_STYLES: readonly HairStyle[] = [
  short('M49 82C46 62 50 50 58 44C60 34 80 26 100 34C110 39 114 58 111 82C108 70 108 62 100 56C86 58 70 56 62 54C55 62 51 70 49 82Z'),
  short('M49 80C46 56 54 38 72 34C94 30 114 42 111 80C109 70 107 64 104 60C90 60 74 56 66 50C62 58 53 66 49 80Z'),
  short('M50 77C48 52 62 40 80 40C98 40 112 52 110 77C107 66 102 60 98 56C86 53 74 53 62 56C57 60 53 66 50 77Z'),
  short('M50 80C47 62 50 54 57 48C56 34 78 24 104 34C114 40 113 60 110 80C108 70 107 64 102 58C90 54 70 52 64 52C56 60 52 70 50 80Z'),
  short('M47 78C42 48 58 28 80 28C102 28 118 48 113 78C110 66 104 58 98 55C86 52 74 52 62 55C56 58 50 66 47 78Z'),
  { back: '', front: SMALL_CURLS, showsEars: true },
  { back: LONGER_BACK, front: CENTRE_PART, showsEars: false },
]

/** Little or no hair. */
export const BARE_STYLES: readonly HairStyle[] = [
  { back: '', front: '', showsEars: true },
  {
    back: '',
    front: path('M49 94C44 80 45 66 52 58C55 66 54 78 53 88Z') + path('M111 94C116 80 115 66 108 58C105 66 106 78 107 88Z'),
    showsEars: true,
  },
  short(
    'M49 88C45 68 49 52 58 47C66 40 94 40 102 47C111 52 115 68 111 88C110 76 106 66 101 58C97 51 89 48 80 48C71 48 63 51 59 58C54 66 50 76 49 88Z',
  ),
]

/** The cloth behind neck and face. */
export const HEADSCARF_BACK = path('M40 96C36 52 56 30 80 30C104 30 124 52 120 96C118 124 112 142 96 154H64C48 142 42 124 40 96Z')

/** A cloth over the hair, around the face. */
export const HEADSCARF =
  path(
    'M40 96C36 52 56 30 80 30C104 30 124 52 120 96C118 124 112 142 96 152C104 138 108 116 106 90C104 68 94 54 80 54C66 54 56 68 54 90C52 116 56 138 64 152C48 142 42 124 40 96Z',
  ) + path('M56 128C62 146 98 146 104 128C108 150 96 166 80 168C64 166 52 150 56 128Z')

function short(shape: string): HairStyle {
  return { back: '', front: path(shape), showsEars: true }
}

function path(d: string): string {
  return `<path d="${d}"/>`
}

function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"/>`
}
