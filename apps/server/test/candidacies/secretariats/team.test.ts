import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openContact } from '../../../src/desk/candidacies/contact.ts'
import { acceptProposal, dropProposal, listProposals } from '../../../src/desk/candidacies/secretariats/address-proposals.ts'
import { addMember } from '../../../src/desk/candidacies/secretariats/members.ts'
import { codeOf } from '../desk-world.ts'
import { OFFICE, openSecretariatWorld, type SecretariatWorld } from './secretariat-world.ts'

const DAY_MS = 86_400_000
const CANARY = 'Kanarienvogel'

let world: SecretariatWorld
beforeAll(async () => {
  world = await openSecretariatWorld()
})
beforeEach(() => world.reset())
afterEach(() => expect(world.errors.splice(0)).toEqual([]))
afterAll(() => world.close())

interface Shown {
  readonly id: number
  readonly state: string
  readonly cid: number | null
}

const team = async (cookie: string) => (await world.call('getTeam', { cookie })).json
const people = async (cookie: string): Promise<(Shown & Record<string, unknown>)[]> =>
  (await team(cookie)).lists.flatMap((list: { people: Shown[] }) => list.people)
const stateOf = async (cookie: string, id: number) => (await people(cookie)).find((one) => one.id === id)
const remind = (cookie: string, id: number) => world.call('remindCandidate', { cookie, params: { id } })
const propose = (cookie: string, id: number, email: string) =>
  world.call('proposeAddress', { cookie, params: { id }, body: { email, language: 'fr' } })
const idOf = (index: number) => world.onList[index]?.candidateId ?? 0

test('an office sees everybody of its lists, and of nobody else', async () => {
  const office = await world.office()
  const { lists, secretariats } = await team(office.cookie)
  expect(secretariats).toEqual([{ id: office.secretariatId, name: 'Föhre Basel' }])
  expect(lists).toHaveLength(1)
  expect(lists[0]).toMatchObject({ number: world.onList[0]?.list?.number, isOver: false, election: { id: world.electionId } })
  expect(lists[0].people.map(({ id }: Shown) => id).toSorted()).toEqual(world.onList.map(({ candidateId }) => candidateId).toSorted())
})

// Fails when more than the state of somebody is told to who may not prepare.
test('of each person stands the state, and nothing of what they say or how they are reached', async () => {
  const office = await world.office()
  const expireIn = (milliseconds: number) =>
    world.db
      .updateTable('invitation')
      .set({ expiresAt: new Date(Date.now() + milliseconds) })
      .execute()
  const id = idOf(0)
  const states = [(await stateOf(office.cookie, id))?.state]
  const { code } = await world.invite({ email: `${CANARY}@example.ch`, number: world.onList[0]?.number ?? '' })
  states.push((await stateOf(office.cookie, id))?.state)
  await expireIn(-1)
  states.push((await stateOf(office.cookie, id))?.state)
  await expireIn(DAY_MS)
  const { cookie } = await world.call('claim', { body: { code, password: 'Gletscher12!!' } })
  const [{ id: cid }] = (await world.call('getActor', { cookie })).json.candidacies
  states.push((await stateOf(office.cookie, id))?.state)
  const ids = await world.questionIds(cookie ?? '', cid)
  await world.save(cookie ?? '', cid, {
    answers: ids.map((questionId) => ({ questionId, value: 100 })),
    texts: [{ text: 'motto', language: 'de', value: CANARY }],
  })
  states.push((await stateOf(office.cookie, id))?.state)
  const { version } = (await world.read(cookie ?? '', cid)).json
  await world.call('submitStatement', { cookie, params: { cid }, body: { version, consentVersion: '1' } })
  states.push((await stateOf(office.cookie, id))?.state)
  expect(states).toEqual(['unreachable', 'invited', 'over', 'claimed', 'begun', 'submitted'])
  const shown = await stateOf(office.cookie, id)
  expect(shown).toEqual({
    ...{ id, firstName: world.onList[0]?.firstName, lastName: world.onList[0]?.lastName, number: world.onList[0]?.number },
    ...{ state: 'submitted', cid: null, remindedAt: null, canRemind: false, canPropose: false, isProposed: false },
  })
  expect(JSON.stringify(await team(office.cookie)).toLowerCase()).not.toContain(CANARY.toLowerCase())
})

