import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SurveyRecord } from '@plenara/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hashToken, newToken, newUserId } from '../../src/keys/token.ts'
import type { Database } from '../../src/db/database.ts'
import { readSourceRecords } from '../../src/intake/fetching/source-records.ts'
import { writeSurveys } from '../../src/intake/write-surveys.ts'
import { importerFixture } from '../import/importer-fixture.ts'
import { PASSWORD, PUBLIC_URL, tally } from '../support/account-fixture.ts'
import { runProcess } from '../support/child-process.ts'
import { type FakePushService, openFakePushService } from '../support/fake-push-service.ts'
import { PLACES } from '../support/fillings.ts'
import { newSubscription } from '../support/push-sample.ts'
import { sampleSurveyRecord } from '../support/survey-sample.ts'
import { createFilledDatabase, type TestDatabase } from '../support/test-database.ts'
import { insertTestUser } from '../support/test-user.ts'
import { type MailServer, openMailServer } from './support/mail-server.ts'
import { createMeeting, type Meeting } from './support/meeting.ts'
import { type NotedStatements, noteStatements, waitingForLocks } from './support/noted-statements.ts'
import { nameOf, type Servers, startServers, urlNamed } from './support/servers.ts'

const DAY_MS = 24 * 60 * 60_000
const SERVERS = [0, 1]
const BOTH = SERVERS.map(nameOf)
const COMMANDS = ['command 0', 'command 1']
const DEVICES = 100
/** Below the ten seconds that the product waits for an answer of a push service or a mail server. */
const MEETING_MS = 8_000
const PATIENTLY = { timeout: 90_000 }
const SLOW = { tags: ['slow'] }

let folder: string
let database: TestDatabase
let db: Database
let noted: NotedStatements
let mails: MailServer
let mailMeeting: Meeting | null = null
let pushServices: FakePushService[]
let source: Server
let sourceRequests = 0
let letSourceAnswer: () => void = () => undefined
const sourceMayAnswer = new Promise<void>((resolve) => {
  letSourceAnswer = resolve
})
let inactive: string[]
let endpoints: string[]
let heldAtStart: string[] = []
let servers: Servers

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plenara-once-'))
  database = await createFilledDatabase(PLACES, { statementMs: 0 })
  db = database.db
  noted = await noteStatements(db, 'insert job_lease', 'delete used_challenge')
  mails = await openMailServer(async (server) => mailMeeting?.arrive(server))
  const pushMeeting = createMeeting(2, MEETING_MS)
  pushServices = await Promise.all(SERVERS.map((server) => openFakePushService(() => pushMeeting.arrive(server))))
  source = createServer(async (_request, response) => {
    sourceRequests += 1
    await sourceMayAnswer
    response.end(readFileSync(importerFixture('swissvotes/fixtures/swissvotes.csv')))
  })
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve))
  inactive = await insertUsers(3, { createdAt: new Date(Date.now() - 720 * DAY_MS), activeAt: new Date(Date.now() - 720 * DAY_MS) })
  endpoints = await insertDevices()
  await writeSurveys(db, [SURVEY, notification()], { format: 'surveys', source: 'test' })
  servers = await startAtTheSameMoment()
})
afterAll(async () => {
  await servers?.stop()
  await Promise.all(pushServices.map((service) => service.close()))
  await mails.close()
  source.closeAllConnections()
  source.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

async function insertUsers(count: number, change: { createdAt?: Date; activeAt?: Date; surveyMails?: boolean }): Promise<string[]> {
  const emails = []
  for (let index = 0; index < count; index++) {
    const userId = await insertTestUser(db)
    const { email } = await db.updateTable('appUser').set(change).where('userId', '=', userId).returning('email').executeTakeFirstOrThrow()
    emails.push(email)
  }
  return emails
}

/** Browsers in which notifications are on; returns the addresses by which they are reached. */
async function insertDevices(): Promise<string[]> {
  const userId = await insertTestUser(db)
  const [sessionHash, createdAt] = [hashToken(newToken()), new Date()]
  await db.insertInto('session').values({ tokenHash: sessionHash, userId, createdAt, usedAt: createdAt }).execute()
  const devices = Array.from({ length: DEVICES }, () => {
    const { endpoint, keys, types } = newSubscription()
    const of = { userId, deviceId: newUserId(), sessionHash, mark: hashToken(endpoint) }
    return { ...of, endpoint, ...keys, types, createdAt: new Date(0) }
  })
  await db.insertInto('pushDevice').values(devices).execute()
  return devices.map(({ endpoint }) => new URL(endpoint).pathname)
}

const OPEN = { from: '2026-01-01 08:00:00', to: '2099-12-31 20:00:00' }
const SURVEY = sampleSurveyRecord(OPEN)
/** One that was due a minute ago. */
const notification = (): SurveyRecord =>
  sampleSurveyRecord({
    ...OPEN,
    id: 2,
    url: {},
    notificationGroup: 'election_results',
    notify: true,
    notificationTitle: { de: 'Die Resultate sind da' },
    notificationBody: { de: 'Sieh nach, wer gewählt ist.' },
    notifications: [new Date(Date.now() - 60_000).toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })],
  })

