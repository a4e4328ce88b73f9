import { printedGroups } from '@plenara/domain'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openContact } from '../../src/desk/candidacies/contact.ts'
import { listCandidacies } from '../../src/desk/candidacies/list-candidacies.ts'
import { codeOf, type DeskWorld, openDeskWorld, PASSWORD } from './desk-world.ts'
import { printLetter } from './printed-letter.ts'

const DAY_MS = 24 * 60 * 60_000
const EMAIL = 'anna@example.ch'
let world: DeskWorld
let number: string
beforeAll(async () => {
  world = await openDeskWorld()
  number = world.people[0]?.number ?? ''
})
beforeEach(async () => {
  for (const table of ['candidacy', 'actor', 'outbox', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  world.events.length = 0
})
afterEach(() => expect(world.errors).toEqual([]))
afterAll(() => world.close())

interface Said {
  readonly code: string
  readonly birthDate: string
}
const said = ({ code, birthDate }: Said) => ({ code, birthDate })
const read = (letter: Said, address = '192.0.2.1') =>
  world.call('readLetter', { body: said(letter), headers: { 'X-Test-Address': address } })
const ask = (letter: Said, email = EMAIL) => world.call('confirmByMail', { body: { ...said(letter), email } })
/** The code of the link that goes to a typed address. */
const linkTo = async (letter: Said, email = EMAIL) => {
  const before = world.mails.length
  expect((await ask(letter, email)).status).toBe(202)
  const mail = await world.mailAfter(before, 'candidacy-address')
  return { mail, code: codeOf(mail, 'claim'), notMe: codeOf(mail, 'not-me') }
}
const candidacy = () => world.db.selectFrom('candidacy').selectAll().executeTakeFirstOrThrow()
const letterRow = () => world.db.selectFrom('letterCode').selectAll().executeTakeFirst()
const listed = async () => (await listCandidacies(world.db, world.dataKey, { electionId: world.electionId, now: new Date() }))[0]

// Fails when the code alone opens something, or something is another one before the link of the mail is opened.
test('code, date of birth and the link of a mail lead to the account; before the link nothing of the candidacy is another one', {
  tags: ['slow'],
}, async () => {
  const letter = await printLetter(world, { number, language: 'fr' })
  const before = await candidacy()
  const typed = printedGroups(letter.code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ')
  const shown = await read({ ...letter, code: typed })
  const { candidateId: _, ...official } = world.people[0] ?? { candidateId: 0 }
  expect(shown).toMatchObject({ status: 200, json: official })
  expect(JSON.stringify(shown.json)).not.toContain('1988')
  const { mail, code } = await linkTo(letter)
  expect(mail).toMatchObject({ to: EMAIL, subject: 'Plenara\u00a0: confirme ton adresse e-mail' })
  expect(mail.text).toContain('parce que cette adresse a été indiquée avec une lettre de notre part')
  expect(mail.text).toContain('3 jours')
  expect([await candidacy(), await world.db.selectFrom('actor').selectAll().execute()]).toEqual([before, []])
  expect(await listed()).toMatchObject({ state: 'invited', email: null, letter: { state: 'good' } })
  expect((await world.call('readInvitation', { body: { code } })).json).toMatchObject({ ...official, isKnown: false, isTyped: true })
  const { status, json, cookie } = await world.call('claim', { body: { code, password: PASSWORD } })
  expect([status, json.candidacies[0].id]).toEqual([201, letter.candidacyId])
  expect((await world.call('getActor', { cookie })).status).toBe(200)
  const { contact, addressee } = await candidacy()
  expect(contact && openContact(world.dataKey, letter.candidacyId, contact)).toEqual({ email: EMAIL })
  // What it asked for is no longer needed.
  expect([addressee, await letterRow()]).toEqual([null, undefined])
  expect(await read(letter)).toMatchObject({ status: 404, json: { code: 'letter_unknown' } })
})

// Fails when the sixth try of a code is looked at, from whatever network, or the right date opens a locked one.
test('five wrong dates lock a code; a new letter is good again', { tags: ['slow'] }, async () => {
  const letter = await printLetter(world, { number })
  const wrong = { ...letter, birthDate: '1988-01-03' }
  const answers: string[] = []
  for (let index = 0; index < 5; index++) answers.push((await read(wrong, `198.51.100.${index}`)).json.code)
  expect(answers).toEqual([...Array(4).fill('letter_unknown'), 'letter_locked'])
  expect(await read(letter)).toMatchObject({ status: 423, json: { code: 'letter_locked' } })
  expect(await ask(letter)).toMatchObject({ status: 423, json: { code: 'letter_locked' } })
  expect(await listed()).toMatchObject({ state: 'over', letter: { state: 'locked' } })
  const again = await printLetter(world, { number })
  expect([(await read(letter)).status, (await read(again)).status]).toEqual([404, 200])
})

// Fails when tries that come at once are all looked at.
test('of twenty wrong dates at once five are looked at', async () => {
  const letter = await printLetter(world, { number })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => read({ ...letter, birthDate: '1970-01-01' }, `198.51.100.${index}`)),
  )
  expect(answers.filter(({ json }) => json.code === 'letter_unknown').length).toBeLessThanOrEqual(4)
  expect((await letterRow())?.wrongDates).toBe(5)
  expect((await read(letter)).json.code).toBe('letter_locked')
})

test('right dates are no wrong ones: four mistakes leave the code good', { tags: ['slow'] }, async () => {
  const letter = await printLetter(world, { number })
  for (let index = 0; index < 4; index++) await read({ ...letter, birthDate: '1988-01-03' })
  for (let index = 0; index < 3; index++) expect((await read(letter)).status).toBe(200)
  expect((await letterRow())?.wrongDates).toBe(4)
})

// Fails when an answer or its time tells whether there is such a code.
test('a code that nobody has is answered as one with another date, locks included, and in the same steps of time', {
  tags: ['slow'],
}, async () => {
  const letter = await printLetter(world, { number })
  const wrong = { ...letter, birthDate: '1988-01-03' }
  const unknown = { code: '0000000000000', birthDate: '1988-03-01' }
  const pairs: [string, string][] = []
  for (let index = 0; index < 7; index++) {
    const [one, other] = [await read(wrong), await read(unknown)]
    expect([one.status, { ...one.json }]).toEqual([other.status, { ...other.json }])
    pairs.push([one.json.code, other.json.code])
  }
  expect(pairs.slice(3).map(([code]) => code)).toEqual(['letter_unknown', 'letter_locked', 'letter_locked', 'letter_locked'])
  const begin = performance.now()
  await read(unknown)
  expect(performance.now() - begin).toBeGreaterThanOrEqual(240)
})

// Fails when a network may try codes without end.
test('after sixty tries that opened nothing a network waits; a letter that is good goes on', { tags: ['slow'] }, async () => {
  const letter = await printLetter(world, { number })
  const statuses: number[] = []
  const tries = Array.from({ length: 62 }, (_, index) => ({ code: index.toString().padStart(13, '0'), birthDate: '1988-03-01' }))
  for (let from = 0; from < tries.length; from += 8) {
    statuses.push(...(await Promise.all(tries.slice(from, from + 8).map((one) => read(one)))).map(({ status }) => status))
  }
  expect([statuses.filter((status) => status === 404).length, statuses.filter((status) => status === 429).length]).toEqual([60, 2])
  expect((await read(letter)).status).toBe(200)
})

test('a letter ends after 60 days, with a new one, and when somebody leaves the lists', async () => {
  const old = await printLetter(world, { number, at: new Date(Date.now() - 60 * DAY_MS) })
  expect((await read(old)).json.code).toBe('letter_unknown')
  const letter = await printLetter(world, { number })
  expect((await read(letter)).status).toBe(200)
  const { candidateId } = await candidacy()
  await world.db.updateTable('candidate').set({ gone: true }).where('id', '=', candidateId).execute()
  expect((await read(letter)).status).toBe(404)
  await world.db.updateTable('candidate').set({ gone: null }).where('id', '=', candidateId).execute()
})

// Fails when a mistyped address can no longer be mended, or its link stays good.
test('another address ends the link of the former one; an address that is none is refused, and mails are few', {
  tags: ['slow'],
}, async () => {
  const letter = await printLetter(world, { number })
  expect(await ask(letter, 'anna@')).toMatchObject({ status: 422, json: { code: 'email_invalid' } })
  const first = await linkTo(letter, 'stranger@example.ch')
  const second = await linkTo(letter)
  expect((await world.call('readInvitation', { body: { code: first.code } })).status).toBe(404)
  expect((await world.call('claim', { body: { code: second.code, password: PASSWORD } })).status).toBe(201)
  const other = await printLetter(world, { number: world.people[1]?.number ?? '' })
  const statuses: number[] = []
  for (let index = 0; index < 7; index++) statuses.push((await ask(other)).status)
  expect(statuses).toEqual([...Array(5).fill(202), 429, 429])
})

// Fails when a stranger whose address was typed takes the letter away, or an address that was told before.
test('a stranger whose address was typed ends that link alone', { tags: ['slow'] }, async () => {
  const { candidacyId } = await world.invite({ email: 'told@example.ch' })
  const letter = await printLetter(world, { number })
  const { code, notMe } = await linkTo(letter, 'stranger@example.ch')
  expect(await world.call('notMe', { body: { code: notMe } })).toMatchObject({ status: 200, json: { isEnded: true } })
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(404)
  expect(await listed()).toMatchObject({ candidacyId, email: 'told@example.ch', notMeAt: null })
  expect((await world.call('notMe', { body: { code: notMe } })).status).toBe(404)
  const { code: own } = await linkTo(letter)
  expect((await world.call('claim', { body: { code: own, password: PASSWORD } })).status).toBe(201)
  expect((await world.call('signIn', { body: { email: EMAIL, password: PASSWORD } })).status).toBe(200)
  expect(await listed()).toMatchObject({ email: EMAIL, state: 'claimed' })
})

test('an address that has an account is taken up by its password alone', async () => {
  await world.claimed({ email: EMAIL, number: world.people[1]?.number ?? '' })
  const letter = await printLetter(world, { number })
  const { code } = await linkTo(letter)
  expect((await world.call('readInvitation', { body: { code } })).json).toMatchObject({ isKnown: true })
  expect((await world.call('claim', { body: { code, password: 'Gletscher34!!' } })).json.code).toBe('credentials_wrong')
  const { json } = await world.call('claim', { body: { code, password: PASSWORD } })
  expect(json.candidacies).toHaveLength(2)
})

test('each try leaves one event that names the candidacy, and no code, date or address', { tags: ['slow'] }, async () => {
  const letter = await printLetter(world, { number })
  await read({ ...letter, birthDate: '1988-01-03' })
  await read(letter)
  await read({ code: '0000000000000', birthDate: '1988-03-01' })
  await ask(letter)
  const candidacyOf = `candidacy:${letter.candidacyId}`
  expect(world.events.map(({ who, what, whose, outcome, corrects }) => [who, what, whose, outcome, corrects !== undefined])).toEqual([
    [null, 'readLetter', candidacyOf, 'ok', false],
    [null, 'readLetter', candidacyOf, 'letter_unknown', true],
    [null, 'readLetter', candidacyOf, 'ok', false],
    [null, 'readLetter', null, 'ok', false],
    [null, 'readLetter', null, 'letter_unknown', true],
    [null, 'confirmByMail', candidacyOf, 'ok', false],
  ])
  expect(JSON.stringify(world.events)).not.toMatch(new RegExp(`${letter.code}|1988|anna`))
})
