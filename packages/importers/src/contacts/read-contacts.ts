import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@plenara/contract'
import type { Source } from '../source.ts'
import type { ColumnTable } from '../tables/columns.ts'
import { readTable } from '../tables/read-table.ts'
import type { TableRow } from '../tables/table.ts'

/** How somebody who stands for election is reached, as whoever took the nominations knows it. No public data: none of it may stand in an output. */
export interface ContactRow {
  /** Counted from 1 with the header. */
  readonly line: number
  /** The id of the election. */
  readonly electionId: number
  /** The number of the list; empty where the file names none. */
  readonly list: string
  /** On the ballot, or the place on the list. */
  readonly number: string
  readonly firstName: string
  readonly lastName: string
  /** `YYYY-MM-DD`; null where the file has none. */
  readonly birthDate: string | null
  /** As written, not checked; may be empty. */
  readonly email: string
  /** Street, postcode and place as on an envelope; empty where the file has none. */
  readonly postalAddress: string
  /** In which to write; German where the file does not say. */
  readonly language: InterfaceLanguage
}

/** Why a row cannot be read; none of its content. */
export interface UnreadRow {
  /** 0: the whole file. */
  readonly line: number
  readonly reason: string
}

export interface ContactsRead {
  readonly contacts: readonly ContactRow[]
  readonly unread: readonly UnreadRow[]
}

export interface AddressesRead {
  readonly addresses: readonly string[]
  readonly unread: readonly UnreadRow[]
}

const CONTACT_COLUMNS: ColumnTable = {
  required: ['election', 'number', 'first_name', 'last_name', 'email'],
  optional: ['list', 'birth_date', 'language', 'postal_address'],
}

/** Relays name the column of the address as they like. */
const BOUNCE_COLUMNS: ColumnTable = {
  required: ['email'],
  aliases: { email: ['Email', 'E-mail', 'email_address', 'recipient', 'Recipient', 'rcpt', 'to', 'address'] },
}

/**
 * Reads addresses of those who stand for election, from CSV or Excel: `election`, `number`, `first_name`, `last_name`, `email`, and where the file has them
 * `list`, `birth_date` (`YYYY-MM-DD` or `DD.MM.YYYY`), `postal_address` and `language`. What cannot be read is named by its line and in words of our own alone, because the
 * sentences of the reader quote what stands in the file. Throws `LimitExceeded`.
 */
export async function readContacts(source: Source): Promise<ContactsRead> {
  const { rows, unread } = await readPrivately(source, CONTACT_COLUMNS)
  const contacts: ContactRow[] = []
  const flawed: UnreadRow[] = []
  for (const row of rows) {
    const contact = contactOf(row)
    if (typeof contact === 'string') flawed.push({ line: row.line, reason: contact })
    else contacts.push(contact)
  }
  return { contacts, unread: [...unread, ...flawed].toSorted((a, b) => a.line - b.line) }
}

/** Reads the addresses at which mails of a relay bounced, from CSV or Excel with the column `email`. Throws `LimitExceeded`. */
export async function readBounces(source: Source): Promise<AddressesRead> {
  const { rows, unread } = await readPrivately(source, BOUNCE_COLUMNS)
  return { addresses: rows.map((row) => row.cell('email')).filter((email) => email !== ''), unread }
}

async function readPrivately(source: Source, format: ColumnTable): Promise<{ rows: readonly TableRow[]; unread: UnreadRow[] }> {
  const { columns, rows, problems } = await readTable(source, format)
  const absent = format.required.filter((column) => !columns.includes(column))
  if (rows.length === 0 && absent.length > 0) {
    return { rows, unread: [{ line: 0, reason: `it is no table with a header that has the columns ${format.required.join(', ')}` }] }
  }
  if (rows.length === 0 && problems.length === 0) return { rows, unread: [{ line: 0, reason: 'it has a header and no rows' }] }
  return { rows, unread: problems.map(({ line }) => ({ line, reason: 'the row cannot be read: it is cut, damaged or too long' })) }
}

function contactOf(row: TableRow): ContactRow | string {
  const cell = (column: string) => row.cell(column)
  const empty = ['election', 'number', 'first_name', 'last_name'].find((column) => cell(column) === '')
  if (empty) return `${empty} is empty`
  if (!/^[1-9]\d{0,8}$/.test(cell('election'))) return 'election is no id'
  const birthDate = cell('birth_date') === '' ? null : dayOf(cell('birth_date'))
  if (birthDate === undefined) return 'birth_date is no day'
  const language = cell('language') === '' ? 'de' : INTERFACE_LANGUAGES.find((one) => one === cell('language').toLowerCase())
  if (!language) return `language is none of ${INTERFACE_LANGUAGES.join(', ')}`
  return {
    ...{ line: row.line, electionId: Number(cell('election')), list: cell('list'), number: cell('number') },
    ...{ firstName: cell('first_name'), lastName: cell('last_name'), birthDate, email: cell('email'), language },
    postalAddress: cell('postal_address'),
  }
}

/** A day of the calendar as `YYYY-MM-DD`; undefined where it is none. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const written = year === '' ? text.replace(/T00:00(:00(\.0+)?)?Z?$/, '') : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined
  const instant = Date.parse(`${written}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(written) ? written : undefined
}
