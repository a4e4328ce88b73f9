// A generator of load in a process of its own: reads what to send from a file, prints one line of JSON when it is done.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

export interface LoadPlan {
  readonly address: string
  /** The address that the calls come from. */
  readonly from: string
  readonly calls: readonly { method: string; path: string; headers: Record<string, string>; body?: string }[]
  readonly connections: number
  readonly seconds: number
  /** Calls a second, whatever comes back; null: each connection sends the next call once it is answered. */
  readonly rate: number | null
  /** Sends another `X-Forwarded-For` with every call. */
  readonly manyNetworks?: boolean
}

export interface LoadResult {
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds, by status: the 50th and 99th of a hundred. */
  readonly times: Readonly<Record<string, { readonly p50: number; readonly p99: number }>>
  /** Answers a second with a status below 300. */
  readonly good: number
  /** Those of them that came within a second: later than that nobody waits any more. */
  readonly soon: number
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan
const agent = new Agent({ keepAlive: true, maxSockets: plan.connections, localAddress: plan.from } as object)
const SOON_MS = 1_000
const times = new Map<string, number[]>()
let soon = 0
let sent = 0
let open = 0

function send(): Promise<void> {
  const call = plan.calls[sent++ % plan.calls.length]
  if (!call) return Promise.resolve()
  const begin = performance.now()
  const network = plan.manyNetworks ? { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` } : {}
  open += 1
  return new Promise((resolve) => {
    const done = (status: string) => {
      open -= 1
      const all = times.get(status) ?? []
      const milliseconds = performance.now() - begin
      all.push(milliseconds)
      if (Number(status) < 300 && milliseconds <= SOON_MS) soon += 1
      times.set(status, all)
      resolve()
    }
    const outgoing = request(
      plan.address + call.path,
      { method: call.method, agent, headers: { ...call.headers, ...network } },
      (answer) => {
        answer.resume()
        answer.once('end', () => done(String(answer.statusCode)))
        answer.once('error', () => done('broken'))
      },
    )
    outgoing.once('error', () => done('refused'))
    outgoing.end(call.body)
  })
}

async function closedLoop(until: number): Promise<void> {
  const repeat = async () => {
    while (Date.now() < until) await send()
  }
  await Promise.all(Array.from({ length: plan.connections }, repeat))
}

async function openLoop(rate: number, until: number): Promise<void> {
  const begin = performance.now()
  while (Date.now() < until) {
    const due = ((performance.now() - begin) / 1000) * rate
    while (sent < due && open < plan.connections) send()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const until = Date.now() + plan.seconds * 1000
if (plan.rate === null) await closedLoop(until)
else await openLoop(plan.rate, until)
const counts = new Map([...times].map(([status, all]) => [status, all.length]))
const sorted = [...times].map(([status, all]) => [status, all.toSorted((a, b) => a - b)] as const)
const at = (all: readonly number[], share: number) => Math.round(all[Math.floor(all.length * share)] ?? Number.NaN)
const good = [...counts].filter(([status]) => Number(status) < 300).reduce((sum, [, count]) => sum + count, 0)
const result: LoadResult = {
  statuses: Object.fromEntries(counts),
  times: Object.fromEntries(sorted.map(([status, all]) => [status, { p50: at(all, 0.5), p99: at(all, 0.99) }])),
  good: good / plan.seconds,
  soon: soon / plan.seconds,
}
console.log(JSON.stringify(result))
process.exit()
