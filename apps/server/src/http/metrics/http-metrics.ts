import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { callOfPath } from '../call-of-path.ts'
import { measured } from '../../platform/measured.ts'

/** In seconds. Few, because each call has its own. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 1, 5]
/** Statuses by class. `503` stands apart: a server that says when to come back is no fault of a call. */
const CLASSES = ['1xx', '1xx', '2xx', '3xx', '4xx', '5xx'] as const
const HEALTH = /^(?:\/api)?\/health\//

/**
 * Counts what a server answers, and times its calls, by the name that a call has in the contract: `health` for the questions of proxies, `other` for
 * the rest, which is not timed, because a page out of memory costs little more than that. No path, query or header becomes a label. Returns
 * what ends the listening.
 */
export function measureRequests(registry: Registry): () => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that ended, by call and class of status; 503 apart, aborted: the client left before the answer.',
    labelNames: ['call', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'http_seconds',
    help: 'Seconds from the head of a call to the end of its answer.',
    labelNames: ['call'],
    buckets: BUCKETS,
    registers,
  })
  let running = 0
  new Gauge({
    name: 'in_flight',
    help: 'Requests under way.',
    registers,
    collect() {
      this.set(running)
    },
  })
  const ends = [
    measured.requestBegun.hear(() => {
      running += 1
    }),
    measured.requestEnded.hear(({ method, target, status, milliseconds }) => {
      running -= 1
      const call = callOfPath(method, target)
      if (call !== null) seconds.observe({ call }, milliseconds / 1_000)
      requests.inc({ call: call ?? nameOf(target), status: classOf(status) })
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function nameOf(target: string): string {
  return HEALTH.test(target) ? 'health' : 'other'
}

function classOf(status: number | 'aborted'): string {
  if (status === 'aborted') return status
  return status === 503 ? '503' : (CLASSES[Math.trunc(status / 100)] ?? '5xx')
}
