import { CANTONS } from '../reference/cantons.ts'
import type { TableRow } from '../tables/table.ts'
import { lettersOf, wholeNumber } from '../text.ts'
import type { Entry } from './entry.ts'

/** The entry of a row, or the reason why it is none. Lists have names and no numbers here. */
export function entryOfChvote(row: TableRow): Entry | string {
  const cell = (column: string) => (row.cell(column) === 'NA' ? '' : row.cell(column))
  const wanted = lettersOf(cell('district'))
  const canton = CANTONS.find(({ name }) => Object.values(name).some((text) => lettersOf(text ?? '') === wanted))
  if (!canton) return `district is no canton: "${row.cell('district')}"`
  if (!cell('lastname')) return 'lastname is empty'
  return {
    ...{ line: row.line, cantonCode: canton.code, listNumber: null, listName: cell('list'), number: null },
    ...{ firstName: cell('firstname'), lastName: cell('lastname'), birthYear: wholeNumber(cell('year_of_birth')) },
    sex: sexOf(cell('gender')),
    ...{ place: cell('city') || null, occupation: '', incumbent: cell('incumbent') === '1', party: cell('party_short') },
    places: ['list_place_1', 'list_place_2'].flatMap((column) => wholeNumber(cell(column)) || []),
    votes: null,
    elected: null,
  }
}

function sexOf(text: string): Entry['sex'] {
  if (text === 'f') return 'female'
  return text === 'm' ? 'male' : null
}
