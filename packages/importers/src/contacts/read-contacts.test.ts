import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { textSource } from '../test-support/source.ts'
import { readBounces, readContacts } from './read-contacts.ts'

const HEAD = 'election,list,number,first_name,last_name,birth_date,email,language'
const ROW = '12,01,01.05,Anna,Muster,1988-03-01,anna@example.ch,fr'
const read = (...lines: string[]) => readContacts(textSource('contacts.csv', `${lines.join('\n')}\n`))
const ANNA = {
  ...{ line: 2, electionId: 12, list: '01', number: '01.05', firstName: 'Anna', lastName: 'Muster' },
  ...{ birthDate: '1988-03-01', email: 'anna@example.ch', language: 'fr', postalAddress: '' },
}

test('a row says who is reached where, and in which language; Excel says the same', async () => {
  expect(await read(HEAD, ROW)).toEqual({ contacts: [ANNA], unread: [] })
  const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [HEAD.split(','), ROW.split(',')] }] })
  expect(await readContacts({ file: 'contacts.xlsx', bytes })).toEqual({ contacts: [ANNA], unread: [] })
})

test('list, birth date and language may be missing, and an address is not checked here', async () => {
  expect(await read('election,number,first_name,last_name,email', '12,5,Anna,Muster,')).toEqual({
    contacts: [{ ...ANNA, list: '', number: '5', birthDate: null, email: '', language: 'de' }],
    unread: [],
  })
  expect((await read(HEAD, ROW.replace('1988-03-01', '1.3.1988'))).contacts).toEqual([ANNA])
})

test('the postal address may be told, or left empty', async () => {
  const rows = await read(`${HEAD},postal_address`, `${ROW},"Dorfstrasse 1, 4051 Basel"`, `${ROW.replace('01.05', '01.06')},`)
  expect(rows.contacts.map(({ postalAddress }) => postalAddress)).toEqual(['Dorfstrasse 1, 4051 Basel', ''])
})

test.each([
  ['12', 'x', 'election is no id'],
  ['01.05', '', 'number is empty'],
  ['Muster', '', 'last_name is empty'],
  ['1988-03-01', '31.2.1988', 'birth_date is no day'],
  [',fr', ',en', 'language is none of de, fr, it, rm, gsw'],
])('%j as %j is named by its line', async (from, to, reason) => {
  expect(await read(HEAD, ROW.replace(from, to), ROW)).toEqual({ contacts: [{ ...ANNA, line: 3 }], unread: [{ line: 2, reason }] })
})

// Fails when a sentence of the common reader, which quotes the file, gets out.
test.each([
  ['no header', ROW, ROW],
  ['another header', 'election,number,first_name,last_name,Mailadresse von Anna Muster', ROW],
  ['a row too short', HEAD, ROW, '12,01,01.06,Anna'],
  ['a quote that is not closed', HEAD, ROW, '12,01,01.06,"Anna,Muster,1988-03-01,anna@example.ch,fr'],
  ['broken letters', HEAD, ROW, ROW.replace('Anna', 'Ann\uFFFD')],
  ['a control character', HEAD, ROW, ROW.replace('Anna', 'Ann\u0019')],
  ['a wrong day', HEAD, ROW.replace('1988', 'Anna')],
])('%s: no word of the file stands in what is said', async (_, ...lines) => {
  const { unread } = await read(...lines)
  expect(unread.length).toBeGreaterThan(0)
  expect(JSON.stringify(unread)).not.toMatch(/Anna|Muster|example|1988/)
})

// Fails when a file that was cut loses a person without a word.
test('wherever a file is cut, each row is read as it is or named', async () => {
  const whole = `${[HEAD, ROW, ROW.replace('01.05', '01.06'), ROW.replace('01.05', '01.07')].join('\n')}\n`
  for (let length = HEAD.length + 1; length < whole.length; length++) {
    const cut = whole.slice(0, length)
    const { contacts, unread } = await readContacts(textSource('contacts.csv', cut))
    for (const contact of contacts) expect({ ...contact, line: 2, number: '01.05' }).toEqual(ANNA)
    const begun = cut.trimEnd().split('\n').length - 1
    expect(contacts.length + (begun === 0 ? 0 : unread.length), `cut at ${length}`).toBe(begun)
  }
})

test('bounces are the addresses of a file, whatever its relay calls the column', async () => {
  for (const name of ['email', 'recipient', 'Email']) {
    const source = textSource('bounces.csv', `date,${name},reason\n2027-06-01,anna@example.ch,550\n2027-06-01,,550\n`)
    expect(await readBounces(source)).toEqual({ addresses: ['anna@example.ch'], unread: [] })
  }
  const { addresses, unread } = await readBounces(textSource('bounces.csv', 'anna@example.ch\nbeat@example.ch\n'))
  expect([addresses, unread]).toEqual([[], [{ line: 0, reason: 'it is no table with a header that has the columns email' }]])
})
