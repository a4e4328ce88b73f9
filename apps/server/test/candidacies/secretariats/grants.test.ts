import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeMember } from '../../../src/desk/candidacies/secretariats/members.ts'
import { PASSWORD } from '../desk-world.ts'
import { OFFICE, openSecretariatWorld, type SecretariatWorld } from './secretariat-world.ts'

let world: SecretariatWorld
beforeAll(async () => {
  world = await openSecretariatWorld()
})
beforeEach(() => world.reset())
afterEach(() => expect(world.errors.splice(0)).toEqual([]))
afterAll(() => world.close())

const NOT_FOUND = { status: 404, json: { code: 'not_found' } }
/** Somebody, and the office of their list, which may prepare. */
async function granted() {
  const office = await world.office()
  const person = await world.candidate()
  const { cookie, candidacyId: cid } = person
  expect((await world.grant(cookie, cid, office.secretariatId)).status).toBe(200)
  const ids = await world.questionIds(cookie, cid)
  return { office: office.cookie, sid: office.secretariatId, cookie, cid, ids, all: ids.map((questionId) => ({ questionId, value: 100 })) }
}

test('an office comes in by its mail, sees no candidacy of its own, and a candidate says which office may prepare', async () => {
  const office = await world.office()
  expect(office.json).toMatchObject({ candidacies: [], secretariats: [{ id: office.secretariatId, name: 'Föhre Basel' }], prepares: [] })
  expect(office.mail.text).toContain('Föhre Basel')
  expect(office.mail.text).toContain('Deine Adresse haben wir von der Stelle, die dein Sekretariat angemeldet hat')
  await world.office({ name: 'Anderes Sekretariat', email: 'other@example.ch', list: world.elsewhere[0]?.list?.number ?? '' })
  const { cookie, candidacyId: cid } = await world.candidate()
  const before = world.mails.length
  expect((await world.call('getGrants', { cookie, params: { cid } })).json).toEqual({
    secretariats: [{ id: office.secretariatId, name: 'Föhre Basel', since: null }],
  })
  expect(await world.read(office.cookie, cid)).toMatchObject(NOT_FOUND)
  const given = await world.grant(cookie, cid, office.secretariatId)
  expect(given.json).toEqual({ secretariats: [{ id: office.secretariatId, name: 'Föhre Basel', since: expect.any(String) }] })
  expect((await world.mailAfter(before, 'candidacy-grant-given')).text).toContain('Föhre Basel')
  // Said again it changes nothing, and mails nothing.
  expect((await world.grant(cookie, cid, office.secretariatId)).json).toEqual(given.json)
  expect(world.mails.filter(({ kind }) => kind === 'candidacy-grant-given')).toHaveLength(1)
  expect((await world.call('getActor', { cookie: office.cookie })).json.prepares).toEqual([cid])
  expect((await world.read(office.cookie, cid)).json).toMatchObject({ role: 'secretariat', copyable: [] })
  expect((await world.read(cookie, cid)).json).toMatchObject({ role: 'person' })
})

// Fails when an office reads or counts what operators decided, or objects to it.
test('what operators hold back is told to the person, and not to the office', async () => {
  const { office, cookie, cid } = await granted()
  const decision = { candidacyId: cid, candidateId: 1, electionId: world.electionId, field: 'text/motto/de', kind: 'hold' as const }
  await world.db
    .insertInto('moderationDecision')
    .values({ ...decision, reason: 'insult', revision: 1, sha256: Buffer.alloc(32), decidedAt: new Date() })
    .execute()
  expect([(await world.read(cookie, cid)).json.decided, (await world.read(office, cid)).json.decided]).toEqual([1, 0])
  const [{ id }] = (await world.call('getDecisions', { cookie, params: { cid } })).json
  expect(await world.call('getDecisions', { cookie: office, params: { cid } })).toMatchObject(NOT_FOUND)
  const body = { text: 'Das ist ein Zitat.' }
  expect(await world.call('appeal', { cookie: office, params: { cid, id }, body })).toMatchObject(NOT_FOUND)
})