test('a draft that may be prepared has its address in the list, and no other', async () => {
  const office = await world.office()
  const { cookie, candidacyId: cid } = await world.candidate()
  await world.candidate(1)
  expect((await people(office.cookie)).map((one) => one.cid).filter((one) => one !== null)).toEqual([])
  await world.grant(cookie, cid, office.secretariatId)
  expect((await people(office.cookie)).map((one) => one.cid).filter((one) => one !== null)).toEqual([cid])
})

// Fails when the week is not counted, or two offices remind one person.
test('an office reminds somebody once a week, and two of one list together', async () => {
  const office = await world.office()
  const second = await world.office({ name: 'Zweites Sekretariat', email: 'zwei@example.ch' })
  const id = idOf(0)
  expect(await remind(office.cookie, id)).toMatchObject({ status: 409, json: { code: 'nothing_to_remind' } })
  await world.candidate(0)
  const before = world.mails.length
  const both = await Promise.all([remind(office.cookie, id), remind(second.cookie, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 429])
  const mail = await world.mailAfter(before, 'candidacy-reminder')
  expect([mail.to, mail.stop?.startsWith(world.url)]).toEqual(['person0-a@example.ch', true])
  expect(await stateOf(office.cookie, id)).toMatchObject({ canRemind: false, remindedAt: expect.any(String) })
  const remindedBefore = (milliseconds: number) =>
    world.db
      .updateTable('candidacy')
      .set({ teamRemindedAt: new Date(Date.now() - milliseconds) })
      .execute()
  await remindedBefore(7 * DAY_MS - 60_000)
  expect(await remind(office.cookie, id)).toMatchObject({ status: 429, json: { code: 'reminded_lately' } })
  await remindedBefore(7 * DAY_MS)
  expect(await remind(office.cookie, id)).toMatchObject({ status: 202 })
})

// Fails when the office hears that somebody wants no reminders, or one goes to them.
test('who has stopped reminders gets none, and the office hears nothing of it', async () => {
  const office = await world.office()
  await world.candidate(0)
  await world.db.updateTable('candidacy').set({ remindersStoppedAt: new Date() }).execute()
  const before = world.mails.length
  const id = idOf(0)
  expect(await remind(office.cookie, id)).toMatchObject({ status: 202, json: {} })
  expect(await stateOf(office.cookie, id)).toMatchObject({ state: 'claimed', canRemind: false })
  await expect.poll(() => world.db.selectFrom('outbox').selectAll().execute()).toEqual([])
  expect(world.mails.slice(before)).toEqual([])
})

// Fails when an office puts an address of its own in the place of somebody, or learns one.
test('an address that an office proposes waits, sealed, for an operator, and nothing changes before', async () => {
  const office = await world.office()
  const id = idOf(0)
  const { code } = await world.invite({ email: 'anna@example.ch', number: world.onList[0]?.number ?? '' })
  const before = world.mails.length
  expect(await propose(office.cookie, id, 'keine')).toMatchObject({ status: 422, json: { code: 'email_invalid' } })
  expect(await propose(office.cookie, id, 'fehler@example.ch')).toMatchObject({ status: 202, json: {} })
  expect((await propose(office.cookie, id, `${CANARY}@example.ch`)).status).toBe(202)
  const [stored] = await world.db.selectFrom('addressProposal').selectAll().execute()
  expect(stored?.contact.includes(CANARY)).toBe(false)
  expect(openContact(world.dataKey, id, stored?.contact ?? Buffer.alloc(0))).toEqual({ email: `${CANARY}@example.ch` })
  expect(await stateOf(office.cookie, id)).toMatchObject({ state: 'invited', isProposed: true })
  expect(JSON.stringify(await team(office.cookie))).not.toContain(CANARY)
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(200)
  expect(world.mails.slice(before)).toEqual([])
  expect(await listProposals(world.inviting)).toMatchObject([
    { candidateId: id, email: `${CANARY}@example.ch`, secretariat: 'Föhre Basel', language: 'fr', doubt: null },
  ])
  const { isRepeated } = await acceptProposal(world.inviting, id)
  const mail = await world.mailAfter(before, 'candidacy-invitation')
  expect([isRepeated, mail.to]).toEqual([true, `${CANARY}@example.ch`])
  expect(mail.text).toContain('du secrétariat qui s’occupe de ta liste')
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(404)
  expect(await world.db.selectFrom('addressProposal').selectAll().execute()).toEqual([])
  // Once it is taken up the address is theirs alone.
  await world.call('claim', { body: { code: codeOf(mail, 'claim'), password: 'Gletscher12!!' } })
  expect(await propose(office.cookie, id, 'neu@example.ch')).toMatchObject({ status: 409, json: { code: 'taken_up' } })
})

// Fails when the address of an office, or that of somebody else, opens a candidacy.
test('an address of somebody else or of an office is accepted by nobody, and the office is not told why', async () => {
  const office = await world.office()
  await world.invite({ email: 'geteilt@example.ch', number: world.onList[1]?.number ?? '' })
  expect((await propose(office.cookie, idOf(0), 'Geteilt@example.ch')).status).toBe(202)
  expect((await propose(office.cookie, idOf(2), OFFICE)).status).toBe(202)
  expect((await listProposals(world.inviting)).map(({ doubt }) => doubt).toSorted()).toEqual(['secretariat', 'shared'])
  await expect(acceptProposal(world.inviting, idOf(0))).rejects.toThrow('somebody else on the lists')
  await expect(acceptProposal(world.inviting, idOf(2))).rejects.toThrow('a secretariat')
  await dropProposal(world.db, idOf(0))
  await expect(dropProposal(world.db, idOf(0))).rejects.toThrow('No address of candidate')
  expect(await world.db.selectFrom('addressProposal').select('candidateId').execute()).toEqual([{ candidateId: idOf(2) }])
})

// Fails when the log does not say whom an office reminded, or has the address that it proposed.
test('what an office does about somebody stands in the audit log with the candidacy, without the address', async () => {
  const office = await world.office()
  await world.invite({ email: 'anna@example.ch', number: world.onList[0]?.number ?? '' })
  world.events.length = 0
  await remind(office.cookie, idOf(0))
  await propose(office.cookie, idOf(0), `${CANARY}@example.ch`)
  await propose(office.cookie, idOf(1), `${CANARY}@example.ch`)
  const { candidacyId } = await world.db.selectFrom('candidacy').select('candidacyId').executeTakeFirstOrThrow()
  const who = world.events[0]?.who
  expect(who).toMatch(/^actor:\d+$/)
  expect(world.events).toEqual([
    { who, what: 'remindCandidate', whose: `candidacy:${candidacyId}`, outcome: 'ok' },
    { who, what: 'proposeAddress', whose: `candidacy:${candidacyId}`, outcome: 'ok' },
    // Of somebody whom nobody has invited there is no candidacy yet.
    { who, what: 'proposeAddress', whose: who, outcome: 'ok' },
  ])
})

// Fails when a proposal outlives that its person answers or is invited another way.
test('a proposal goes when somebody takes an invitation up, and when an operator invites otherwise', async () => {
  const office = await world.office()
  const { code } = await world.invite({ email: 'anna@example.ch', number: world.onList[0]?.number ?? '' })
  await propose(office.cookie, idOf(0), 'anders@example.ch')
  await world.call('claim', { body: { code, password: 'Gletscher12!!' } })
  expect(await world.db.selectFrom('addressProposal').selectAll().execute()).toEqual([])
  await propose(office.cookie, idOf(1), 'beat@example.ch')
  await world.invite({ email: 'beat.anders@example.ch', number: world.onList[1]?.number ?? '' })
  expect(await world.db.selectFrom('addressProposal').selectAll().execute()).toEqual([])
})

// Fails when a stranger stays in an office because the mail went to the wrong address.
test('who is not meant by the mail of an office ends it while nobody has come in, and is marked afterwards', async () => {
  const office = await world.office()
  const members = () => world.db.selectFrom('secretariatMember').select(['actorId', 'notMeAt']).execute()
  expect(await world.call('notMe', { body: { code: codeOf(office.mail, 'not-me') } })).toMatchObject({ json: { isEnded: false } })
  expect(await members()).toEqual([{ actorId: expect.any(Number), notMeAt: expect.any(Date) }])
  expect((await team(office.cookie)).secretariats).toHaveLength(1)
  await world.reset()
  const before = world.mails.length
  await addMember(world.inviting, {
    ...{ name: 'Föhre Basel', electionId: world.electionId, listNumbers: [world.onList[0]?.list?.number ?? ''] },
    ...{ email: 'falsch@example.ch', language: 'de' },
  })
  const mail = await world.mailAfter(before, 'candidacy-team-invited')
  expect(await world.call('notMe', { body: { code: codeOf(mail, 'not-me') } })).toMatchObject({ json: { isEnded: true } })
  for (const table of ['secretariat', 'secretariatMember', 'actor', 'actorEmail'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
})
