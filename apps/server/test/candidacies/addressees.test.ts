import type { ContactRow } from '@plenara/importers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDataKey } from '../../src/keys/data-key.ts'
import { openAddressee, openContact } from '../../src/desk/candidacies/contact.ts'
import { type OfficialRow, readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { takeOutBounced } from '../../src/desk/candidacies/waves/bounces.ts'
import { importContacts } from '../../src/desk/candidacies/waves/import-contacts.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'

const dataKey = createDataKey(Buffer.alloc(32, 7))
const now = () => new Date()
let database: TestDatabase
let people: OfficialRow[]
beforeAll(async () => {
  database = await createFilledDatabase(DEMONSTRATION)
  const { electionId } = await database.db
    .selectFrom('candidate')
    .select('electionId')
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow()
  people = await readOfficial(database.db, { electionId }, 'de')
})
beforeEach(() => database.db.deleteFrom('candidacy').execute())
afterAll(() => database.drop())

const rowOf = (index: number, more: Partial<ContactRow>): ContactRow => {
  const { election, number, firstName, lastName } = people[index] as OfficialRow
  const told = { birthDate: `19${60 + index}-03-01`, email: '', language: 'fr', postalAddress: 'Dorfstrasse 1, 4051 Basel' } as const
  return { ...{ line: index + 2, electionId: election.id, list: '', number: number ?? '', firstName, lastName }, ...told, ...more }
}
const accept = (...contacts: ContactRow[]) => importContacts({ db: database.db, dataKey, now }, contacts)
const stored = async () => {
  const rows = await database.db.selectFrom('candidacy').selectAll().orderBy('candidateId').execute()
  return rows.map(({ candidacyId, contact, addressee }) => [
    contact && openContact(dataKey, candidacyId, contact).email,
    addressee && openAddressee(dataKey, candidacyId, addressee).birthDate,
  ])
}

// Fails when a date of birth is not kept, or stands readable in the database.
test('who is left to a letter is kept with the date of birth, sealed; who is reached by mail has it too', async () => {
  const contacts = [
    rowOf(0, { email: 'anna@example.ch' }),
    rowOf(1, {}),
    rowOf(2, { email: 'info@example.ch' }),
    rowOf(3, { birthDate: null }),
  ]
  expect(await accept(...contacts)).toMatchObject({ added: 3, changed: 0, unchanged: 0, posted: 2 })
  expect(await stored()).toEqual([
    ['anna@example.ch', '1960-03-01'],
    [null, '1961-03-01'],
    [null, '1962-03-01'],
  ])
  expect(await accept(...contacts)).toMatchObject({ added: 0, changed: 0, unchanged: 3, posted: 2 })
  const rows = await database.db.selectFrom('candidacy').select('addressee').execute()
  for (const { addressee } of rows) expect(addressee?.toString('latin1')).not.toMatch(/19\d\d|Dorfstrasse/)
})

test('a file that tells another date or an address changes it; one that tells nothing leaves it', async () => {
  await accept(rowOf(0, {}))
  expect(await accept(rowOf(0, { birthDate: '1970-01-31' }))).toMatchObject({ changed: 1 })
  expect(await accept(rowOf(0, { email: 'anna@example.ch', birthDate: null }))).toMatchObject({ changed: 1 })
  expect(await stored()).toEqual([['anna@example.ch', '1970-01-31']])
})

// Fails when whoever loses the address loses the letter, too.
test('where mails come back the address goes, and a letter is left', async () => {
  await accept(rowOf(0, { email: 'anna@example.ch' }))
  await takeOutBounced({ db: database.db, dataKey, addresses: ['anna@example.ch'], now })
  expect(await stored()).toEqual([[null, '1960-03-01']])
  expect(await accept(rowOf(0, { email: 'anna@example.ch' }))).toMatchObject({ posted: 1, unchanged: 1 })
  expect(await stored()).toEqual([[null, '1960-03-01']])
  await database.db.deleteFrom('candidacy').execute()
  expect(await stored()).toEqual([])
})
