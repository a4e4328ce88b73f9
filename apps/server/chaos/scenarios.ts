import { once } from 'node:events'
import { open, rm, stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SCALE_VALUES } from '@plenara/contract'
import type { LoadPlan } from './load.ts'
import { probe } from './probe.ts'
import type { World } from './world.ts'

/** Disturbs the product for a while; answers what else is to be said, and what else broke a bar. */
export interface Scenario {
  readonly name: string
  readonly run: (world: World) => Promise<{ readonly note: string; readonly broken?: readonly string[] }>
}

const SECONDS = 8
const CANTONS = 26
const IDLE_CONNECTIONS = 10_000
const BATCH = 200
/** How many call beside the flood at three times the capacity. */
const OBSERVERS = 4

export const scenarios: readonly Scenario[] = [
  { name: 'idle', run: async () => ({ note: await sleep(3 * SECONDS * 1000, '') }) },
  { name: 'cold exports', run: coldExports },
  { name: 'flood of sign-ins', run: floodSignIns },
  { name: 'junk imports', run: floodImports },
  { name: 'flood of searches', run: floodSearches },
  { name: 'frozen database', run: freezeDatabase },
  { name: 'full disk', run: fillDisk },
  { name: 'kill -9 postmaster', run: killPostmaster },
  { name: 'kill -9 server', run: killServer },
  { name: '10,000 idle connections', run: floodConnections },
]

async function coldExports({ load }: World) {
  const paths = ['/api/export/v1/common', ...Array.from({ length: CANTONS }, (_, index) => `/api/export/v1/canton/${index + 1}`)]
  const calls = paths.flatMap((path) =>
    ['br', 'gzip'].map((encoding) => ({ method: 'GET', path, headers: { 'Accept-Encoding': encoding } })),
  )
  const { statuses, times } = await load({ calls, connections: calls.length, seconds: 1, rate: null })
  return { note: `${JSON.stringify(statuses)}, p99 ${times['200']?.p99} ms` }
}

async function floodSignIns({ load }: World) {
  const headers = { 'Content-Type': 'application/json' }
  const calls = Array.from({ length: 1_000 }, (_, index) => ({
    method: 'POST',
    path: '/api/authenticate',
    headers,
    body: JSON.stringify({ email: `nobody${index}@example.ch`, password: 'Gletscher12!!' }),
  }))
  const { statuses, times } = await load({ calls, connections: 400, seconds: SECONDS, rate: null, manyNetworks: true })
  return { note: `${JSON.stringify(statuses)}, refused in ${times['503']?.p99} ms (p99)` }
}

/** A megabyte that looks like a file of one's own data until its end. */
function junk(): string {
  const numbers = '1,'.repeat(60_000)
  return `{"format":"plenara","version":1,"settings":{},"progression":[${numbers}1],"rest":"${'x'.repeat(700_000)}"}`
}

async function floodImports({ load, electorate: { voters } }: World) {
  const body = junk()
  const calls = voters.map(({ id, token }) => ({
    method: 'PUT',
    path: `/api/user/${id}/import`,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body,
  }))
  const { statuses, times, cores } = await load({ calls, connections: 16, seconds: SECONDS, rate: null })
  return {
    note: `${JSON.stringify(statuses)}, refused unread in ${times['429']?.p50} ms (p50); the generator took ${cores.toFixed(1)} cores`,
  }
}

async function floodSearches({ load }: World) {
  const calls = Array.from({ length: 5_000 }, (_, index) => ({
    method: 'GET',
    path: `/api/search?q=klima${index}+steuer+initiative`,
    headers: {},
  }))
  const { statuses, times } = await load({ calls, connections: 100, seconds: SECONDS, rate: null })
  return { note: `${JSON.stringify(statuses)}, answered in ${times['200']?.p99} ms (p99)` }
}

async function freezeDatabase({ databaseProcesses }: World) {
  const pids = await databaseProcesses()
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await sleep(2 * SECONDS * 1000)
  for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')
  return { note: `${pids.length} processes stopped for ${2 * SECONDS} s` }
}

async function fillDisk({ dataDir, isOwnDisk, disk, address, killServer: kill, start }: World) {
  if (!isOwnDisk) {
    await kill()
    await start({ LIMITS: 'calls-per-account=1000000 free-mb=100000000' })
  }
  const filler = join(dataDir, 'filler')
  if (isOwnDisk) await fill(filler)
  const during = await readiness(address())
  await sleep(SECONDS * 1000)
  await rm(filler, { force: true })
  if (!isOwnDisk) {
    await kill()
    await start()
  }
  await sleep(2_500)
  const after = await readiness(address())
  const broken = [...(during.startsWith('503') ? [] : ['a full disk is not said']), ...(after.startsWith('200') ? [] : ['not ready again'])]
  return { note: `${disk}: ready ${during}, afterwards ${after}`, broken }
}

async function fill(path: string): Promise<void> {
  const handle = await open(path, 'w')
  const zeros = Buffer.alloc(8 * 1024 * 1024)
  try {
    for (;;) await handle.write(zeros)
  } catch {
    // The disk is full, as it should be.
  } finally {
    await handle.close()
  }
}

