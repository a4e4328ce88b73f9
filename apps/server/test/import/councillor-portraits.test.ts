import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ParliamentImport } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { createPostgresSources } from '../../src/catalogue/snapshots/postgres-sources.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { runImport } from '../../src/commands/run-import.ts'
import { runSource } from '../../src/intake/fetching/run-source.ts'
import { LeaseLost } from '../../src/db/job-lease.ts'
import { createSources } from '../../src/intake/fetching/sources.ts'
import { cornersOf, quarters } from '../support/drawn-pictures.ts'
import { sampleCouncillor } from '../support/parliament-sample.ts'
import { leased } from '../support/leased.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

const HTTP = { delay: 5, pause: 0, timeout: 1_500, retries: 1 }
const folder = mkdtempSync(join(tmpdir(), 'plenara-faces-'))
afterAll(() => rmSync(folder, { recursive: true }))

let database: TestDatabase
let host: Server
let asked: string[]
/** What happens before the next pictures are sent. */
let beforeAnswer: () => Promise<unknown>
const files = new Map<string, Buffer>()
beforeEach(async () => {
  database = await createTestDatabase({ statementMs: 0 })
  files.clear()
  asked = []
  beforeAnswer = async () => undefined
  host = createServer(async (request, response) => {
    await beforeAnswer()
    const body = files.get(request.url ?? '')
    const etag = `"${body?.length}"`
    const status = !body ? 404 : request.headers['if-none-match'] === etag ? 304 : 200
    asked.push(`${request.url} ${status}`)
    response.writeHead(status, { etag }).end(status === 200 ? body : undefined)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  host.closeAllConnections()
  await new Promise((resolve) => host.close(resolve))
  await database.drop()
})

const address = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`
const origin = { format: 'openparldata', source: 'persons.json' }
const write = (data: ParliamentImport) => writeParliament(database.db, data, origin)
const catalogue = () => createPostgresCatalogue(database.db)
const person = (id: number) => createPostgresParliament(database.db, () => catalogue().dataVersion()).councillor(id)
const portraitOf = async (id: number) => (await person(id))?.councillor.portrait ?? null
const hashIn = (portrait: string | null) => portrait?.split('/')[3] ?? ''

function pictures(name: string, all: Readonly<Record<string, Buffer>>): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, bytes] of Object.entries(all)) writeFileSync(join(path, file), bytes)
  return path
}

async function run(...args: string[]) {
  let text = ''
  const output = { write: (part: string) => (text += part) }
  const status = await runImport(['portraits', ...args], {
    env: { DATABASE_URL: database.url, DATA_DIR: folder },
    stdout: output,
    stderr: output,
  })
  return { status, text }
}

function fetchPortraits() {
  const source = createSources({ portraits: `${address()}/faces` }).find(({ name }) => name === 'portraits')
  if (!source) throw new Error('no source')
  return leased(database.db, (lease) =>
    runSource(source, { db: database.db, lease, now: () => new Date('2026-11-20T10:00:00Z'), http: HTTP }),
  )
}

const abel = () => sampleCouncillor(1, { aliases: ['biography/7001', 'name/abel/anna'] })
const berger = () => sampleCouncillor(2, { firstName: 'Beat', lastName: 'Berger' })

// Fails when a number of the biography is taken for the number of the person, or when an undone import leaves its picture.
test('pictures of a folder show the councillor whose number or key they bear', async () => {
  await write({ councillors: [abel(), berger()] })
  const path = pictures('faces', {
    'biography_7001.jpg': quarters(400, 500).jpegSync(90),
    '2 Beat Berger.png': quarters(320, 400).pngSync(),
  })
  expect(await run(path, '--councillors')).toMatchObject({ status: 0, text: expect.stringContaining('portraits of councillors  2 added') })
  const portrait = await portraitOf(1)
  expect(portrait).toMatch(/^\/api\/portrait\/[0-9a-f]{16}\/small$/)
  const picture = await catalogue().picture(hashIn(portrait), 'large')
  expect([picture?.contentType, cornersOf(Buffer.from(picture?.bytes ?? []))]).toEqual(['image/webp', 'rgby'])
  const log = await database.db.selectFrom('importLog').select('id').where('format', '=', 'councillor-portraits').executeTakeFirstOrThrow()
  expect(await createPostgresSources(database.db, async () => 1).source(log.id)).toMatchObject({ kind: 'operator', fictional: false })
  await undoImport(database.db, log.id)
  expect([await portraitOf(1), await portraitOf(2)]).toEqual([null, null])
  expect(await catalogue().picture(hashIn(portrait), 'small')).toBeNull()
  expect((await run(pictures('other', { '7001.jpg': quarters(400, 500).jpegSync(90) }), '--councillors')).text).toContain(
    '7001.jpg fits nobody',
  )
})

test('who the pictures show is said once, and for portraits only', async () => {
  expect((await run(folder, '--councillors', '--election', '1')).text).toContain('--councillors and --election say different things')
  let text = ''
  const output = { write: (part: string) => (text += part) }
  expect(await runImport(['onegov', 'a.csv', '--councillors'], { env: {}, stdout: output, stderr: output })).toBe(1)
  expect(text).toContain('--councillors goes with portraits only')
})

// Fails when an address outside of the folder is called, an unchanged picture is read again, or the address of the source is shown to readers.
test('photographs are fetched from the folder of the service alone, once, and shown from here', async () => {
  const at = (name: string) => `${address()}/faces/${name}`
  files.set('/faces/1.jpg', quarters(400, 500).jpegSync(90))
  files.set('/faces/2.jpg', Buffer.from('no picture'))
  files.set('/other/3.jpg', quarters(400, 500).jpegSync(90))
  await write({
    councillors: [
      { ...abel(), portraitUrl: at('1.jpg') },
      { ...berger(), portraitUrl: at('2.jpg') },
      sampleCouncillor(3, { lastName: 'Caduff', portraitUrl: `${address()}/other/3.jpg` }),
      sampleCouncillor(4, { lastName: 'Damals', active: false, portraitUrl: at('1.jpg') }),
      sampleCouncillor(5, { lastName: 'Egli', portraitUrl: at('5.jpg') }),
    ],
  })
  const first = await fetchPortraits()
  expect(first).toMatchObject({ error: null, isChanged: true })
  expect(first.problems).toEqual([{ file: at('2.jpg'), line: 0, reason: 'Beat Berger: is no JPEG, PNG, WebP or AVIF' }])
  expect(asked).toEqual(['/faces/1.jpg 200', '/faces/2.jpg 200', '/faces/5.jpg 404'])
  const portrait = await portraitOf(1)
  expect(portrait).toMatch(/^\/api\/portrait\//)
  expect(await Promise.all([2, 3, 4, 5].map(portraitOf))).toEqual([null, null, null, null])
  const version = await catalogue().dataVersion()
  asked = []
  expect(await fetchPortraits()).toMatchObject({ isChanged: false })
  expect(asked[0]).toBe('/faces/1.jpg 304')
  expect(await catalogue().dataVersion()).toBe(version)
  files.set('/faces/1.jpg', quarters(320, 400).pngSync())
  await fetchPortraits()
  expect(await portraitOf(1)).not.toBe(portrait)
  expect(await catalogue().picture(hashIn(portrait), 'small')).toBeNull()
})

// Fails when the lease is not looked at where the pictures are written.
test('a process that lost its lease meanwhile stores no picture [API-8]', async () => {
  files.set('/faces/1.jpg', quarters(400, 500).jpegSync(90))
  await write({ councillors: [{ ...abel(), portraitUrl: `${address()}/faces/1.jpg` }] })
  beforeAnswer = () => sql`update job_lease set holder = gen_random_uuid()`.execute(database.db)
  await expect(fetchPortraits()).rejects.toThrow(LeaseLost)
  expect(asked).toEqual(['/faces/1.jpg 200'])
  expect(await portraitOf(1)).toBeNull()
})
