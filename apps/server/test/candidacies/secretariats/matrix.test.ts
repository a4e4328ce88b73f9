// @module-tag slow
import { deskCalls, type DeskCallName } from '@plenara/contract'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeMember } from '../../../src/desk/candidacies/secretariats/members.ts'
import { quarters } from '../../support/drawn-pictures.ts'
import { PASSWORD } from '../desk-world.ts'
import { OFFICE, openSecretariatWorld, type SecretariatWorld } from './secretariat-world.ts'
import { spellingsOf } from './spellings.ts'

/** Of a draft and of an address: nobody finds them without being allowed to. */
const CANARY = 'Kanarienvogel'

let world: SecretariatWorld
beforeAll(async () => {
  world = await openSecretariatWorld()
})
beforeEach(() => world.reset())
afterEach(() => expect(world.errors.splice(0)).toEqual([]))
afterAll(() => world.close())

const NAMES = Object.keys(deskCalls) as DeskCallName[]
const OF_CANDIDACY = NAMES.filter((name) => deskCalls[name].path.includes('{cid}'))
/** What an office may call of a draft that it may prepare. */
const PREPARED = ['getCandidacy', 'getPortrait', 'getQuestionnaire', 'saveStatement']

test('the table says of each call of a draft whether an office may make it', () => {
  expect(OF_CANDIDACY.filter((name) => deskCalls[name].auth === 'preparer').toSorted()).toEqual(PREPARED)
  expect(OF_CANDIDACY.filter((name) => !PREPARED.includes(name)).map((name) => deskCalls[name].auth)).toEqual(
    OF_CANDIDACY.filter((name) => !PREPARED.includes(name)).map(() => 'candidate'),
  )
})

/** Somebody with a draft and a picture, and the office of their list. */
async function prepare() {
  const office = await world.office()
  const { cookie, candidacyId: cid, candidateId } = await world.candidate()
  const ids = await world.questionIds(cookie, cid)
  const raw = { bytes: quarters(400, 500).jpegSync(85), type: 'image/jpeg' }
  const hash = (await world.call('putPortrait', { cookie, params: { cid }, raw })).json.portrait.hash as string
  await world.save(cookie, cid, { texts: [{ text: 'motto', language: 'de', value: CANARY }] })
  const send = (name: DeskCallName, as: string, id: number | string) => {
    const bodies: Partial<Record<DeskCallName, object>> = {
      saveStatement: { version: 9, answers: [{ questionId: ids[0], value: 100 }] },
      copyAnswers: { from: cid },
      createPreview: { version: 1 },
      submitStatement: { version: 1, consentVersion: '1' },
      askCorrection: { answers: [{ questionId: ids[0], value: 100 }], reason: 'Vertippt' },
      appeal: { text: 'Das ist ein Zitat.' },
      proposeAddress: { email: 'neu@example.ch', language: 'de' },
    }
    const sent = name === 'putPortrait' ? { raw } : { body: bodies[name] }
    const query = name === 'getPortrait' ? `?hash=${hash}` : ''
    return world.call(name, { cookie: as, params: { cid: id, sid: office.secretariatId, id }, query, ...sent })
  }
  return { office, cookie, cid, candidateId, send }
}

interface Situation {
  readonly name: string
  readonly opens: readonly string[]
  readonly status?: number
  readonly come: (of: Awaited<ReturnType<typeof prepare>>) => Promise<void | (() => Promise<void>)>
}

const allow = ({ cookie, cid, office }: Awaited<ReturnType<typeof prepare>>) => world.grant(cookie, cid, office.secretariatId)

