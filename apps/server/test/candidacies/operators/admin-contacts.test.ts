import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createDataKey } from '../../../src/keys/data-key.ts'
import { type OfficialRow, readOfficial } from '../../../src/desk/candidacies/official-candidacies.ts'
import { importContacts } from '../../../src/desk/candidacies/waves/import-contacts.ts'
import { type OperatorWorld, openOperatorWorld } from './operator-world.ts'

let world: OperatorWorld
let people: OfficialRow[]
beforeAll(async () => {
  world = await openOperatorWorld()
  people = (await readOfficial(world.db, { electionId: world.person.electionId }, 'de')).slice(0, 4)
})
afterEach(async () => {
  for (const table of ['candidacy', 'contest'] as const) await world.db.deleteFrom(table).execute()
})
afterAll(() => world.close())

const file = (name: string, ...lines: string[]) => {
  const path = join(world.dataDir, name)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}
const HEAD = 'election,number,first_name,last_name,email,language'
const rowOf = (index: number, email: string, language = 'fr') => {
  const { election, number, firstName, lastName } = people[index] as OfficialRow
  return `${election.id},${number},"${firstName}","${lastName}",${email},${language}`
}
const run = (...args: string[]) => world.admin(['candidacy', ...args])
const kept = () => world.db.selectFrom('candidacy').select(['candidateId', 'language', 'contact']).orderBy('candidateId').execute()

// Fails when a plan stores something, or a word of the file gets into an output.
test('a plan says how many, and which lines are left to letters, and stores nothing; accepting keeps the others, sealed', async () => {
  const path = file(
    'contacts.csv',
    HEAD,
    rowOf(0, 'zero@example.ch'),
    rowOf(1, 'info@example.ch'),
    rowOf(2, 'two@example.ch'),
    rowOf(3, 'bad@'),
  )
  const plan = await run('import', path, '--plan')
  expect(plan).toMatchObject({ status: 0, stdout: expect.stringContaining('Would be kept: 2 new, 0 changed; 0 as they are') })
  expect(plan.stdout).toContain('Left to letters: 2\n')
  expect(plan.stdout).toContain('the address of a party or an office: 1 (line 3)')
  expect(await kept()).toEqual([])
  const accepted = await run('import', path, '--accept', '--json')
  expect(accepted.json()).toMatchObject({ added: 2, changed: 0, unchanged: 0, letters: { party: [3], invalid: [5] } })
  const rows = await kept()
  expect(rows.map(({ candidateId, language }) => [candidateId, language])).toEqual([
    [people[0]?.candidateId, 'fr'],
    [people[2]?.candidateId, 'fr'],
  ])
  for (const { contact } of rows) expect(contact?.includes('example')).toBe(false)
  expect((await run('import', path, '--accept')).stdout).toContain('Kept: 0 new, 0 changed; 2 as they are')
  for (const { stdout, stderr } of [plan, accepted]) {
    expect(stdout + stderr).not.toContain('example.ch')
    for (const { lastName } of people) expect(stdout + stderr).not.toContain(lastName)
  }
  expect(JSON.stringify(await world.db.selectFrom('importLog').selectAll().execute())).not.toContain('example.ch')
  expect((await run('list', String(people[0]?.election.id))).stdout).toContain('zero@example.ch  prepared')
})

// Fails when a link that was sent to a former address is still good.
test('another address ends the invitation that went to the former one', async () => {
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const now = () => new Date()
  const [person] = people
  const row = {
    line: 2,
    electionId: person?.election.id ?? 0,
    list: '',
    number: person?.number ?? '',
    birthDate: null,
    language: 'de',
    postalAddress: '',
  } as const
  const contact = { ...row, firstName: person?.firstName ?? '', lastName: person?.lastName ?? '', email: 'first@example.ch' }
  const context = { db: world.db, dataKey, now }
  expect(await importContacts(context, [contact])).toMatchObject({ added: 1 })
  const { candidacyId } = await world.db.selectFrom('candidacy').select('candidacyId').executeTakeFirstOrThrow()
  const open = { hash: Buffer.alloc(32, 1), candidacyId, createdAt: now(), expiresAt: new Date(Date.now() + 86_400_000) }
  await world.db.insertInto('invitation').values(open).execute()
  expect(await importContacts(context, [{ ...contact, language: 'it' }])).toMatchObject({ changed: 1 })
  expect(await world.db.selectFrom('invitation').select('candidacyId').execute()).toHaveLength(1)
  expect(await importContacts(context, [{ ...contact, email: 'second@example.ch' }])).toMatchObject({ changed: 1 })
  expect(await world.db.selectFrom('invitation').select('candidacyId').execute()).toEqual([])
  // Who said not to be meant does not come back with the file.
  await world.db.updateTable('candidacy').set({ contact: null, notMeAt: now() }).execute()
  const again = await importContacts(context, [contact])
  expect([again.letters.get('unwanted'), (await kept())[0]?.contact]).toEqual([[2], null])
})

test('waves, reminders and bounces are told what they may be', async () => {
  const contest = ['contest', 'create', 'Wahl', '--elections', String(people[0]?.election.id)]
  await world.db.updateTable('election').set({ electionDate: '2090-10-20' }).execute()
  await world.admin([...contest, '--submit-until', '2090-08-14', '--voters-from', '2090-08-16'])
  const { contestId } = await world.db.selectFrom('contest').select('contestId').executeTakeFirstOrThrow()
  await run('import', file('contacts.csv', HEAD, rowOf(0, 'zero@example.ch')), '--accept')
  const created = await run('wave', 'create', String(contestId), '--json')
  const { waveId } = created.json()
  expect((await run('wave', 'send', String(waveId))).stdout).toContain('sending; 1 people, 1 left')
  expect((await run('wave', 'send', String(waveId))).stdout).toMatch(/^Nothing to be changed/)
  expect((await run('wave', 'pause', String(waveId))).stdout).toContain('paused')
  expect((await run('wave', 'resume', String(waveId))).stdout).toContain('sending')
  expect((await run('wave', 'show')).stdout).toContain(`Wave ${waveId}, contest ${contestId}, invitations`)
  expect((await run('remind', String(contestId))).stdout).toContain('servers remind 14, 5 and 1 day')
  expect((await world.admin(['contest', 'show'])).stdout).toContain('with reminders')
  expect((await run('remind', String(contestId), '--stop')).stdout).toContain('no further reminders')
  expect((await run('bounces', file('bounces.csv', 'email,code', 'zero@example.ch,550'))).stdout).toBe(
    "Taken out: 1; of accounts, which keep theirs: 0; nobody's: 0\n",
  )
  expect((await run('wave', 'stop', String(waveId))).stderr).toContain('"stop" is none of create, send, pause, resume, show')
  expect((await run('import', file('empty.csv', ''), '--plan')).stderr).toContain('Nothing of the file can be read')
  expect((await run('import', file('contacts.csv', HEAD))).stderr).toContain('Say --plan')
})
