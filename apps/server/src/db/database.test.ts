import { connect, createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { createDatabase, type Database, isWritable } from './database.ts'

/** A way to the database that can be cut, stopped and opened again. */
interface Way {
  url: string
  cut(): void
  open(): Promise<void>
  hold(): void
  close(): void
}

let target: TestDatabase
let way: Way
let db: Database
const errors: Error[] = []

beforeAll(async () => {
  target = await createTestDatabase()
  way = await createWay(target.url)
  db = createDatabase({ url: way.url, statementMs: 500, onError: (error) => errors.push(error) })
})
afterAll(async () => {
  way.close()
  await db.destroy().catch(() => undefined)
  await target.drop()
})

async function createWay(url: string): Promise<Way> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let isHeld = false
  const server: Server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    }
    near.on('data', (data) => !isHeld && far.write(data)).on('close', () => far.destroy())
    far.on('data', (data) => !isHeld && near.write(data)).on('close', () => near.destroy())
  })
  let own = 0
  const open = () => {
    isHeld = false
    return new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve))
  }
  await open()
  const address = server.address()
  own = typeof address === 'object' && address ? address.port : 0
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(own) }).href,
    open,
    cut,
    close: cut,
    hold: () => {
      isHeld = true
    },
  }
}

const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)

test('connections that are cut end no process; calls are refused until the database is back', async () => {
  for (let round = 0; round < 3; round++) {
    await Promise.all([ask(), ask(), ask()])
    const underWay = sql`select pg_sleep(0.3)`.execute(db)
    const refused = expect(underWay).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    way.cut()
    await refused
    await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await isWritable(db)).toBe(false)
    await way.open()
    expect((await ask()).rows).toEqual([{ one: 1 }])
  }
})

test('a transaction that loses its connection is refused as a whole', async () => {
  const lost = db.transaction().execute(async (tx) => {
    await tx.insertInto('email').values({ emailNorm: 'lost@example.ch', userId: 5 }).execute()
    way.cut()
    await tx.insertInto('email').values({ emailNorm: 'lost2@example.ch', userId: 6 }).execute()
  })
  await expect(lost).rejects.toMatchObject({ code: 'unavailable' })
  await way.open()
  expect(await db.selectFrom('email').select('userId').where('emailNorm', 'like', 'lost%').execute()).toEqual([])
})

test('a database that hangs is given up within three seconds', { tags: ['slow'] }, async () => {
  await ask()
  way.hold()
  const begin = performance.now()
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect(performance.now() - begin).toBeLessThan(3_000)
  way.cut()
  await way.open()
  await expect.poll(() => isWritable(db)).toBe(true)
})

// Fails when 25006 is a mistake, or when the connection to the demoted server is used again.
test('a server that takes no writes is away for writes, and the next connection finds the one that does', async () => {
  const write = () => sql`update catalogue_state set version = version`.execute(db)
  const name = new URL(target.url).pathname.slice(1)
  await write()
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(target.db)
  way.cut()
  await way.open()
  await expect(write()).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
  await expect(db.transaction().execute((tx) => sql`update catalogue_state set version = version`.execute(tx))).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(await isWritable(db)).toBe(false)
  expect((await ask()).rows).toEqual([{ one: 1 }])
  await expect(write()).rejects.toMatchObject({ code: 'unavailable' })
  await sql.raw(`alter database ${name} reset default_transaction_read_only`).execute(target.db)
  await write()
  expect(await isWritable(db)).toBe(true)
})

test('a transaction that loses against another one is asked to come again', async () => {
  let read = 0
  const both = await Promise.allSettled(
    [1, 2].map(() =>
      db
        .transaction()
        .setIsolationLevel('serializable')
        .execute(async (tx) => {
          await sql`select version from catalogue_state`.execute(tx)
          read++
          await expect.poll(() => read).toBe(2)
          await sql`update catalogue_state set version = version + 1`.execute(tx)
        }),
    ),
  )
  expect(both.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))).toEqual(['unavailable'])
})

test('a statement that takes too long is ended by the database', async () => {
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: 'unavailable' })
})

test('a mistake in a statement stays a mistake', async () => {
  await expect(sql`select * from nothing`.execute(db)).rejects.toMatchObject({ code: '42P01' })
})