const SITUATIONS: readonly Situation[] = [
  { name: 'without being allowed to', opens: [], come: async () => undefined },
  { name: 'being allowed to', opens: PREPARED, come: async (of) => void (await allow(of)) },
  {
    name: 'being allowed to no longer',
    opens: [],
    come: async (of) => {
      await allow(of)
      await world.endGrant(of.cookie, of.cid, of.office.secretariatId)
    },
  },
  {
    name: 'after the end of changes',
    opens: [],
    come: async (of) => {
      await allow(of)
      return world.setDay('2020-01-01')
    },
  },
  {
    name: 'after a withdrawal',
    opens: [],
    come: async (of) => {
      await allow(of)
      await world.call('proveActor', { cookie: of.cookie, body: { password: PASSWORD } })
      await world.call('withdrawCandidacy', { cookie: of.cookie, params: { cid: of.cid } })
    },
  },
  {
    name: 'by who has left the office',
    opens: [],
    status: 401,
    come: async (of) => {
      await allow(of)
      const { actorId } = await world.db.selectFrom('actorEmail').select('actorId').where('email', '=', OFFICE).executeTakeFirstOrThrow()
      await removeMember(world.db, actorId)
    },
  },
]

// Fails when a call of a candidacy asks neither whose it is nor what its person allows.
test.each(SITUATIONS)(
  '$name an office gets of each call of a candidacy what it may, else the bytes of one that is not there',
  async (situation) => {
    const of = await prepare()
    const back = await situation.come(of)
    const { office, cid, send } = of
    for (const name of OF_CANDIDACY) {
      const answer = await send(name, office.cookie, cid)
      if (situation.opens.includes(name)) {
        expect([name, answer.status]).toEqual([name, 200])
        continue
      }
      const absent = await send(name, office.cookie, 4711)
      expect([name, answer.status, answer.bytes.toString()]).toEqual([name, situation.status ?? 404, absent.bytes.toString()])
    }
    await back?.()
  },
)

// Fails when an id is read more than one way, or one of two that are sent is checked and the other one used.
test('no spelling of the id of somebody else opens anything, neither with nor without an own one', async () => {
  const { office, cookie, cid, send } = await prepare()
  await world.grant(cookie, cid, office.secretariatId)
  const other = await world.candidate(1)
  await world.save(other.cookie, other.candidacyId, { texts: [{ text: 'motto', language: 'de', value: CANARY }] })
  const foreign = await world.candidate(0, world.elsewhere)
  const spellings = spellingsOf(other.candidacyId, cid)
  expect(spellings.length).toBeGreaterThanOrEqual(40)
  const before = await world.db.selectFrom('statement').selectAll().where('candidacyId', '!=', cid).orderBy('candidacyId').execute()
  for (const name of OF_CANDIDACY) {
    for (const spelling of spellings) {
      const { status, bytes } = await send(name, office.cookie, spelling)
      expect([name, spelling, status >= 400 && status < 500]).toEqual([name, spelling, true])
      expect([name, spelling, bytes.includes(CANARY)]).toEqual([name, spelling, false])
    }
  }
  // Of people on no list of the office, by the id of the candidate.
  for (const name of ['remindCandidate', 'proposeAddress'] as const) {
    for (const spelling of spellingsOf(foreign.candidateId, other.candidateId)) {
      const { status } = await send(name, office.cookie, spelling)
      expect([name, spelling, status >= 400 && status < 500]).toEqual([name, spelling, true])
    }
  }
  expect(await world.db.selectFrom('statement').selectAll().where('candidacyId', '!=', cid).orderBy('candidacyId').execute()).toEqual(
    before,
  )
  for (const table of ['addressProposal', 'statementRevision', 'correction'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
  expect((await world.db.selectFrom('candidacy').select('teamRemindedAt').execute()).map((row) => row.teamRemindedAt)).toEqual([
    null,
    null,
    null,
  ])
})

// Fails when a call of offices is answered to an account of none.
test('who stands finds none of the calls of offices', async () => {
  const { cookie, candidateId, send } = await prepare()
  for (const name of ['getTeam', 'remindCandidate', 'proposeAddress'] as const) {
    expect([name, await send(name, cookie, candidateId)]).toMatchObject([name, { status: 404, json: { code: 'not_found' } }])
    expect([name, (await world.call(name, { params: { id: candidateId } })).status]).toEqual([name, 401])
  }
})
