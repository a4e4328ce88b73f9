import { lettersOf } from './text.ts'

/** The colours in which Swiss media and the statistical office show the parties, by how a short name begins. */
const COLORS: readonly (readonly [RegExp, string])[] = [
  [/^(svp|udc|pps)/, '#4b8a3e'],
  [/^(?!psn$)(sp|ps|juso|pss)(?!o)/, '#f0554d'],
  [/^(fdp|plr|pld|jf)/, '#3872b5'],
  [/^(glp|pvl|verdliberal|grunliberal)/, '#c4c43d'],
  [/^(grune|verts|verdi|verds|gb|verda|jungegrune)/, '#84b547'],
  [/^(diemitte|mitte|centre|centro|center|lecentre|ilcentro|allianza|cvp|pdc|pcd|pbd|bdp)/, '#d6862b'],
  [/^(evp|pev|pes)/, '#deaa28'],
  [/^(edu|udf)/, '#a65e42'],
  [/^(ldp|lps)/, '#618dea'],
  [/^(pda|pdt|pst|pop$|kl)/, '#bf3939'],
  [/^lega/, '#9070d4'],
  [/^mcg/, '#49a5e3'],
]
const OTHER = '#8a8a8a'

/** The customary colour of a party by its short name in any language, grey where there is none. */
export function partyColor(shortName: string): string {
  const letters = lettersOf(shortName)
  return COLORS.find(([pattern]) => pattern.test(letters))?.[1] ?? OTHER
}

/** The colour of a source as `#rrggbb`, else the customary one. */
export function colorOf(sourceColor: string, shortName: string): string {
  return /^#[0-9a-f]{6}$/i.test(sourceColor) ? sourceColor.toLowerCase() : partyColor(shortName)
}
