import { createClient } from '@plenara/contract/client'
import type { CallApp } from '../security/support/call-app.ts'
import type { Shape } from './answer-shape.ts'
import type { Step } from './app-session.ts'
import type { AnswerChallenge } from './recorded-authenticator.ts'

/** A call as it went over the wire, and what came back. Words in braces stand for what only a running server knows. */
export interface RecordedCall {
  readonly name: string
  readonly method: string
  /** Path and query under `/api`. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly keep?: Readonly<Record<string, string>>
  readonly status: number
  readonly answer: Shape
}
export type Wire = Omit<RecordedCall, 'status' | 'answer'>

/** What the app's own client sends for a step. */
export async function wireOf({ name, keep, ...input }: Step): Promise<Wire> {
  let sent: Request | undefined
  const client = createClient({
    baseUrl: 'http://localhost/api',
    token: () => '{token}',
    fetch: async (request) => {
      sent = request
      return new Response(null, { status: 204 })
    },
  })
  await (client[name] as (input: unknown) => Promise<unknown>)(input)
  if (!sent) throw new Error(`${name} sends nothing`)
  const { pathname, search } = new URL(sent.url)
  const body = await sent.text()
  return {
    name,
    method: sent.method,
    path: decodeURIComponent(pathname.slice('/api'.length)) + search,
    headers: Object.fromEntries(sent.headers),
    ...(body === '' ? {} : { body: JSON.parse(body) as unknown }),
    ...(keep ? { keep } : {}),
  }
}

export type Values = Map<string, string | number>

/** An app at work: what later calls need, and its passkey. */
export interface Replayed {
  readonly values: Values
  readonly answerChallenge: AnswerChallenge
}

/** Sends a recorded call to the server of today. Keeps what later calls need. */
export async function replay(
  call: CallApp,
  wire: Wire,
  { values, answerChallenge }: Replayed,
): Promise<{ status: number; answer: unknown }> {
  const headers = Object.fromEntries(Object.entries(wire.headers).map(([name, value]) => [titleCase(name), fillText(value, values)]))
  const body = wire.body === undefined ? {} : { body: fillBody(wire.body, values) }
  const reply = await call(wire.method, fillText(wire.path, values), { headers, ...body })
  const isJson = reply.headers.get('Content-Type')?.includes('json')
  const answer: unknown = isJson && reply.text !== '' ? JSON.parse(reply.text) : null
  for (const [word, field] of Object.entries(wire.keep ?? {})) {
    const value = (answer as Readonly<Record<string, unknown>> | null)?.[field]
    if (typeof value === 'string' || typeof value === 'number') values.set(word, value)
  }
  if (reply.status < 300) for (const [word, value] of Object.entries(answerChallenge(wire.name, answer))) values.set(word, value)
  return { status: reply.status, answer }
}

/** As headers are named by hand, so that they replace those that a test sends by itself. */
function titleCase(header: string): string {
  return header.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase())
}

function fillText(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (_, word: string) => String(wordValue(word, values)))
}

/** A text that is nothing but one word becomes its value, a number where it is one. */
function fillBody(body: unknown, values: Values): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) => {
    if (typeof value !== 'string') return value
    const [, word] = /^\{(\w+)\}$/.exec(value) ?? []
    return word === undefined ? fillText(value, values) : wordValue(word, values)
  })
}

function wordValue(word: string, values: Values): string | number {
  const value = values.get(word)
  if (value === undefined) throw new Error(`Nothing stands for {${word}}`)
  return value
}
