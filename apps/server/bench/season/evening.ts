import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@plenara/contract/desk-client'
import { type FieldValue, GRACE_MS, storedFields } from '@plenara/domain'
import { readWaiting } from '../../src/desk/candidacies/publication/waiting-statements.ts'
import { runProcess, type TestProcess } from '../../test/support/child-process.ts'
import { type Candidate, type Invited, takeUp } from './candidate.ts'
import { findFaults, type SeasonFaults, type StoredCandidacy } from './check-season.ts'
import type { DeskOfSeason } from './device.ts'
import { drawPortraits } from './draw-portraits.ts'
import { addressOf, codeOfInvitation } from './mails.ts'
import type { Random } from './plan-season.ts'
import { environmentOf, type SeasonClock, startClock, timeOf } from './season-clock.ts'
import { DATES, type SeasonWorld } from './season-world.ts'
import { openVotersTraffic, type VotersFigures } from './voters-traffic.ts'

/** How much faster the evening goes by. */
export const FASTER = 10
/** Saves a second. */
const RATE = 75
/** People at work at once, of so many in all. */
const AT_ONCE = 1 / 15
const LEAST_AT_ONCE = 24
const IDLE_SHARE = 1 / 30
const LEAST_IDLE_SECONDS = 15
const LONGEST_PUBLICATION_MS = 60_000

export interface EveningFigures {
  readonly people: number
  readonly saves: number
  readonly submissions: number
  readonly faults: SeasonFaults
  /** Of saves that were acknowledged in time, a second. */
  readonly rate: number
  readonly p50: number
  readonly p99: number
  readonly idle: VotersFigures
  readonly busy: VotersFigures
  readonly publications: number
  /** Acknowledged submissions that voters do not see at the end. */
  readonly unpublished: number
  /** How often something was met, by its code. */
  readonly met: ReadonlyMap<string, number>
}

interface Evening {
  /** How long it lasts by the clock of the machine; ten times as long by its own. */
  readonly minutes: number
  readonly people: number
  readonly random: Random
}

/** The last hours before the deadline and a minute and a half after it, against a real server. */
export async function runEvening(world: SeasonWorld, evening: Evening): Promise<EveningFigures> {
  const idleSeconds = Math.max(LEAST_IDLE_SECONDS, evening.minutes * 60 * IDLE_SHARE)
  const pictures = drawPortraits(evening.random)
  // Some seconds for the start of the server and the first people, and the time of the idle measurement.
  const clock = startClock(DATES.until - FASTER * 1_000 * (evening.minutes * 60 + idleSeconds + 40), FASTER)
  const server = startServer(world, clock)
  try {
    const address = /http:\S+/.exec(await server.line(/runs on http/))?.[0] ?? ''
    const url = /http:\S+/.exec(await server.line(/The desk is on/))?.[0] ?? ''
    const traffic = await openVotersTraffic(address, { ...world, clock, random: evening.random })
    const idle = await traffic.run(idleSeconds)
    const desk: DeskOfSeason = { url, clock, random: evening.random, saves: [], submissions: [], times: [], met: new Map() }
    const left = () => (DATES.until - timeOf(clock)) / FASTER / 1_000
    await sleep(Math.max(0, left() - evening.minutes * 60) * 1_000)
    const beginning = timeOf(clock)
    const seconds = Math.floor(left())
    const [busy, crowd] = await Promise.all([traffic.run(seconds), runCrowd(desk, { invited: invitedOf(world), pictures, ...evening })])
    await publicationOfAll(world, clock)
    await server.end()
    return { ...(await figuresOf(world, desk, beginning)), ...crowd, idle, busy }
  } finally {
    await server.end()
    if (server.lines.some((line) => /"level":(50|60)/.test(line))) console.log(server.lines.slice(-5).join('\n'))
  }
}

function startServer({ environment, smtp }: SeasonWorld, clock: SeasonClock): TestProcess {
  const settings = { PORT: '0', DESK_PORT: '0', SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, TRUST_PROXY: '127.0.0.1' }
  return runProcess('src/main.ts', [], { ...environment, ...settings, ...environmentOf(clock) })
}

/** Whom the wave reached; the first one has an account already. */
function invitedOf({ smtp }: SeasonWorld): Invited[] {
  const [first, ...others] = smtp.received.map((mail) => ({ email: addressOf(mail), code: codeOfInvitation(mail) }))
  return others.filter(({ email, code }) => code !== '' && email !== first?.email)
}

interface Crowd extends Pick<Evening, 'people'> {
  readonly invited: readonly Invited[]
  readonly pictures: readonly Buffer[]
}

