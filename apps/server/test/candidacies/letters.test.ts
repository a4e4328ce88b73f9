import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { smallDemoData } from '@plenara/demo-data'
import { readPrintedCode } from '@plenara/domain'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadDataKey } from '../../src/keys/data-key.ts'
import { hashLetterCode, readLetterKey } from '../../src/desk/candidacies/letters/letter-code.ts'
import { type OfficialRow, readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import { rotateKey } from '../../src/keys/rotate-key.ts'
import { type AdminWorld, openAdminWorld } from '../support/admin-world.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm', 'gsw']
let world: AdminWorld
let people: OfficialRow[]
let contestId: string
beforeAll(async () => {
  world = await openAdminWorld()
  await writeCatalogue(world.db, smallDemoData(), { isPublished: true })
  await world.db.updateTable('election').set({ electionDate: '2090-10-20' }).execute()
  const { electionId } = await world.db
    .selectFrom('candidate')
    .select('electionId')
    .where('number', 'is not', null)
    .executeTakeFirstOrThrow()
  people = await readOfficial(world.db, { electionId }, 'de')
})
beforeEach(async () => {
  for (const table of ['candidacy', 'contest', 'letterKey'] as const) await world.db.deleteFrom(table).execute()
  const dates = ['--submit-until', '2090-08-14', '--voters-from', '2090-08-16']
  const created = await admin('contest', 'create', 'Wahl', '--elections', String(people[0]?.election.id), ...dates, '--json')
  contestId = String(JSON.parse(created.stdout.trim().split('\n').at(-1) ?? '').contestId)
})
afterAll(() => world.close())

const admin = (...args: string[]) => world.admin(args)
const pathOf = (name: string) => join(world.dataDir, name)
const HEAD = 'election,number,first_name,last_name,birth_date,email,language,postal_address'
const born = (index: number) => `19${60 + index}-03-01`
const importRows = async (...rows: { index: number; email?: string; birthDate?: string }[]) => {
  const lines = rows.map(({ index, email = '', birthDate = born(index) }) => {
    const { election, number, firstName, lastName } = people[index] as OfficialRow
    return `${election.id},${number},"${firstName}","${lastName}",${birthDate},${email},${LANGUAGES[index]},"Dorfstrasse ${index}, 4051 Basel"`
  })
  writeFileSync(pathOf('contacts.csv'), `${[HEAD, ...lines].join('\n')}\n`)
  const imported = await admin('candidacy', 'import', pathOf('contacts.csv'), '--accept')
  expect(imported.status, imported.stderr).toBe(0)
}
/** Prints, and answers what stands in the file. */
const print = async (verb: 'print' | 'csv', ...args: string[]) => {
  rmSync(pathOf('letters'), { force: true })
  const printed = await letters(verb, pathOf('letters'), '--contest', contestId, ...args)
  return { ...printed, content: printed.stdout.includes('letters are in') ? readFileSync(pathOf('letters'), 'utf8') : '' }
}
const letters = (...args: string[]) =>
  world.admin(['letters', ...args], undefined, { DESK_URL: 'https://desk.example.ch', DESK_PORT: '0', PUBLIC_URL: 'https://example.ch' })
const codesOf = (html: string) => [...html.matchAll(/<p class="code">([^<]+)</g)].map(([, groups = '']) => readPrintedCode(groups))
const hashes = async () => (await world.db.selectFrom('letterCode').select('hash').execute()).map(({ hash }) => hash.toString('hex'))
const keyFile = () => pathOf('data.key')
const hashOf = async (code: string | null) =>
  hashLetterCode((await readLetterKey(world.db, await loadDataKey(keyFile()))) ?? Buffer.alloc(0), code ?? '').toString('hex')

