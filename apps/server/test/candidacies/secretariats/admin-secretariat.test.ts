import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEvents } from '../../../src/platform/audit/read-audit.ts'
import { sealContact } from '../../../src/desk/candidacies/contact.ts'
import { readConfig } from '../../../src/config.ts'
import { loadAgreedKey } from '../../../src/keys/agree-on-key.ts'
import { type OperatorWorld, openOperatorWorld } from '../operators/operator-world.ts'

const EMAIL = 'sekretariat@example.ch'

let world: OperatorWorld
let electionId: number
let list: string
let candidateId: number
beforeAll(async () => {
  world = await openOperatorWorld()
  ;({ electionId, list, candidateId } = world.person)
})
beforeEach(async () => {
  for (const table of ['candidacy', 'secretariat', 'actor', 'outbox'] as const) await world.db.deleteFrom(table).execute()
})
afterAll(() => world.close())

const secretariat = (...args: string[]) => world.atDesk('secretariat', ...args)
const add = (name = 'Föhre Basel', email = EMAIL, lists = list) => secretariat('add', name, String(electionId), lists, '--email', email)

test('an operator adds an office and people to it, sees who belongs to it, and takes them out', async () => {
  expect(await secretariat('lists')).toMatchObject({ status: 0, stdout: 'There is no secretariat\n' })
  expect(await add()).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Föhre Basel \(\d+\): 1 lists more; the server sends the mail\n$/),
  })
  expect((await add('Föhre Basel', 'kollegin@example.ch')).stdout).toContain(': 0 lists more')
  const { secretariatId } = await world.db.selectFrom('secretariat').select('secretariatId').executeTakeFirstOrThrow()
  const shown = (await secretariat('lists')).stdout
  expect(shown).toContain(`${secretariatId}  Föhre Basel: 0 candidates allow it to prepare\n   election ${electionId}, list ${list} `)
  expect(shown).toContain(`   ${EMAIL}  invited\n   kollegin@example.ch  invited\n`)
  expect(await world.db.selectFrom('outbox').select('mailId').execute()).toHaveLength(2)
  expect(await secretariat('remove', String(secretariatId), 'niemand@example.ch')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Nobody of/),
  })
  const { actorId } = await world.db.selectFrom('actorEmail').select('actorId').where('email', '=', EMAIL).executeTakeFirstOrThrow()
  expect((await secretariat('remove', String(secretariatId), EMAIL)).status).toBe(0)
  // A restore takes them out again by that line.
  const kept = await readEvents(readConfig(world.env).auditDir, ({ what, outcome }) => what === 'secretariat remove' && outcome === 'ok')
  expect(kept.map(({ whose }) => whose)).toEqual([`actor:${actorId}`])
  expect(await world.db.selectFrom('actorEmail').select('email').execute()).toEqual([{ email: 'kollegin@example.ch' }])
  expect((await secretariat('remove', String(secretariatId), 'Kollegin@example.ch')).status).toBe(0)
  for (const table of ['secretariat', 'secretariatList', 'actor'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute()).toEqual([])
})

test.each([
  ['a list that is not there', () => add('Föhre', EMAIL, '9999'), 'has no list 9999'],
  ['no list', () => add('Föhre', EMAIL, ','), 'Which lists?'],
  ['no address', () => add('Föhre', 'keine'), 'is no e-mail address'],
  ['no name', () => add(' '), 'has 1 to 100 characters'],
  ['nothing to decide', () => secretariat('address', 'accept', '1'), 'No address of candidate 1 waits'],
  ['something else to do', () => secretariat('address', 'show'), 'is none of list, accept, refuse'],
])('%s is one sentence, and nothing is kept', async (_, run, sentence) => {
  expect(await run()).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) })
  expect(await world.db.selectFrom('secretariat').selectAll().execute()).toEqual([])
})

test('an operator sees the addresses that offices propose, accepts one, and drops one', async () => {
  await add()
  const { secretariatId } = await world.db.selectFrom('secretariat').select('secretariatId').executeTakeFirstOrThrow()
  const dataKey = await loadAgreedKey(world.db, readConfig(world.env).dataKeyFile)
  const propose = (email: string) =>
    world.db
      .insertInto('addressProposal')
      .values({
        ...{ candidateId, electionId, secretariatId, language: 'de', proposedAt: new Date('2027-08-02T10:00:00Z') },
        contact: sealContact(dataKey, candidateId, { email }),
      })
      .execute()
  expect((await secretariat('address', 'list')).stdout).toBe('No address waits\n')
  await propose('anna@example.ch')
  expect((await secretariat('address', 'list')).stdout).toMatch(
    new RegExp(`^${candidateId}  election ${electionId}  .+  anna@example\\.ch  by Föhre Basel \\(2027-08-02\\)\\n$`),
  )
  expect((await secretariat('address', 'refuse', String(candidateId))).stdout).toBe(`The address of candidate ${candidateId} is dropped\n`)
  await propose('anna@example.ch')
  expect((await secretariat('address', 'accept', String(candidateId))).stdout).toMatch(/ is invited; the server sends the mail\n$/)
  expect((await secretariat('address', 'list')).stdout).toBe('No address waits\n')
})