/** Holds each start where it looks whether public data are missing, until both are there: what they do once and by the clock they begin together. */
async function startAtTheSameMoment(): Promise<Servers> {
  const { address, port } = source.address() as AddressInfo
  const hold = await db.startTransaction().execute()
  await sql`select from catalogue_state for update`.execute(hold)
  const starting = startServers(database, SERVERS.length, (server) => ({
    PUBLIC_URL,
    DATA_KEY_FILE: join(folder, 'data.key'),
    SMTP_URL: mails.urlFor(server),
    NODE_OPTIONS: `--import=${new URL('support/lead-pushes.ts', import.meta.url)}`,
    PUSH_PORT: String(pushServices[server]?.port),
    FETCH: `swissvotes, swissvotes=http://${address}:${port}/swissvotes.csv`,
  }))
  await vi
    .waitFor(async () => {
      heldAtStart = await waitingForLocks(db)
      expect(heldAtStart).toEqual(BOTH)
    }, PATIENTLY)
    .catch(() => undefined)
  await hold.rollback().execute()
  return starting
}

/** The servers that wrote to these addresses, after each got one mail. */
async function expectOneEach(addresses: readonly string[]): Promise<number[]> {
  const sent = () => mails.received.filter(({ to }) => addresses.includes(to))
  await expect.poll(() => new Set(sent().map(({ to }) => to)).size, PATIENTLY).toBe(addresses.length)
  await expect.poll(async () => (await db.selectFrom('outbox').select('mailId').execute()).length, PATIENTLY).toBe(0)
  expect(
    sent()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([...addresses].toSorted())
  return [...new Set(sent().map(({ server }) => server))].toSorted()
}

/** What servers report as errors, without a database that a loaded machine keeps from answering in time. */
const errorsOf = ({ lines }: Servers) => lines.flat().filter((line) => /^\{"level":[56]0/.test(line) && !line.includes('"unavailable"'))

// Fails when each server has a lease of its own, or goes on without one.
test('servers that start at the same moment clean up once, and none reports an error [API-8]', SLOW, async () => {
  expect(heldAtStart).toEqual(BOTH)
  await expect.poll(async () => [...new Set(await noted.by('insert job_lease', true))], PATIENTLY).toEqual(BOTH)
  await expectOneEach(inactive)
  expect(await noted.by('delete used_challenge')).toHaveLength(1)
  expect(errorsOf(servers)).toEqual([])
})

// Fails when each server has a lease of its own.
test('a source that is due on both servers is asked once [API-8]', SLOW, async () => {
  await expect.poll(async () => [...new Set(await noted.by('insert job_lease', false))], PATIENTLY).toEqual(BOTH)
  letSourceAnswer()
  const record = async () => (await readSourceRecords(db)).get('swissvotes')
  await expect.poll(record, PATIENTLY).toMatchObject({ succeededAt: expect.any(Date), failures: 0 })
  expect(sourceRequests).toBe(1)
})

// Fails when a mail that is being sent stays free for the other server.
test('each of 60 mails is sent once, by one of the servers that both send [API-8]', SLOW, async () => {
  mailMeeting = createMeeting(2, MEETING_MS)
  const emails = Array.from({ length: 60 }, (_, index) => `voter${index}@example.ch`)
  const register = async (email: string, server: number) => {
    const body = { email, username: 'Anna', password: PASSWORD, language: 'de' }
    expect((await servers.call('PUT', '/register', { server, body })).status).toBe(201)
  }
  await Promise.all(
    Array.from({ length: 6 }, async (_, lane) => {
      for (let index = lane; index < emails.length; index += 6) await register(emails[index] ?? '', lane % 2)
    }),
  )
  expect(await expectOneEach(emails)).toEqual(SERVERS)
})

// Fails when a second invitation of a voter is not refused.
test('a survey that two operators invite to at the same moment reaches each voter once [API-8, FACT-1]', SLOW, async () => {
  const voters = await insertUsers(30, { surveyMails: true })
  mailMeeting = createMeeting(2, MEETING_MS)
  const hold = await db.startTransaction().execute()
  await sql`lock table survey_invitation in share mode`.execute(hold)
  const commands = COMMANDS.map((name) =>
    runProcess('src/commands/admin.ts', ['survey', 'invite', '1', '--yes'], {
      DATABASE_URL: urlNamed(database.url, name),
      DATA_DIR: join(folder, name),
      DATA_KEY_FILE: join(folder, 'data.key'),
    }),
  )
  const held = vi.waitFor(async () => expect(await waitingForLocks(db)).toEqual(COMMANDS), PATIENTLY)
  await held.finally(() => hold.rollback().execute())
  expect(await Promise.all(commands.map(({ exit }) => exit))).toEqual([0, 0])
  const invited = commands.map(({ lines }) => Number(/^(\d+) invited/m.exec(lines.join('\n'))?.[1]))
  expect(invited.reduce((sum, count) => sum + count)).toBe(voters.length)
  expect(await expectOneEach(voters)).toEqual(SERVERS)
})

// Fails when each server counts for itself.
test('tries of wrong passwords are counted together: 14 at once, seven on each, ten looked at [API-8]', SLOW, async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 14 }, async (_, index) => {
      const body = { email: 'voter0@example.ch', password: 'Falsch12!!' }
      const { json } = await servers.call<{ code: string }>('POST', '/authenticate', { server: index % 2, body })
      return { server: index % 2, code: json.code }
    }),
  )
  expect(tally(outcomes.map(({ code }) => code))).toEqual({ credentials_wrong: 10, too_many_attempts: 4 })
  const looked = tally(outcomes.filter(({ code }) => code === 'credentials_wrong').map(({ server }) => server))
  expect(Object.keys(looked)).toEqual(SERVERS.map(String))
})

// Fails when a message that is being sent stays free for the other server.
test('a notification reaches each browser once, by one of the servers that both send [API-8, NOTIFY-3]', SLOW, async () => {
  const reached = () => pushServices.map(({ received }) => received.map(({ path }) => path))
  await expect.poll(() => new Set(reached().flat()).size, PATIENTLY).toBe(DEVICES)
  const open = async () => (await db.selectFrom('pushMessage').select('deviceId').where('dueAt', 'is not', null).execute()).length
  await expect.poll(open, PATIENTLY).toBe(0)
  expect(reached().flat().toSorted()).toEqual(endpoints.toSorted())
  expect(Math.min(...reached().map(({ length }) => length))).toBeGreaterThan(0)
})

test('nothing of all that was done once more meanwhile, and no server reports an error [API-8]', SLOW, async () => {
  expect(new Set(mails.received.map(({ to }) => to)).size).toBe(mails.received.length)
  expect([sourceRequests, (await noted.by('delete used_challenge')).length]).toEqual([1, 1])
  expect(errorsOf(servers)).toEqual([])
})
