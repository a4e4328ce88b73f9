import type { PartyRecord } from '@plenara/contract'
import type { Parsed, Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { columnsOfText, localized, readSettings } from '../tables/read-settings.ts'

const COLOR = /^#[0-9a-f]{6}$/i

/**
 * Parties with their names and colours as CSV or Excel (`docs/settings.md`). A party with the key of a stored one changes it, so that colours and names are
 * corrected by one file. It is read whole or not at all.
 */
export async function parseParties(source: Source): Promise<Parsed> {
  return readSettings(source, {
    required: ['key', 'short_name_de', 'name_de', 'color'],
    optional: [...columnsOfText('short_name'), ...columnsOfText('name')],
    read: toParty,
    importOf: (parties) => ({ parties }),
  })
}

function toParty(row: CsvRow): PartyRecord | string {
  const key = row.cell('key')
  const shortName = localized(row, 'short_name')
  const name = localized(row, 'name')
  const color = row.cell('color')
  if (!key) return 'key is empty'
  if (Object.keys(shortName).length === 0) return 'short_name is empty in every language'
  if (Object.keys(name).length === 0) return 'name is empty in every language'
  if (!COLOR.test(color)) return `color is no colour such as #4b8a3e: "${color}"`
  return { key, shortName, name, color: color.toLowerCase() }
}