// Fails when the draft does not say who wrote what, or a mark goes before the person has looked.
test('what the office writes bears its name until the person writes something else, and a mark until they look', async () => {
  const { office, cookie, cid, ids } = await granted()
  const [one = 0, two = 0, three = 0] = ids
  await world.save(cookie, cid, { answers: [{ questionId: three, value: 0 }] })
  await world.save(office, cid, {
    answers: [
      { questionId: one, value: 100 },
      { questionId: two, value: 0 },
    ],
    texts: [{ text: 'motto', language: 'de', value: 'Für alle.' }],
  })
  const written = (isSeen: boolean, ...fields: string[]) => fields.map((field) => ({ field, by: 'Föhre Basel', isSeen }))
  const prepared = async () => (await world.read(cookie, cid)).json.prepared
  expect(await prepared()).toEqual(written(false, `answer/${one}`, `answer/${two}`, 'text/motto/de'))
  // The office takes no mark away: neither by the same again nor by another value.
  await world.save(office, cid, { answers: [{ questionId: one, value: 100 }] })
  await world.save(office, cid, { answers: [{ questionId: two, value: 100 }] })
  expect(await prepared()).toEqual(written(false, `answer/${one}`, `answer/${two}`, 'text/motto/de'))
  await world.save(cookie, cid, { answers: [{ questionId: one, value: 100 }] })
  await world.save(cookie, cid, { texts: [{ text: 'motto', language: 'de', value: 'Für mich.' }] })
  expect(await prepared()).toEqual([...written(true, `answer/${one}`), ...written(false, `answer/${two}`)])
  // Nor does it look for the person at what they took over from another candidacy.
  await world.db
    .updateTable('statement')
    .set({ copied: JSON.stringify([one]) })
    .where('candidacyId', '=', cid)
    .execute()
  await world.save(office, cid, { answers: [{ questionId: one, value: 100 }] })
  expect((await world.read(cookie, cid)).json.copied).toEqual([one])
  // What the person decided is overwritten with a mark, never without.
  await world.save(office, cid, { answers: [{ questionId: three, value: 100 }] })
  expect(await prepared()).toContainEqual({ field: `answer/${three}`, by: 'Föhre Basel', isSeen: false })
})

// Fails when two devices, or person and office, overwrite each other unseen.
test('an office that has an outdated draft is refused as a device is', async () => {
  const { office, cookie, cid, ids } = await granted()
  const { version } = (await world.read(office, cid)).json
  await world.save(cookie, cid, { answers: [{ questionId: ids[0], value: 0 }] })
  expect(await world.save(office, cid, { answers: [{ questionId: ids[0], value: 100 }] }, version)).toMatchObject({ status: 412 })
  expect((await world.read(cookie, cid)).json.answers).toEqual([{ questionId: ids[0], value: 0 }])
})

// Fails when somebody else than the person submits.
test('the office never submits, and the submission of the person ends what it may', async () => {
  const { office, cookie, cid, sid, all } = await granted()
  await world.save(office, cid, { answers: all })
  const { version } = (await world.read(office, cid)).json
  const submission = { params: { cid }, body: { version, consentVersion: '1' } }
  expect(await world.call('submitStatement', { cookie: office, ...submission })).toMatchObject(NOT_FOUND)
  expect(await world.db.selectFrom('statementRevision').selectAll().execute()).toEqual([])
  expect((await world.call('submitStatement', { cookie, ...submission })).status).toBe(201)
  expect(await world.read(office, cid)).toMatchObject(NOT_FOUND)
  expect((await world.call('getActor', { cookie: office })).json.prepares).toEqual([])
  expect((await world.call('getGrants', { cookie, params: { cid } })).json.secretariats).toMatchObject([{ since: null }])
  // While statements can be changed the person allows it anew.
  expect((await world.grant(cookie, cid, sid)).status).toBe(200)
  expect((await world.read(office, cid)).status).toBe(200)
})

