// @module-tag slow

import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmission, SHARES } from '../../../src/http/load/admission.ts'
import { createTurns } from '../../../src/pages/open-data/open-data.ts'
import { createSiteFiles } from '../../../src/pages/site-files.ts'
import { createCallApp } from '../support/call-app.ts'
import { composeApp } from '../support/compose-app.ts'
import { insertConfirmedAccounts } from '../support/confirmed-accounts.ts'
import { openSecurityServer, type SecurityServer } from '../support/security-server.ts'
import { createSecurityServers, type SecurityServers } from '../support/server-processes.ts'

const PASSWORD = 'Gletscher12!!'
/** More than the system takes for a client that does not read. */
const LARGE = new Uint8Array(48 * 1024 * 1024)
let servers: SecurityServers
let server: SecurityServer
beforeAll(async () => {
  servers = await createSecurityServers()
  server = await openSecurityServer({ before: (request) => (request.headers.has('Test-Large') ? new Response(LARGE) : null) })
})
afterAll(async () => {
  await server.close()
  await servers.close()
})

const hashOf = (number: number) => number.toString(16).padStart(64, '0')

// Fails when the catalogue, parliaments and the search are read by the connections of the accounts (`publicDb` in main.ts).
test('public reads that hang, of every kind at once, keep no signed-in voter waiting [ATTACK-W1]', async () => {
  const running = await servers.start()
  await insertConfirmedAccounts(servers.db, ['voter@example.ch'], PASSWORD)
  const { body } = await running.call('POST', '/authenticate', { body: { email: 'voter@example.ch', password: PASSWORD } })
  const { token, user } = body as { token: string; user: { id: number } }
  const own = () => running.call('GET', `/user/${user.id}`, { token })
  expect((await own()).status).toBe(200)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const locked = servers.db.transaction().execute(async (tx) => {
    await sql`lock table portrait, vote, search_entry in access exclusive mode`.execute(tx)
    await isReleased
  })
  await sleep(200)
  let isOver = false
  const flood = async (pathOf: (number: number) => string, from: number) => {
    for (let number = from; !isOver; number += 100) await running.call('GET', pathOf(number))
  }
  const floods = Array.from({ length: 20 }, (_, index) => [
    flood((number) => `/portrait/${hashOf(number)}/small`, index),
    flood((number) => `/vote/${number + 1}`, index),
    flood((number) => `/search?q=wort${number}`, index),
  ])
  await sleep(300)
  const statuses: number[] = []
  for (const end = Date.now() + 3_000; Date.now() < end; await sleep(50)) statuses.push((await own()).status)
  isOver = true
  release()
  await Promise.all([locked, ...floods.flat()])
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(statuses.length).toBeGreaterThan(10)
})

// Fails when `admit` is taken out of `mountPortraits`, or a search takes a place of other public answers (`shareOfBody`).
test('pictures and searches take places of their own, however many are asked for at once [ATTACK-W1]', async () => {
  // However long a busy machine takes for them.
  const patient = (share: 'pictures' | 'searches') => ({ ...SHARES[share], waitMs: 60_000 })
  const admission = createAdmission({ ...SHARES, pictures: patient('pictures'), searches: patient('searches') })
  const inside = new Map<string, number>()
  const most = new Map<string, number>()
  const entered = new Map<string, number>()
  const { app, stop } = composeApp(server.db, {
    admit: (share, work) => {
      entered.set(share, (entered.get(share) ?? 0) + 1)
      return admission.run(share, async () => {
        inside.set(share, (inside.get(share) ?? 0) + 1)
        most.set(share, Math.max(most.get(share) ?? 0, inside.get(share) ?? 0))
        await sleep(5)
        return work().finally(() => inside.set(share, (inside.get(share) ?? 0) - 1))
      })
    },
  })
  const call = createCallApp(app)
  const paths = Array.from({ length: 30 }, (_, index) => [
    `/portrait/${hashOf(index)}/small`,
    `/coat-of-arms/BS/${index}`,
    `/search?q=wort${index}`,
  ]).flat()
  const answers = await Promise.all(paths.map((path) => call('GET', path)))
  await stop()
  expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 503].includes(status))).toEqual([])
  expect(Object.fromEntries(entered)).toEqual({ pictures: 60, searches: 30 })
  expect(Object.fromEntries(most)).toEqual({ pictures: 4, searches: 2 })
})

