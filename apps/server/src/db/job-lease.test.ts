import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runProcess } from '../../test/support/child-process.ts'
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts'
import { type Lease, LeaseLost, type LeaseOptions, withLease } from './job-lease.ts'

const SECOND = 1_000
const HOUR = 3_600_000
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  vi.useRealTimers()
  await database.db.deleteFrom('jobLease').execute()
  await database.db.deleteFrom('attempt').execute()
})
afterAll(() => database.drop())

function hold<T>(work: (lease: Lease) => Promise<T>, options: Partial<LeaseOptions> = {}): Promise<T | null> {
  return withLease({ db: database.db, job: 'fetching', ...options }, work)
}
const ask = () => hold(async () => 'got it')
/** As if so much time had gone by. */
const elapse = (ms: number) => sql`update job_lease set until = until - ${ms} * interval '1 millisecond'`.execute(database.db)
/** How long the lease still lasts, milliseconds. */
async function left(): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from until - clock_timestamp())::float8 * 1000 as left from job_lease`.execute(database.db)
  return rows[0]?.left ?? 0
}
async function note(tx: TestDatabase['db']): Promise<void> {
  await tx
    .insertInto('attempt')
    .values({ key: randomBytes(8), count: 1, expiresAt: new Date() })
    .execute()
}
const notes = async () => (await database.db.selectFrom('attempt').select('key').execute()).length

// Fails when a lease that somebody has may be taken.
test('of many that ask at once one does the job, and then it is free', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 300))
    running -= 1
    return 'did it'
  }
  const all = await Promise.all(Array.from({ length: 12 }, () => hold(work)))
  expect([all.filter((one) => one === 'did it').length, most]).toEqual([1, 1])
  expect(all.filter((one) => one === null)).toHaveLength(11)
  await expect(hold(() => Promise.reject(new Error('no'))).catch(String)).resolves.toBe('Error: no')
  expect(await ask()).toBe('got it')
})

test('another job is another lease', async () => {
  expect(await hold(() => hold(async () => 'both', { job: 'clean-up' }))).toBe('both')
})

// Fails when a lease ends with its process, never, or by another clock than that of the database.
test('the lease of a killed process is free after a minute, not sooner', { tags: ['slow'] }, async () => {
  const holder = runProcess('test/support/job-lease-process.ts', [database.url])
  await holder.line(/holds/)
  expect(await ask()).toBeNull()
  await holder.end('SIGKILL')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR })
  expect(await ask()).toBeNull()
  expect(await left()).toBeLessThanOrEqual(60 * SECOND)
  await elapse(20 * SECOND)
  expect(await ask()).toBeNull()
  await elapse(40 * SECOND)
  expect(await ask()).toBe('got it')
})

// Fails when a lease is not renewed, or waits for the writes of its own process.
test('a job that lasts longer than its lease keeps it, also while it writes', async () => {
  await hold(
    async (lease) => {
      await elapse(40 * SECOND)
      await expect.poll(left, { timeout: 10_000 }).toBeGreaterThan(30 * SECOND)
      await lease.write(async (tx) => {
        await note(tx)
        await elapse(40 * SECOND)
        await expect.poll(left, { timeout: 10_000 }).toBeGreaterThan(30 * SECOND)
      })
      expect(lease.signal.aborted).toBe(false)
    },
    { renewMs: 50 },
  )
  expect(await notes()).toBe(1)
})

// Fails when the lease is not looked at in the transaction that writes, or is given back for another process.
test('whoever lost the lease writes nothing, and leaves it to whom it belongs', async () => {
  const lost = hold(async (lease) => {
    await elapse(61 * SECOND)
    await hold(async (other) => {
      await expect(lease.write(note)).rejects.toThrow(LeaseLost)
      expect(lease.signal.aborted).toBe(true)
      await expect(lease.write(note)).rejects.toThrow('Another process took over "fetching"')
      await other.write(note)
    })
    return hold(async () => {
      await expect(lease.write(note)).rejects.toThrow(LeaseLost)
    })
  })
  await expect(lost).rejects.toThrow(LeaseLost)
  expect(await notes()).toBe(1)
})

test('a loss is noticed by the next renewal, and the lease of the other stays', async () => {
  const lost = hold(
    async (lease) => {
      await sql`update job_lease set holder = gen_random_uuid()`.execute(database.db)
      await expect.poll(() => lease.signal.aborted, { timeout: 10_000 }).toBe(true)
    },
    { renewMs: 50 },
  )
  await expect(lost).rejects.toThrow(LeaseLost)
  expect(await ask()).toBeNull()
})

// Fails when the check locks nothing: the other one would write while this one does.
test('nobody takes a lease over from a transaction that writes, even when it was not renewed', async () => {
  await hold(async (lease) => {
    await lease.write(async (tx) => {
      await elapse(61 * SECOND)
      expect(await ask()).toBeNull()
      await note(tx)
    })
    expect(await ask()).toBe('got it')
  })
  expect(await notes()).toBe(1)
})

// Fails when the rest is left out, or given to what was not done.
test('what was done rests for as long as it says, and what a stop ended does not', async () => {
  const stop = new AbortController()
  const options = { restMs: HOUR, signal: stop.signal }
  expect(await hold(async () => 'done', options)).toBe('done')
  expect(await ask()).toBeNull()
  await elapse(HOUR)
  const stopped = async ({ signal }: Lease) => {
    stop.abort()
    return signal.aborted
  }
  expect(await hold(stopped, options)).toBe(true)
  expect(await ask()).toBe('got it')
})