// Fails when what is ended holds for another moment, on this server or on another one.
test('one tap ends it at once, on every server, and what was written stays with its mark', async () => {
  const { office, cookie, cid, sid, ids } = await granted()
  const other = await world.openAnother()
  await world.save(office, cid, { answers: [{ questionId: ids[0], value: 100 }] })
  const before = world.mails.length
  expect((await world.endGrant(cookie, cid, sid)).json.secretariats).toMatchObject([{ since: null }])
  expect((await world.mailAfter(before, 'candidacy-grant-ended')).text).toContain('Föhre Basel')
  const body = { version: 1, answers: [{ questionId: ids[0], value: 0 }] }
  for (const at of [world.url, other.at]) {
    expect(await world.call('getCandidacy', { at, cookie: office, params: { cid } })).toMatchObject(NOT_FOUND)
    expect(await world.call('saveStatement', { at, cookie: office, params: { cid }, body })).toMatchObject(NOT_FOUND)
  }
  await other.close()
  expect((await world.read(cookie, cid)).json).toMatchObject({
    answers: [{ questionId: ids[0], value: 100 }],
    prepared: [{ field: `answer/${ids[0]}`, by: 'Föhre Basel', isSeen: false }],
  })
  // Ended again it mails nothing.
  await world.endGrant(cookie, cid, sid)
  expect(world.mails.filter(({ kind }) => kind === 'candidacy-grant-ended')).toHaveLength(1)
})

// Fails when a save that began before is written after the person was told that it is over.
test('of saves that are under way when it ends none is written afterwards', async () => {
  const { office, cookie, cid, sid, all } = await granted()
  const saves = all
    .slice(0, 12)
    .map(({ questionId }) =>
      world.call('saveStatement', { cookie: office, params: { cid }, body: { version: 0, answers: [{ questionId, value: 100 }] } }),
    )
  await world.endGrant(cookie, cid, sid)
  const { version } = (await world.read(cookie, cid)).json
  const statuses = new Set((await Promise.all(saves)).map(({ status }) => status))
  expect([...statuses].every((status) => status === 200 || status === 404)).toBe(true)
  expect((await world.read(cookie, cid)).json.version).toBe(version)
})

// Fails when the end of changes, or a withdrawal, leaves a door open.
test('it ends with the day of the election and with a withdrawal', async () => {
  const { office, cookie, cid, sid } = await granted()
  const back = await world.setDay('2020-01-01')
  expect(await world.read(office, cid)).toMatchObject(NOT_FOUND)
  expect((await world.call('getActor', { cookie: office })).json.prepares).toEqual([])
  expect((await world.call('getGrants', { cookie, params: { cid } })).json.secretariats).toMatchObject([{ since: null }])
  expect(await world.grant(cookie, cid, sid)).toMatchObject({ status: 409, json: { code: 'frozen' } })
  await back()
  expect((await world.read(office, cid)).status).toBe(200)
  await world.call('proveActor', { cookie, body: { password: PASSWORD } })
  expect((await world.call('withdrawCandidacy', { cookie, params: { cid } })).status).toBe(200)
  expect(await world.read(office, cid)).toMatchObject(NOT_FOUND)
  expect(await world.db.selectFrom('preparationGrant').selectAll().execute()).toEqual([])
})

// Fails when the scope is looked at in the screen, or once.
test('who leaves the list, and whoever leaves the office, is out at once', async () => {
  const { office, cookie, cid, sid } = await granted()
  const { candidateId } = world.onList[0] ?? { candidateId: 0 }
  const listOf = (id: number) => world.db.selectFrom('candidate').select('listId').where('id', '=', id).executeTakeFirstOrThrow()
  const move = (listId: number | null) => world.db.updateTable('candidate').set({ listId }).where('id', '=', candidateId).execute()
  const { listId } = await listOf(candidateId)
  await move((await listOf(world.elsewhere[0]?.candidateId ?? 0)).listId)
  expect(await world.read(office, cid)).toMatchObject(NOT_FOUND)
  expect((await world.call('getGrants', { cookie, params: { cid } })).json.secretariats).toEqual([])
  await move(listId)
  expect((await world.read(office, cid)).status).toBe(200)
  const colleague = await world.office({ email: 'kollegin@example.ch' })
  expect((await world.read(colleague.cookie, cid)).status).toBe(200)
  const { actorId } = await world.db.selectFrom('actorEmail').select('actorId').where('email', '=', OFFICE).executeTakeFirstOrThrow()
  await removeMember(world.db, actorId, sid)
  expect((await world.read(office, cid)).status).toBe(401)
  expect((await world.read(colleague.cookie, cid)).status).toBe(200)
})

