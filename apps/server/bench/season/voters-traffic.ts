import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadPlan, LoadResult } from '../../chaos/load.ts'
import { hashToken, newToken } from '../../src/keys/token.ts'
import type { Database } from '../../src/db/database.ts'
import { runProcess } from '../../test/support/child-process.ts'
import { insertTestUser } from '../../test/support/test-user.ts'
import { type Random, valueOn } from './plan-season.ts'
import { type SeasonClock, timeOf } from './season-clock.ts'

/** Calls a second: the clock runs ten times faster, and so does who votes. */
const READS = 100
const WRITES = 20
const VOTERS = 32
/** The address of the proxy that the calls come through. */
const PROXY = '127.0.0.1'

export interface VotersTraffic {
  /** Reads the answers of all ballots and writes answers of voters for so many seconds; the milliseconds are those of the reads. */
  run(seconds: number): Promise<VotersFigures>
}

export interface VotersFigures {
  readonly p50: number
  readonly p99: number
  /** Calls that were not answered with what they asked for. */
  readonly failed: number
  readonly calls: number
}

interface Voting {
  readonly db: Database
  readonly clock: SeasonClock
  readonly electionIds: readonly number[]
  readonly random: Random
}

/** Voters of a server, made in its database; each ballot is read once, so that what is measured is not the first reader's. */
export async function openVotersTraffic(address: string, voting: Voting): Promise<VotersTraffic> {
  const reads = await readsOf(voting)
  const writes = await writesOf(voting)
  for (const { path } of reads) await (await fetch(address + path, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  return {
    run: async (seconds) => {
      const plan = { address, from: PROXY, connections: 64, seconds }
      const [read, written] = await Promise.all([
        load({ ...plan, calls: reads, rate: READS }),
        load({ ...plan, calls: writes, rate: WRITES }),
      ])
      const { p50, p99 } = read.times['200'] ?? { p50: Number.NaN, p99: Number.NaN }
      return { p50, p99, failed: failedOf(read) + failedOf(written), calls: callsOf(read) + callsOf(written) }
    },
  }
}

/** Every ballot, the larger ones more often, in an order that is drawn. */
async function readsOf({ db, electionIds, random }: Voting): Promise<LoadPlan['calls']> {
  const sizes = await db
    .selectFrom('candidate')
    .select((eb) => ['electionId', eb.fn.countAll<string>().as('count')])
    .where('electionId', 'in', electionIds)
    .groupBy('electionId')
    .orderBy('electionId')
    .execute()
  const calls = sizes.flatMap(({ electionId, count }) =>
    Array.from({ length: Math.ceil(Number(count) / 50) }, () => ({
      method: 'GET',
      path: `/api/election/${electionId}/candidate-answers`,
      headers: { 'Accept-Encoding': 'br' },
    })),
  )
  return calls
    .map((call) => ({ call, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ call }) => call)
}

async function writesOf({ db, clock, electionIds, random }: Voting): Promise<LoadPlan['calls']> {
  const [electionId = 0] = electionIds
  const questions = await db
    .selectFrom('question')
    .innerJoin('election', 'election.questionnaireId', 'question.questionnaireId')
    .select(['question.id', 'question.type'])
    .where('election.id', '=', electionId)
    .where('question.gone', 'is', null)
    .orderBy('question.position')
    .execute()
  const voters: Awaited<ReturnType<typeof createVoter>>[] = []
  for (let index = 0; index < VOTERS; index++) voters.push(await createVoter(db, clock))
  return questions.flatMap(({ id, type }) =>
    voters.map(({ userId, token }) => ({
      method: 'PUT',
      path: `/api/user/${userId}/election/${electionId}/response/${id}`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: valueOn(type, random) }),
    })),
  )
}

async function createVoter(db: Database, clock: SeasonClock) {
  const userId = await insertTestUser(db)
  const token = newToken()
  const now = new Date(timeOf(clock))
  await db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: now, usedAt: now })
    .execute()
  return { userId, token }
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'plenara-load-'))
  try {
    const file = join(folder, 'plan.json')
    await writeFile(file, JSON.stringify(plan))
    return JSON.parse(await runProcess('chaos/load.ts', [file]).line(/^\{/))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function callsOf({ statuses }: LoadResult): number {
  return Object.values(statuses).reduce((sum, count) => sum + count, 0)
}

function failedOf(result: LoadResult): number {
  return callsOf(result) - (result.statuses['200'] ?? 0)
}