const QUESTIONS = [
  ...['/vote?searchTerm=', '/election/{eid}/article?searchTerm=', '/vote?page=', '/vote?topicFilter=', '/search?q='],
  ...['/vote?council=', '/affair-vote?council='],
]

// Fails when `isOnesOwn` is not asked, for the place (`shareOfBody`) or for the memory (`bodiesOfCall` in app.ts).
test('whatever somebody looks for takes the places of searches, and drives out nothing that all ask for [ATTACK-N5]', async () => {
  const shares: string[] = []
  const { app, stop } = composeApp(server.db, {
    publicBodyBytes: 96 * 1024,
    admit: (share, work) => {
      shares.push(share)
      return work()
    },
  })
  const call = createCallApp(app)
  const made = (share: string) => shares.filter((one) => one === share).length
  await call('GET', '/canton')
  await call('GET', '/vote')
  const before = made('publicBodies')
  for (const question of QUESTIONS) {
    const path = question.replace('{eid}', String(server.ids.elections[0]))
    for (let index = 2; index < 62; index++) expect((await call('GET', `${path}${index}`)).status, question).toBe(200)
  }
  expect([made('searches'), made('publicBodies')]).toEqual([60 * QUESTIONS.length, before])
  await call('GET', '/canton')
  await call('GET', '/vote')
  await stop()
  expect([before, made('publicBodies')]).toEqual([2, before])
})

// Fails when `server.timeout` is taken out: a client that reads nothing then keeps its connection for good.
test('who asks for much and reads nothing is cut [ATTACK-7]', async () => {
  expect(server.server.timeout).toBe(60_000)
  server.server.timeout = 1_000
  const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.pause()
  // One call: whoever sends many without waiting is cut for that.
  socket.write('GET /api/canton HTTP/1.1\r\nHost: localhost\r\nTest-Large: 1\r\n\r\n')
  const connections = () => new Promise<number>((resolve) => server.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(1)
  const isCut = async () => (await connections()) === 0
  await expect.poll(isCut, { timeout: 20_000, interval: 200 }).toBe(true)
  server.server.timeout = 60_000
  socket.destroy()
})

// Fails when `sitemapEntries` is read for each file.
test('however many sitemaps are asked for, the database is read once for each kind', async () => {
  let reads = 0
  const db = new Proxy(server.db, {
    get: (target, name) => {
      if (name === 'getExecutor') reads += 1
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const files = createSiteFiles({
    db,
    api: {} as never,
    now: () => new Date(),
    site: 'https://plenara.example',
    operator: { isNamed: true } as never,
    isIndexed: async () => true,
    dataVersion: async () => 1,
    encode: (body) => ({ bytes: body.bytes, encoding: null }),
  })
  for (const language of ['de', 'fr']) {
    for (const kind of ['pages', 'votes', 'people']) {
      for (let number = 1; number <= 20; number++) {
        await files(new Request(`https://plenara.example/sitemap-${language}-${kind}-${number}.xml`))
      }
    }
  }
  expect(reads).toBe(3)
})

// Fails when `waiting` is not counted, or not given back.
test('files of open data are made one at a time, and few wait for it', async () => {
  const inTurn = createTurns()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  let [making, most] = [0, 0]
  const make = async () => {
    making += 1
    most = Math.max(most, making)
    await isReleased
    making -= 1
  }
  const asked = Array.from({ length: 100 }, () =>
    inTurn(make).then(
      () => 'made',
      (error: { code: string }) => error.code,
    ),
  )
  release()
  const outcomes = await Promise.all(asked)
  expect([outcomes.filter((one) => one === 'made').length, outcomes.filter((one) => one === 'unavailable').length]).toEqual([31, 69])
  expect(most).toBe(1)
  await expect(inTurn(make)).resolves.toBeUndefined()
})
