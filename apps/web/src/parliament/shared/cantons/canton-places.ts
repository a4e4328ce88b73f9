import type { CantonCode } from '@plenara/contract'

export interface Tile {
  readonly code: CantonCode
  /** From 1, north first. */
  readonly row: number
  /** From 1, in halves of a tile. */
  readonly column: number
}

/** Half cantons, which share a tile with their neighbour (BV Art. 1). */
const HALVES: readonly CantonCode[] = ['BS', 'BL', 'OW', 'NW', 'AR', 'AI']

export function isHalf(code: CantonCode): boolean {
  return HALVES.includes(code)
}

/** The approximate position of each canton, a row of text per row of the map: two characters for a half, four for a whole tile. */
const ROWS = [
  '        BSBL    SH  TG  ',
  '    JU  SO  AG  ZH  SG  ARAI',
  'NE  BE  LU  ZG  SZ  GL  ',
  'VD  FR  OWNWUR  GR  ',
  'GE  VS      TI  ',
]

export const TILES: readonly Tile[] = ROWS.flatMap((cells, row) =>
  [...cells.matchAll(/[A-Z]{2}/g)].map((found) => ({ code: found[0] as CantonCode, row: row + 1, column: found.index / 2 + 1 })),
)
