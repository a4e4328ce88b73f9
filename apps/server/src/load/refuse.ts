import type { IncomingMessage, ServerResponse } from 'node:http'
import { NotAdmittedError, problemResponse } from '@plenara/api'
import { PAUSE_MS } from './admission.ts'

/** Beyond so many held back, a refusal is sent at once. */
const MAX_PAUSED = 4_000
let paused = 0

/** The answer to a call for which there is no place, ready to be sent. */
const answer = problemResponse(new NotAdmittedError('unavailable'), () => undefined)
const BODY = Buffer.from(await answer.text())
const HEADERS = { ...Object.fromEntries(answer.headers), 'Content-Length': BODY.length }

/** Refuses a call with 503 and `Retry-After`, after a pause; `headers` besides, such as those that let an app read it. */
export function refuse(request: IncomingMessage, response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const send = () => {
    if (response.destroyed) return
    if (!request.complete) response.shouldKeepAlive = false
    response.writeHead(answer.status, { ...HEADERS, ...headers }).end(BODY)
  }
  if (paused >= MAX_PAUSED) {
    send()
    return
  }
  paused += 1
  setTimeout(() => {
    paused -= 1
    send()
  }, PAUSE_MS)
}
