import type { AxisRecord, LocalizedText } from '@plenara/contract'

/** The eight axes of the numbered columns `cleavage_1` to `cleavage_8`, clockwise. */
const NUMBERED: readonly LocalizedText[] = [
  { de: 'Offene Aussenpolitik', fr: 'Politique extérieure ouverte', it: 'Politica estera aperta', rm: 'Politica exteriura averta' },
  {
    de: 'Liberale Wirtschaftspolitik',
    fr: 'Politique économique libérale',
    it: 'Politica economica liberale',
    rm: 'Politica economica liberala',
  },
  {
    de: 'Restriktive Finanzpolitik',
    fr: 'Politique financière restrictive',
    it: 'Politica finanziaria restrittiva',
    rm: 'Politica da finanzas restrictiva',
  },
  { de: 'Sicherheit und Ordnung', fr: 'Ordre et sécurité', it: 'Ordine e sicurezza', rm: 'Urden e segirezza' },
  {
    de: 'Restriktive Migrationspolitik',
    fr: 'Politique migratoire restrictive',
    it: 'Politica migratoria restrittiva',
    rm: 'Politica da migraziun restrictiva',
  },
  {
    de: 'Ausgebauter Umweltschutz',
    fr: "Protection accrue de l'environnement",
    it: 'Maggiore protezione ambientale',
    rm: "Protecziun da l'ambient engrondida",
  },
  { de: 'Ausgebauter Sozialstaat', fr: 'État social développé', it: 'Stato sociale sviluppato', rm: 'Stadi social engrondì' },
  { de: 'Liberale Gesellschaft', fr: 'Société libérale', it: 'Società liberale', rm: 'Societad liberala' },
]
const NUMBERED_COLUMN = /^cleavage_(\d+)$/
const NAMED_COLUMN = /^axis[_:](.+)$/

/** How columns of axes are named. */
export const AXIS_COLUMNS: readonly RegExp[] = [NUMBERED_COLUMN, NAMED_COLUMN]

export interface AxisColumn {
  readonly column: string
  readonly axis: AxisRecord
}

/** The columns that carry a polarity: `cleavage_1` … with the customary names, or `axis_<name>`. */
export function axisColumns(columns: readonly string[]): AxisColumn[] {
  return columns.flatMap((column) => {
    const number = NUMBERED_COLUMN.exec(column)?.[1]
    const name = number ? (NUMBERED[Number(number) - 1] ?? { de: column }) : undefined
    if (name) return [{ column, axis: { key: column, name } }]
    const namedAxis = NAMED_COLUMN.exec(column)?.[1]
    return namedAxis ? [{ column, axis: { key: namedAxis, name: { de: namedAxis } } }] : []
  })
}

/** A polarity of a cell: 1, -1, null for none, undefined for anything else. */
export function polarityOf(text: string): 1 | -1 | null | undefined {
  if (text === '' || text === '0') return null
  if (text === '1' || text === '+1' || text === '1.0') return 1
  return text === '-1' || text === '-1.0' ? -1 : undefined
}
