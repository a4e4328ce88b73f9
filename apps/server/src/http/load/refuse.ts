import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotAdmittedError, problemResponse } from '@plenara/api'
import { SECURITY_HEADERS } from '../security-headers.ts'
import { PAUSE_MS } from './admission.ts'

/** Beyond so many held back, a refusal is sent at once. */
const MAX_PAUSED = 4_000
let paused = 0

/** The answer to a call for which there is no place, ready to be sent: whoever is refused must cost next to nothing. */
const answer = problemResponse(new NotAdmittedError('unavailable'), () => undefined)
/** A text, so that head and body leave in one piece. */
const BODY = await answer.text()
const HEADERS = { ...SECURITY_HEADERS, ...Object.fromEntries(answer.headers), 'Content-Length': String(Buffer.byteLength(BODY)) }
const HEAD = Object.entries(HEADERS).flat()

/** Refuses a call with 503 and `Retry-After`, after a pause. `cors`: the headers that let an app read it, none for others. Nothing may be set before. */
export function refuse(request: IncomingMessage, response: ServerResponse, cors: Readonly<Record<string, string>>): void {
  const head = Object.keys(cors).length === 0 ? HEAD : Object.entries({ ...HEADERS, ...cors, Vary: 'Origin' }).flat()
  holdBack().then(() => {
    if (response.destroyed) return
    if (!request.complete) response.shouldKeepAlive = false
    response.writeHead(answer.status, head).end(BODY)
  })
}

/** Ends once a refusal may be sent: after a pause, or at once where too many wait already. */
export async function holdBack(): Promise<void> {
  if (paused >= MAX_PAUSED) return
  paused += 1
  await sleep(PAUSE_MS)
  paused -= 1
}
