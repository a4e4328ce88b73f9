import { ANONYMOUS_ID, type CallName, calls } from '@plenara/contract'
import type { AnyInput } from '@plenara/contract/client'
import { DomainError } from '@plenara/domain'
import { type Handler, type Incoming, type Services, textOf } from './handler.ts'
import { apiErrorOf } from './problem.ts'
import { type DeviceCall, deviceHandlers } from './routes/device.ts'

export type { DeviceCall } from './routes/device.ts'

/** What the calls of a device work with. */
export interface DeviceServices extends Services {
  /** The user of the token of a session, or null. */
  readonly authenticate: (token: string) => Promise<number | null>
  /** Takes what is unexpected. */
  readonly log: (error: unknown) => void
}

/** Answers a call by what it is given, as the server does and its client reads it. Throws `ApiError`. @param token of the session, null without one */
export type AnswerCall = (input: AnyInput, token: string | null) => Promise<unknown>

export type DeviceCalls = Readonly<Record<DeviceCall, AnswerCall>>

/**
 * The calls that a device answers by itself, by name: the same handlers as on the server, without requests. Ids and queries are those of the typed client;
 * bodies are checked by the schemas of the contract, which come with the first write.
 */
export function createDeviceCalls(services: DeviceServices): DeviceCalls {
  const names = Object.keys(deviceHandlers) as DeviceCall[]
  return Object.fromEntries(names.map((name) => [name, answering(name, services)])) as DeviceCalls
}

/** What checks bodies; whoever may write soon fetches it before. */
export function loadDeviceBodies() {
  return import('./device-bodies.ts')
}

function answering(name: DeviceCall, services: DeviceServices): AnswerCall {
  // As on the server, the one place where a call's types end.
  const handler = deviceHandlers[name] as unknown as Handler<CallName>
  const hasBody = !['GET', 'DELETE'].includes(calls[name].method)
  return async (input, token) => {
    // A part of the program that does not arrive is no failure of the call.
    const bodies = hasBody ? await loadDeviceBodies() : null
    try {
      const { params = {}, query = {} } = input
      const session = await sessionOf({ name, input, token }, services)
      if (!Object.values(params).every(isId)) throw new DomainError('bad_request')
      const body = await bodies?.checkedBody(name, input.body)
      const answer = await handler({ ...session, params, query, body } as unknown as Incoming<CallName>, services)
      // As it travels: without what is undefined, and shared with nobody.
      return JSON.parse(textOf(answer))
    } catch (error) {
      throw apiErrorOf(error, services.log)
    }
  }
}

interface NamedCall {
  readonly name: DeviceCall
  readonly input: AnyInput
  readonly token: string | null
}

type Session = Pick<Incoming<CallName>, 'userId' | 'token' | 'address' | 'header' | 'answerHeaders'>

/** Another user's data is answered like what does not exist. */
async function sessionOf({ name, input, token }: NamedCall, { authenticate }: DeviceServices): Promise<Session> {
  const headers = new Headers(input.headers)
  const nobody = { userId: ANONYMOUS_ID, token: '', address: '', header: (one: string) => headers.get(one), answerHeaders: {} }
  const { auth } = calls[name]
  if (auth === 'none') return nobody
  const userId = token === null ? null : await authenticate(token)
  if (token === null || userId === null) throw new DomainError('unauthorized')
  if (auth === 'user' && input.params?.id !== userId) throw new DomainError('not_found')
  return { ...nobody, userId, token }
}

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0
}
