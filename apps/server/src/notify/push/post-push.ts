import { Agent, request } from 'node:https'
import type { Config } from '../../platform/settings/config.ts'
import { createPublicLookup } from '../../platform/network/public-lookup.ts'

const TIMEOUT_MS = 10_000
/** A push service answers with nothing, or with a word on what is wrong. */
const MAX_ANSWER_BYTES = 64 * 1024
const CONNECTIONS = 8

export interface PushRequest {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

export interface PushAnswer {
  readonly status: number
  /** For so long the push service wants to be left alone; null where it does not say. */
  readonly retryAfterMs: number | null
}

export type PostPush = (push: PushRequest) => Promise<PushAnswer>

/**
 * Connections to push services: to public addresses alone. Behind a proxy, which looks names up itself, the list of services is what bounds them.
 */
export function createPushAgent({ fetchProxy }: Pick<Config, 'fetchProxy'>): Agent {
  const bounds = { keepAlive: true, maxSockets: CONNECTIONS, timeout: TIMEOUT_MS }
  const hasProxy = fetchProxy.HTTPS_PROXY !== undefined
  return new Agent(hasProxy ? { ...bounds, proxyEnv: fetchProxy } : { ...bounds, lookup: createPublicLookup() })
}

/** Hands an encrypted message to a push service, following no redirect. Rejects where it does not answer within ten seconds. */
export function createPostPush(agent: Agent): PostPush {
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const call = request(endpoint, { agent, method: 'POST', headers, signal: AbortSignal.timeout(TIMEOUT_MS) }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes > MAX_ANSWER_BYTES) answer.destroy()
        })
        answer.on('error', () => undefined)
        resolve({ status: answer.statusCode ?? 0, retryAfterMs: retryAfter(answer.headers['retry-after']) })
      })
      call.on('error', reject)
      call.end(body)
    })
}

/** RFC 9110, section 10.2.3: seconds; a date is left to the own pauses. */
function retryAfter(value: string | undefined): number | null {
  return value !== undefined && /^[0-9]{1,6}$/.test(value) ? Number(value) * 1000 : null
}
