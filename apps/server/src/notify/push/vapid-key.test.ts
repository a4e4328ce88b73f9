import { createECDH, randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { createDataKey } from '../../keys/data-key.ts'
import { agreeOnKey } from '../../keys/agree-on-key.ts'
import { loadVapidKey } from './vapid-key.ts'

const OUTER = randomBytes(32)
let database: TestDatabase
let folder: string
let steps: string[]
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'plenara-push-'))
  await writeFile(join(folder, 'data.key'), `${OUTER.toString('hex')}\n`, { mode: 0o600 })
  await agreeOnKey(database.db, join(folder, 'data.key'))
})
beforeEach(async () => {
  steps = []
  await database.db.updateTable('deployment').set({ pushKey: null }).execute()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const load = (name = 'none', outer = OUTER) =>
  loadVapidKey({
    db: database.db,
    dataKey: createDataKey(outer),
    formerFile: join(folder, name, 'push.key'),
    onStep: (line) => steps.push(line),
  })
const stored = async () => (await database.db.selectFrom('deployment').select('pushKey').executeTakeFirstOrThrow()).pushKey
async function formerFile(name: string, text: string): Promise<string> {
  const file = join(await mkdtemp(join(folder, `${name}-`)), 'push.key')
  await writeFile(file, text, { mode: 0o600 })
  return file
}
const nameOf = (file: string) => file.slice(folder.length + 1, -'/push.key'.length)

// Fails when the key is stored as it is.
test('of many servers at once one makes the key, all have it, and the database holds it sealed [ASVS-13.3.2]', async () => {
  const [one, ...others] = await Promise.all(Array.from({ length: 8 }, () => load()))
  for (const other of others) expect(other).toEqual(one)
  expect(await load()).toEqual(one)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(one?.privateKey ?? '', 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(one?.publicKey)
  const sealed = await stored()
  expect(sealed?.subarray(0, 8)).toEqual(createDataKey(OUTER).currentId())
  expect(sealed?.includes(Buffer.from(one?.privateKey ?? '', 'base64url'))).toBe(false)
  expect(steps).toEqual([])
})

// Fails when a key loses the zeros that it begins with: no message could be signed.
test.each([
  ['any key', randomBytes(32)],
  ['a key that begins with zeros', Buffer.concat([Buffer.alloc(2), randomBytes(30)])],
])('the file of before is taken over once, by whoever comes first, and is not needed from then on: %s', async (_, secret) => {
  const [file, other] = [await formerFile('first', secret.toString('hex')), await formerFile('second', randomBytes(32).toString('hex'))]
  const taken = await load(nameOf(file))
  expect(taken.privateKey).toBe(secret.toString('base64url'))
  expect(await load(nameOf(other))).toEqual(taken)
  expect(await load()).toEqual(taken)
  expect(steps).toEqual([file, other].map((name) => expect.stringContaining(`push.key (${name}) is not needed`)))
  expect(await readFile(file, 'utf8')).toBe(secret.toString('hex'))
})

test('a key that no outer key opens is made anew', async () => {
  const [before, after] = [await load(), await load('none', randomBytes(32))]
  expect(after).not.toEqual(before)
})

// Fails when the file is not guarded.
test('a file of before that its group could read is closed to it, and said; one that everybody could is refused', async () => {
  const file = await formerFile('open', randomBytes(32).toString('hex'))
  await chmod(file, 0o644)
  await expect(load(nameOf(file))).rejects.toThrow(`push.key (${file}) can be read or changed by every user`)
  await chmod(file, 0o640)
  await load(nameOf(file))
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(steps[0]).toContain(`push.key (${file}) was open to its group`)
})

test.each(['00', `${'f'.repeat(64)}`, '0'.repeat(64)])(
  'a file of before with %s is refused and named, and stays as it is',
  async (text) => {
    const file = await formerFile('wrong', text)
    await expect(load(nameOf(file))).rejects.toThrow(/push\.key/)
    expect(await readFile(file, 'utf8')).toBe(text)
    expect(await stored()).toBeNull()
  },
)
