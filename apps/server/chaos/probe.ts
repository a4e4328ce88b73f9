import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ProbeResult {
  /** How often each status came; `none` where nothing came in time. */
  readonly statuses: Readonly<Record<string, number>>
  /** Milliseconds; answers that never came count as long as was waited for them. */
  readonly p50: number
  readonly p99: number
}

export interface ProbeTarget {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What is sent with PUT; without it the call is a GET. */
  readonly body?: string
  /** The address that the calls come from. */
  readonly from: string
}

const WAIT_MS = 10_000
const PAUSE_MS = 40

/** Calls about twenty times a second, on one connection, until `isOver` says so and at least `leastMs` have passed. */
export async function probe({ url, headers, body, from }: ProbeTarget, isOver: () => boolean, leastMs: number): Promise<ProbeResult> {
  const agent = new Agent({ keepAlive: true, localAddress: from } as object)
  const statuses: Record<string, number> = {}
  const times: number[] = []
  for (const begin = Date.now(); !isOver() || Date.now() - begin < leastMs; await sleep(PAUSE_MS)) {
    const start = performance.now()
    const status = await statusOf(url, { method: body === undefined ? 'GET' : 'PUT', headers, agent, timeout: WAIT_MS }, body)
    times.push(performance.now() - start)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { statuses, p50: at(0.5), p99: at(0.99) }
}

function statusOf(url: string, options: object, body?: string): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = request(url, options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(String(answer.statusCode)))
      answer.once('error', () => resolve('none'))
    })
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve('none'))
    outgoing.end(body)
  })
}
