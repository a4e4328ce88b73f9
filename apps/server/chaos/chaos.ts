// `npm run test:chaos`: what voters notice while the product is disturbed. Linux; as root with a disk of its own. About seven minutes.
// `--only NAME` (also several times, or the beginning of names) runs some of it; `idle` always, because the others are compared with it.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type ProbeResult, probe } from './probe.ts'
import { overload, type Scenario, scenarios } from './scenarios.ts'
import { createWorld, PROXY, type World } from './world.ts'
import { startWriter } from './writer.ts'

const CACHED_MS = 250
const OTHERS_MS = 2_000
const TIMES_IDLE = 10
/** During these a signed-in GET is answered, only later. */
const STILL_SIGNED_IN: ReadonlySet<string> = new Set(['cold exports', 'flood of sign-ins', 'junk imports', 'flood of searches'])
const OVERLOAD = 'three times the capacity'
const LEAST_MS = 3_000

interface Row {
  readonly name: string
  readonly own: ProbeResult
  readonly open: ProbeResult
  readonly note: string
  readonly broken: readonly string[]
}

async function runScenario(scenario: Scenario, world: World, idle: Row | undefined): Promise<Row> {
  const { voters, election } = world.electorate
  const [voter] = voters
  // The server may be started anew meanwhile, on the same port.
  const address = world.address()
  const ownUrl = `${address}/api/user/${voter?.id}`
  const openUrl = `${address}/api/election/${election.id}/candidate?lang=de&view=card`
  let isOver = false
  const end = () => isOver
  const probes = Promise.all([
    probe({ url: ownUrl, headers: { Authorization: `Bearer ${voter?.token}` }, from: '127.0.0.2' }, end, LEAST_MS),
    probe({ url: openUrl, headers: { 'Accept-Encoding': 'br' }, from: '127.0.0.2' }, end, LEAST_MS),
  ])
  const { note, broken = [] } = await scenario.run(world).finally(() => {
    isOver = true
  })
  const [signedIn, publicAnswers] = await probes
  return {
    name: scenario.name,
    own: signedIn,
    open: publicAnswers,
    note,
    broken: [...broken, ...brokenBars(scenario.name, { own: signedIn, open: publicAnswers }, idle)],
  }
}

function brokenBars(name: string, { own, open }: Pick<Row, 'own' | 'open'>, idle: Row | undefined): string[] {
  const broken: string[] = []
  const isAway = name === 'kill -9 server'
  const limit = name === '10,000 idle connections' ? OTHERS_MS : CACHED_MS
  if (!isAway && Object.keys(open.statuses).join() !== '200') broken.push(`public answers ${Object.keys(open.statuses)}`)
  if (!isAway && open.p99 > limit) broken.push(`public p99 above ${limit} ms`)
  if (idle && STILL_SIGNED_IN.has(name) && own.p99 > TIMES_IDLE * idle.own.p99) broken.push(`signed-in p99 above ${TIMES_IDLE} x idle`)
  return broken
}

function print({ name, own, open, note, broken }: Row, idle: Row | undefined): void {
  const figures = ({ statuses, p50, p99 }: ProbeResult) => `p50 ${p50.toFixed(0)} p99 ${p99.toFixed(0)} ms ${JSON.stringify(statuses)}`
  const ratio = idle ? `, p99 ${(own.p99 / idle.own.p99).toFixed(1)} x idle` : ''
  console.log(`${name.padEnd(26)} signed-in ${figures(own)}${ratio}`)
  console.log(`${''.padEnd(26)} public    ${figures(open)}`)
  if (note) console.log(`${''.padEnd(26)} ${note}`)
  for (const bar of broken) console.log(`${''.padEnd(26)} ✗ ${bar}`)
}

const { values: options } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
const isWanted = (name: string) => name === 'idle' || !options.only || options.only.some((wanted) => name.startsWith(wanted))
const world = await createWorld()
try {
  console.log(
    `Load of the machine ${loadavg()[0]?.toFixed(1)}; disk: ${world.disk}; voters call from 127.0.0.2, floods from ${PROXY} and 127.0.0.1\n`,
  )
  const second = world.electorate.voters[1]
  if (!second) throw new Error('No second voter')
  // What a voter looks at is in memory.
  await fetch(`${world.address()}/api/election/${world.electorate.election.id}/candidate?lang=de&view=card`)
  const writer = startWriter(world.address, second)
  const rows: Row[] = []
  for (const scenario of scenarios.filter(({ name }) => isWanted(name))) {
    const row = await runScenario(scenario, world, rows[0])
    rows.push(row)
    print(row, rows[0])
  }
  const { note, bar } = isWanted(OVERLOAD) ? await overload(world) : { note: '', bar: '' }
  if (note) console.log(`${OVERLOAD.padEnd(26)} ${note}${bar ? `\n${''.padEnd(26)} ✗ ${bar}` : ''}`)
  await writer.stop()
  const lost = await writer.lost(world.address())
  console.log(`\n${writer.acknowledged()} writes acknowledged meanwhile, ${lost} lost; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const isBroken = lost > 0 || bar !== '' || rows.some(({ broken }) => broken.length > 0)
  console.log(isBroken ? '✗ A bar is broken' : '✓ All bars hold')
  process.exitCode = isBroken ? 1 : 0
} finally {
  await world.close()
}
process.exit()