/** Has people come one after the other, so that as many as there should be are at work, and each save is due at its moment whatever became of the others. */
async function runCrowd(desk: DeskOfSeason, { invited, pictures, people }: Crowd): Promise<Pick<EveningFigures, 'people' | 'rate'>> {
  const coming = [...invited]
  const ready: Candidate[] = []
  const late: Candidate[] = []
  const failures: unknown[] = []
  let begun = 0
  const comeIn = async () => {
    const next = coming.shift()
    if (!next) return
    begun += 1
    ready.push(await patiently(() => takeUp(desk, next, pictures)))
  }
  const proceed = async (candidate: Candidate, dueAt: number) => {
    if (await candidate.step(dueAt)) return void ready.push(candidate)
    if (candidate.isLate) late.push(candidate)
    if (timeOf(desk.clock) < DATES.until) await comeIn()
  }
  const atOnce = Math.min(coming.length, Math.max(LEAST_AT_ONCE, Math.round(people * AT_ONCE)))
  for (let count = 0; count < atOnce; count++) await comeIn()
  const begin = performance.now()
  const deadline = begin + (DATES.until - timeOf(desk.clock)) / FASTER
  const end = deadline + (1.5 * GRACE_MS) / FASTER
  const running = new Set<Promise<unknown>>()
  for (let issued = 0; performance.now() < end && failures.length === 0; await sleep(2)) {
    for (; issued * 1_000 < (performance.now() - begin) * RATE && ready.length > 0; issued++) {
      const work = proceed(ready.shift() as Candidate, begin + (issued * 1_000) / RATE).catch((error: unknown) => failures.push(error))
      running.add(work)
      void work.finally(() => running.delete(work))
    }
  }
  await Promise.all(running)
  await Promise.all([...late, ...ready].map((candidate) => candidate.comeLate().catch((error: unknown) => failures.push(error))))
  if (failures.length > 0) throw failures[0]
  const inTime = desk.times.filter(({ dueAt }) => dueAt < deadline).length
  return { people: begun, rate: (inTime * 1_000) / (deadline - begin) }
}

async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error
      await sleep(Math.max(1, error.retryAfterSeconds) * 1_000)
    }
  }
}

/** Waits until voters see whatever was submitted, or so long that they never will. */
async function publicationOfAll({ db }: SeasonWorld, clock: SeasonClock): Promise<void> {
  const until = performance.now() + LONGEST_PUBLICATION_MS
  while (performance.now() < until && (await readWaiting(db, { now: new Date(timeOf(clock)) })).length > 0) await sleep(500)
}

async function figuresOf({ db }: SeasonWorld, desk: DeskOfSeason, beginning: number) {
  const ids = new Set(desk.saves.map(({ candidacyId }) => candidacyId))
  const stored = (await readStored({ db })).filter(({ candidacyId }) => ids.has(candidacyId))
  const runs = await db.selectFrom('publication').select('id').where('at', '>=', new Date(beginning)).execute()
  const published = await db.selectFrom('publishedStatement').select(['candidacyId', 'revision']).execute()
  const shown = new Map(published.map(({ candidacyId, revision }) => [candidacyId, revision]))
  const acknowledged = desk.submissions.flatMap(({ candidacyId, answer }) =>
    typeof answer === 'string' ? [] : [{ candidacyId, ...answer }],
  )
  const times = desk.times.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    saves: desk.saves.filter(({ answer }) => typeof answer === 'number').length,
    submissions: acknowledged.length,
    faults: findFaults(desk, stored, { submitUntil: DATES.until, lateUntil: DATES.until }),
    ...{ p50: at(0.5), p99: at(0.99) },
    publications: runs.length,
    unpublished: acknowledged.filter(({ candidacyId, revision }) => (shown.get(candidacyId) ?? 0) < revision).length,
    met: desk.met,
  }
}

async function readStored({ db }: Pick<SeasonWorld, 'db'>): Promise<StoredCandidacy[]> {
  const drafts = await db.selectFrom('statement').select(['candidacyId', 'answers', 'content']).execute()
  const revisions = await db.selectFrom('statementRevision').select(['candidacyId', 'number', 'submittedAt', 'sha256']).execute()
  const ofCandidacy = new Map<number, StoredCandidacy['revisions'][number][]>()
  for (const { candidacyId, number, submittedAt, sha256 } of revisions) {
    const revision = { number, submittedAt: submittedAt.getTime(), sha256: sha256.toString('hex') }
    ofCandidacy.set(candidacyId, [...(ofCandidacy.get(candidacyId) ?? []), revision])
  }
  return drafts.map(({ candidacyId, answers, content }) => ({
    candidacyId,
    fields: new Map<string, FieldValue>([...storedFields({ answers, content }), ['portrait', content.portrait ?? null]]),
    revisions: ofCandidacy.get(candidacyId) ?? [],
  }))
}
