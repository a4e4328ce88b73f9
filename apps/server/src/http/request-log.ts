import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EndedRequest, measured } from '../platform/measured.ts'
import { callOfPath } from './call-of-path.ts'
import { type Logger, redactPath } from '../platform/log.ts'

/** A call that takes longer, in milliseconds, has a line of its own. */
const SLOW_MS = 1_000
/** Lines of slow and failed calls a minute: a flood makes the log no longer. */
const LINES_A_MINUTE = 60
const MINUTE_MS = 60_000

const present = new AsyncLocalStorage<string>()

/** The id of the request that is being answered, for lines of the log; undefined outside of one. */
export function presentRequestId(): string | undefined {
  return present.getStore()
}

/**
 * Gives every request an id of this server's own, whatever the client sends, and logs calls that are slow or end with a fault: their name in the
 * contract, status and milliseconds. Returns what runs an answer: one of the API carries the id as `Request-Id`, and so does each line that is logged meanwhile.
 */
export function createRequestLog(log: Logger): (request: IncomingMessage, response: ServerResponse) => (answer: () => void) => void {
  const ration = createRation(LINES_A_MINUTE)
  const tell = (id: string, { method, target, ...ended }: EndedRequest) => {
    const line = { request: id, status: ended.status, milliseconds: Math.round(ended.milliseconds) }
    if (log.isLevelEnabled('debug')) log.debug({ ...line, method, path: redactPath(target) }, 'request')
    if (!isRemarkable(ended)) return
    const leftOut = ration()
    if (leftOut === null) return
    const facts = { ...line, call: callOfPath(method, target) ?? 'other', ...(leftOut > 0 && { leftOut }) }
    if (isFault(ended)) log.error(facts, 'call failed')
    else log.warn(facts, 'call was slow')
  }
  return (request, response) => {
    const id = randomUUID()
    const begin = performance.now()
    measured.requestBegun.tell(null)
    response.once('close', () => {
      const { method = '', url: target = '' } = request
      const status = response.headersSent ? response.statusCode : 'aborted'
      const ended: EndedRequest = { method, target, status, milliseconds: performance.now() - begin }
      measured.requestEnded.tell(ended)
      tell(id, ended)
    })
    return (answer) => {
      // A page goes out again as it is kept.
      if (request.url?.startsWith('/api/')) response.setHeader('Request-Id', id)
      present.run(id, answer)
    }
  }
}

type Ended = Pick<EndedRequest, 'status' | 'milliseconds'>

function isRemarkable(ended: Ended): boolean {
  return ended.milliseconds > SLOW_MS || isFault(ended)
}

/** 503 says "come back later": the refused are counted elsewhere, and a part that is away has lines of its own. */
function isFault({ status }: Ended): boolean {
  return status !== 'aborted' && status >= 500 && status !== 503
}

/** Whether there is room for a line: null where there is none, else how many were left out since the last one. */
function createRation(perMinute: number): () => number | null {
  let until = 0
  let left = 0
  let leftOut = 0
  return () => {
    if (performance.now() >= until) {
      until = performance.now() + MINUTE_MS
      left = perMinute
    }
    if (left === 0) {
      leftOut += 1
      return null
    }
    left -= 1
    const told = leftOut
    leftOut = 0
    return told
  }
}