async function readiness(address: string): Promise<string> {
  const answer = await fetch(`${address}/health/write`)
  const { failing = [] } = (await answer.json()) as { failing?: readonly string[] }
  return `${answer.status} ${failing.join(', ')}`.trim()
}

async function killPostmaster({ databaseProcesses, address, dataDir }: World) {
  const [postmaster = 0] = await databaseProcesses()
  const before = (await stat(join(dataDir, 'postgres/postmaster.pid'))).mtimeMs
  process.kill(postmaster, 'SIGKILL')
  const begin = performance.now()
  for (let isBack = false; !isBack && performance.now() - begin < 60_000; await sleep(100)) {
    const { mtimeMs } = await stat(join(dataDir, 'postgres/postmaster.pid')).catch(() => ({ mtimeMs: before }))
    isBack = mtimeMs > before && (await readiness(address())).startsWith('200')
  }
  return { note: `ready again after ${((performance.now() - begin) / 1000).toFixed(1)} s` }
}

async function killServer({ killServer: kill, start }: World) {
  const begin = performance.now()
  await kill()
  await start()
  const note = `answers again after ${((performance.now() - begin) / 1000).toFixed(1)} s`
  await sleep(2_000)
  return { note }
}

async function floodConnections({ address }: World) {
  const { hostname, port } = new URL(address())
  const sockets: Socket[] = []
  for (let count = 0; count < IDLE_CONNECTIONS; count += BATCH) {
    const batch = Array.from({ length: BATCH }, () => connect({ port: Number(port), host: hostname, localAddress: '127.0.0.1' }))
    for (const socket of batch) socket.on('error', () => undefined)
    await Promise.race([Promise.all(batch.map((socket) => once(socket, 'connect').catch(() => undefined))), sleep(2_000)])
    sockets.push(...batch)
  }
  await sleep(SECONDS * 1000)
  const held = sockets.filter((socket) => !socket.destroyed && !socket.closed && socket.readyState === 'open').length
  for (const socket of sockets) socket.destroy()
  return { note: `${held} of ${IDLE_CONNECTIONS} held` }
}

/** Starts the server without its limits, to see what they are for. */
const WITHOUT_LIMITS = { NODE_OPTIONS: `--import=${new URL('without-limits.ts', import.meta.url).href}` }

/** What the server writes at most, what it writes when it is asked for three times that, and what it then writes without its limits. */
export async function overload(world: World): Promise<Record<'note' | 'bar', string>> {
  const {
    load,
    address,
    electorate: { election, questions, voters },
  } = world
  const calls: LoadPlan['calls'] = questions.flatMap(({ id: questionId, type }) =>
    voters.map(({ id, token }) => ({
      method: 'PUT',
      path: `/api/user/${id}/election/${election.id}/response/${questionId}`,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ value: SCALE_VALUES[type][0] }),
    })),
  )
  await load({ calls, connections: 32, seconds: 3, rate: null })
  const most = await load({ calls, connections: 32, seconds: SECONDS, rate: null })
  // The generator shares the machine and may read answers late: how soon they come is told by another caller, on a few connections of its own.
  let isOver = false
  const watching = calls.slice(0, OBSERVERS).map(({ path, headers, body }) => {
    return probe({ url: address() + path, headers, ...(body && { body }), from: '127.0.0.2' }, () => isOver, 0)
  })
  const tooMany = { calls, connections: 2_000, seconds: 2 * SECONDS, rate: 3 * most.good }
  const flood = await load(tooMany).finally(() => {
    isOver = true
  })
  const observed = await Promise.all(watching)
  await world.killServer()
  await world.start(WITHOUT_LIMITS)
  const unlimited = await load(tooMany)
  await world.killServer()
  await world.start()
  const share = flood.good / most.good
  const answered = Math.max(...observed.map(({ p99 }) => p99))
  const others = [flood, ...observed].flatMap(({ statuses }) => Object.keys(statuses)).filter((status) => !['200', '503'].includes(status))
  const note = [
    `${Math.round(most.good)}/s at most; asked for three times that ${Math.round(flood.good)}/s (${share.toFixed(2)}), ${JSON.stringify(flood.statuses)}`,
    `within a second ${Math.round(flood.soon)}/s, without limits ${Math.round(unlimited.soon)}/s of ${Math.round(unlimited.good)}/s ${JSON.stringify(unlimited.statuses)}`,
    `of ${availableParallelism()} cores the generator took ${flood.cores.toFixed(2)}`,
    `${OBSERVERS} others answered in ${answered.toFixed(0)} ms (the slowest p99), ${JSON.stringify(observed.map(({ statuses }) => statuses))}`,
  ].join('; ')
  const broken = [
    ...(share < 0.5 ? ['goodput below half'] : []),
    ...(flood.soon <= unlimited.soon ? ['no more in time than without limits'] : []),
    ...(answered > 500 ? ['answers later than 500 ms'] : []),
    ...(others.length > 0 ? [`answers ${others.join(', ')}`] : []),
  ]
  return { note, bar: broken.join('; ') }
}
