// A generator of load in a process of its own: reads what to send from a file, prints one line of JSON when it is done.
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createLine, type Line } from './line.ts'

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
  /** How often each status came; what never came under the code of the error, e.g. `ECONNRESET`. */
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds, by status: the 50th and 99th of a hundred. */
  readonly times: Readonly<Record<string, { readonly p50: number; readonly p99: number }>>
  /** Answers a second with a status below 300. */
  readonly good: number
  /** Those of them that came within a second: later than that nobody waits any more. */
  readonly soon: number
  /** What of one core the generator itself took: on a small machine it takes from the server what it measures. */
  readonly cores: number
}

const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadPlan
const { hostname, port } = new URL(plan.address)
const SOON_MS = 1_000
const times = new Map<string, number[]>()
const idle: Line[] = []
let soon = 0
let sent = 0
let lines = 0

/** What is sent of a call before its body, without the empty line. */
const prepared = plan.calls.map(({ method, path, headers, body = '' }) => {
  const length = method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const fields = [`Host: ${hostname}:${port}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), ...length]
  const head = `${method} ${path} HTTP/1.1\r\n${fields.join('\r\n')}\r\n`
  return { head, body: Buffer.from(body), whole: Buffer.from(`${head}\r\n${body}`) }
})

function bytesOf({ head, body, whole }: (typeof prepared)[number]): Buffer {
  if (!plan.manyNetworks) return whole
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
  return Buffer.concat([Buffer.from(`${head}X-Forwarded-For: ${network}\r\n\r\n`), body])
}

async function send(line: Line): Promise<void> {
  const call = prepared[sent++ % prepared.length]
  if (!call) return
  const begin = performance.now()
  const status = await line.send(bytesOf(call))
  const milliseconds = performance.now() - begin
  const all = times.get(status)
  if (all) all.push(milliseconds)
  else times.set(status, [milliseconds])
  if (Number(status) < 300 && milliseconds <= SOON_MS) soon += 1
}

const newLine = () => createLine({ host: hostname, port: Number(port), localAddress: plan.from })

async function closedLoop(until: number): Promise<void> {
  const repeat = async () => {
    for (const line = newLine(); Date.now() < until; ) await send(line)
  }
  await Promise.all(Array.from({ length: plan.connections }, repeat))
}

function lineAtRest(): Line | undefined {
  const line = idle.pop()
  if (line || lines >= plan.connections) return line
  lines += 1
  return newLine()
}

async function openLoop(rate: number, until: number): Promise<void> {
  const begin = performance.now()
  while (Date.now() < until) {
    const due = ((performance.now() - begin) / 1000) * rate
    while (sent < due) {
      const line = lineAtRest()
      if (!line) break
      send(line).then(() => idle.push(line))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

const until = Date.now() + plan.seconds * 1000
const begin = process.cpuUsage()
if (plan.rate === null) await closedLoop(until)
else await openLoop(plan.rate, until)
const used = process.cpuUsage(begin)
const counts = new Map([...times].map(([status, all]) => [status, all.length]))
const sorted = [...times].map(([status, all]) => [status, all.toSorted((a, b) => a - b)] as const)
const at = (all: readonly number[], share: number) => Math.round((all[Math.floor(all.length * share)] ?? Number.NaN) * 10) / 10
const good = [...counts].filter(([status]) => Number(status) < 300).reduce((sum, [, count]) => sum + count, 0)
const result: LoadResult = {
  statuses: Object.fromEntries(counts),
  times: Object.fromEntries(sorted.map(([status, all]) => [status, { p50: at(all, 0.5), p99: at(all, 0.99) }])),
  good: good / plan.seconds,
  soon: soon / plan.seconds,
  cores: (used.user + used.system) / 1_000_000 / plan.seconds,
}
console.log(JSON.stringify(result))
process.exit()