// Fails when a secretariat of another list can be allowed anything.
test('nobody allows an office of another list, or for somebody else', async () => {
  const { cookie, cid, sid } = await granted()
  const foreign = await world.office({
    name: 'Anderes Sekretariat',
    email: 'other@example.ch',
    list: world.elsewhere[0]?.list?.number ?? '',
  })
  expect(await world.grant(cookie, cid, foreign.secretariatId)).toMatchObject(NOT_FOUND)
  // Nor does what is allowed to one hold for another, be it of the same list.
  const second = await world.office({ name: 'Zweites Sekretariat', email: 'zwei@example.ch' })
  for (const other of [foreign, second]) {
    expect(await world.read(other.cookie, cid)).toMatchObject(NOT_FOUND)
    expect((await world.call('getActor', { cookie: other.cookie })).json.prepares).toEqual([])
  }
  expect(await world.grant(cookie, cid, 999_999_999_999)).toMatchObject(NOT_FOUND)
  const other = await world.candidate(1)
  expect(await world.grant(other.cookie, cid, sid)).toMatchObject(NOT_FOUND)
  expect(await world.endGrant(other.cookie, cid, sid)).toMatchObject(NOT_FOUND)
  expect((await world.call('getGrants', { cookie: other.cookie, params: { cid } })).status).toBe(404)
})

// Fails when one account both prepares and submits.
test('an account of an office takes no candidacy up, and one of candidacies joins no office', async () => {
  const office = await world.office()
  const number = world.onList[1]?.number ?? ''
  await expect(world.invite({ email: ` ${OFFICE.toUpperCase()}`, number })).rejects.toThrow('is the address of a secretariat')
  const { code } = await world.invite({ email: 'frei@example.ch', number })
  const refused = { status: 409, json: { code: 'account_of_secretariat' } }
  expect(await world.call('claimForAccount', { cookie: office.cookie, body: { code } })).toMatchObject(refused)
  // An invitation to an address that became one of an office afterwards.
  const later = await world.invite({ email: 'spaeter@example.ch', number: world.onList[2]?.number ?? '' })
  await world.office({ email: 'spaeter@example.ch' })
  expect(await world.call('claim', { body: { code: later.code, password: PASSWORD } })).toMatchObject(refused)
  expect(await world.db.selectFrom('candidacy').select('actorId').where('actorId', 'is not', null).execute()).toEqual([])
  const { code: own } = await world.invite({ email: 'person@example.ch', number })
  await world.call('claim', { body: { code: own, password: PASSWORD } })
  await expect(world.office({ email: 'person@example.ch' })).rejects.toThrow('an account of somebody who stands')
})

test('the data of the person name who might prepare, and what of the draft is theirs', async () => {
  const { office, cookie, cid, sid, ids } = await granted()
  await world.save(office, cid, { answers: [{ questionId: ids[0], value: 100 }] })
  await world.endGrant(cookie, cid, sid)
  const { json } = await world.call('exportCandidacy', { cookie, params: { cid } })
  expect(json).toMatchObject({
    grants: [{ secretariat: 'Föhre Basel', givenAt: expect.any(String), endedAt: expect.any(String) }],
    draft: { prepared: [{ field: `answer/${ids[0]}`, by: 'Föhre Basel', isSeen: false }] },
    candidacy: { remindedBySecretariatAt: null },
  })
})

// Fails when the log does not say who wrote in whose draft.
test('what an office does in a draft stands in the audit log with whose draft it is', async () => {
  const { office, cookie, cid, ids } = await granted()
  world.events.length = 0
  await world.save(office, cid, { answers: [{ questionId: ids[0], value: 100 }] }, 0)
  await world.read(office, cid)
  await world.read(cookie, cid)
  const { actorId } = await world.db.selectFrom('actorEmail').select('actorId').where('email', '=', OFFICE).executeTakeFirstOrThrow()
  expect(world.events.map(({ who, what, whose }) => [who, what, whose])).toEqual([
    [`actor:${actorId}`, 'saveStatement', `candidacy:${cid}`],
    [`actor:${actorId}`, 'getCandidacy', `candidacy:${cid}`],
    [expect.not.stringMatching(`actor:${actorId}`), 'getCandidacy', expect.stringMatching(/^actor:/)],
  ])
})
