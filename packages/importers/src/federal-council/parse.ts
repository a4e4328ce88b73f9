import type { CantonCode, CouncillorRecord, ParliamentPartyRecord } from '@plenara/contract'
import { problemsOf } from '../json.ts'
import { mergeByKey } from '../merge-records.ts'
import { federalCouncilKey } from '../parliament-keys.ts'
import { nameAlias } from '../parliament-people.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { partyColor } from '../parties.ts'
import { CANTONS } from '../reference/cantons.ts'
import type { Source } from '../source.ts'
import type { CsvRow } from '../tables/csv.ts'
import { readTable } from '../tables/read-table.ts'
import { dayOf, lettersOf, slug } from '../text.ts'
import { COLUMNS } from './columns.ts'

const COUNCIL = federalCouncilKey(99)
const IN_OFFICE = 'amtierend'

/** The members of the Federal Council since 1848 (CSV, Excel): the day of the election and of the end of the office. */
export async function parseFederalCouncil(source: Source): Promise<ParliamentParsed> {
  const table = await readTable(source, COLUMNS)
  const { problems, report } = problemsOf(source)
  const councillors: CouncillorRecord[] = []
  const parties: ParliamentPartyRecord[] = []
  for (const row of table.rows) {
    const councillor = toCouncillor(row)
    if (typeof councillor === 'string') report(row.line, councillor)
    else {
      councillors.push(councillor)
      parties.push(toParty(row))
    }
  }
  return parliamentParsed(source, { parliamentParties: mergeByKey(parties), councillors }, [...table.problems, ...problems])
}

function toCouncillor(row: CsvRow): CouncillorRecord | string {
  const words = row.cell('Name').split(' ')
  const lastName = words.at(-1) ?? ''
  const firstName = words.slice(0, -1).join(' ')
  const from = dayOf(row.cell('Election'))
  const left = row.cell('Left office')
  const until = left === IN_OFFICE ? null : dayOf(left)
  if (!firstName || !lastName) return `Name is no name: "${row.cell('Name')}"`
  if (!cantonOf(row.cell('Kanton'))) return `Kanton is no canton: "${row.cell('Kanton')}"`
  if (!from) return `Election is no day: "${row.cell('Election')}"`
  if (left !== IN_OFFICE && !until) return `Left office is no day: "${left}"`
  if (until && until < from) return `the office ends on ${until}, before it begins on ${from}`
  return {
    ...{
      key: `federal-council/${slug(row.cell('Name'))}/${from}`,
      id: null,
      aliases: [nameAlias(lastName, firstName)],
      firstName,
      lastName,
    },
    ...{ sex: row.cell('Geschlecht') === '0' ? 'female' : 'male', birthDate: null, birthYear: birthYearOf(row), councilKey: COUNCIL },
    ...{ cantonCode: cantonOf(row.cell('Kanton')), groupKey: null, groupFunction: null },
    ...{ partyKey: toParty(row).key, occupation: {}, seat: null, active: until === null, from, until, portraitUrl: null, website: null },
  }
}

function cantonOf(name: string): CantonCode | null {
  const letters = lettersOf(name)
  return CANTONS.find((canton) => lettersOf(canton.name.de ?? '') === letters)?.code ?? null
}

/** `1805–1861` or `* 1961`. */
function birthYearOf(row: CsvRow): number | null {
  const year = /\d{4}/.exec(row.cell('Lebensdaten'))?.[0]
  return year ? Number(year) : null
}

/** German and French short name in one cell: `FDP/PRD`. */
function toParty(row: CsvRow): ParliamentPartyRecord {
  const [de = '', fr = de] = row.cell('Party').split('/')
  return { key: `party-name/${slug(de)}`, id: null, name: {}, abbreviation: { de, fr }, color: partyColor(de) }
}