// Fails when a letter bears what is asked for beside its code, loads something, or others can read the file.
test('one page each in the language of the person, for its owner alone, without a date of birth', async () => {
  await importRows(...[0, 1, 2, 3, 4].map((index) => ({ index })))
  const { stdout, content } = await print('print')
  expect(stdout).toContain('5 letters are in')
  expect(stdout).toContain('Only its owner can read it')
  expect(statSync(pathOf('letters')).mode & 0o777).toBe(0o600)
  expect(content.match(/<section class="letter" lang="(\w+)"/g)).toEqual(
    ['de', 'fr', 'it', 'rm', 'de'].map((language) => `<section class="letter" lang="${language}"`),
  )
  for (const text of [
    'Dein Code',
    'Ton code',
    'Il tuo codice',
    'Tes code',
    'https://desk.example.ch/candidacy/letter',
    'https://example.ch/imprint',
  ])
    expect(content).toContain(text)
  expect(content.match(/<svg role="img" aria-label="[^"]+" xmlns/g)).toHaveLength(5)
  expect(content).toContain('Dorfstrasse 0<br>4051 Basel')
  expect(content).not.toMatch(/undefined|\{\w+\}|src=|<link|<script/)
  for (const index of [0, 1, 2, 3, 4]) expect(content).not.toMatch(new RegExp(`${born(index)}|1\\.0?3\\.19${60 + index}`))
  const codes = codesOf(content)
  expect(new Set(codes).size).toBe(5)
  expect(codes).not.toContain(null)
  expect(new Set(await hashes())).toEqual(new Set(await Promise.all(codes.map(hashOf))))
  expect((await admin('candidacy', 'list', String(people[0]?.election.id))).stdout).toMatch(
    /no address {2}invited {2}letter of \d{4}-\d\d-\d\d\n/,
  )
  // Whoever has a letter is invited: the rules are theirs, too.
  expect((await admin('contest', 'set', contestId, '--no-answer-max', '3')).stderr).toContain('somebody is invited (5)')
})

test('the table for mail merge has the same, with what the square leads to', async () => {
  await importRows({ index: 0 }, { index: 1 })
  const { content } = await print('csv')
  const rows = parse(content, { columns: true }) as Record<string, string>[]
  expect(rows).toHaveLength(2)
  const [{ code = '', link = '', ...first } = {}] = rows
  const { firstName, lastName, number } = people[0] as OfficialRow
  expect(first).toMatchObject({ name: `${firstName} ${lastName}`, number, language: 'de', postal_address: 'Dorfstrasse 0, 4051 Basel' })
  expect(link).toBe(`https://desk.example.ch/candidacy/letter?lang=de#${readPrintedCode(code)}`)
  expect(content).not.toContain('1960-03-01')
})

// Fails when a letter goes to who has an address, or a second run ends the codes of letters that are in the post.
test('a letter goes to who has no address; printed again it ends the code of the former one, of nobody else', async () => {
  await importRows({ index: 0 }, { index: 1 }, { index: 2, email: 'carla@example.ch' }, { index: 3, birthDate: '' })
  const first = codesOf((await print('print')).content)
  expect(first).toHaveLength(2)
  const before = await hashes()
  const second = await print('print')
  expect(second.stdout).toMatch(
    /^No letter is due\n2 have a letter whose code is good; .+\n\d+ on the lists are reached neither by mail nor by letter/,
  )
  expect(await hashes()).toEqual(before)
  const only = await print('print', '--only', `${people[0]?.election.id}/${people[0]?.number}`)
  expect(only.stdout).toContain('1 of them end the code of a former letter')
  const [again = null] = codesOf(only.content)
  expect(new Set(await hashes())).toEqual(new Set([await hashOf(again), await hashOf(first[1] ?? null)]))
  expect(codesOf((await print('print', '--anew')).content)).toHaveLength(2)
  expect(new Set(await hashes()).has(await hashOf(again))).toBe(false)
})

// Fails when the key of the codes is left under the former outer key: every printed code would open nothing.
test('printed codes live on when the outer key is another one', async () => {
  await importRows({ index: 0 })
  const [code = null] = codesOf((await print('print')).content)
  const former = await loadDataKey(keyFile())
  const [key, formerId] = [await readLetterKey(world.db, former), former.currentId()]
  await rotateKey(world.db, { file: keyFile(), settleMs: 0 })
  const present = await loadDataKey(keyFile())
  expect(present.currentId()).not.toEqual(formerId)
  expect(await readLetterKey(world.db, present)).toEqual(key)
  expect(await hashes()).toEqual([await hashOf(code)])
  const { sealed } = await world.db.selectFrom('letterKey').select('sealed').executeTakeFirstOrThrow()
  expect(sealed.subarray(0, 8)).toEqual(present.currentId())
  const { addressee } = await world.db.selectFrom('candidacy').select('addressee').executeTakeFirstOrThrow()
  expect(addressee?.subarray(0, 8)).toEqual(present.currentId())
})

// Fails when codes are made anew although the letters could not be written.
test('where the file cannot be written the former codes stay', async () => {
  await importRows({ index: 0 })
  await print('print')
  const before = await hashes()
  expect(await letters('print', pathOf('letters'), '--contest', contestId, '--anew')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('exists already and is left as it is'),
  })
  expect(await letters('csv', join(world.dataDir, 'none', 'letters'), '--contest', contestId, '--anew')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be written'),
  })
  expect(await hashes()).toEqual(before)
})

test('who can get no letter is told, each in a sentence', async () => {
  await importRows({ index: 0, birthDate: '', email: 'anna@example.ch' })
  const number = `${people[0]?.election.id}/${people[0]?.number}`
  const told = async (...args: string[]) => (await letters('print', pathOf('none'), ...args)).stderr
  expect(await told('--contest', contestId, '--only', number)).toContain('has no date of birth')
  expect(await told('--contest', contestId, '--only', '9/9')).toContain('Nobody in the contest is 9/9')
  expect(await told('--contest', '4711')).toContain('There is no contest 4711')
  expect(await told()).toContain('Say --contest')
  const withoutDesk = await world.admin(['letters', 'print', pathOf('none'), '--contest', contestId], undefined, { PORT: '4711' })
  expect(withoutDesk.stderr).toContain('DESK_URL is not set')
})
