import type { CallName } from '@plenara/contract/calls'
import { hashKey, type Query } from '@tanstack/react-query'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import { currentSession } from '../session/session-store.ts'
import { type CallParams, type Command, changedCalls, concerns } from './command.ts'

/** A command that the screen waits for. */
export interface Running<Input = unknown, Result = unknown> {
  readonly command: Command<Input, Result>
  readonly input: Input
  readonly userId: number
}

/** Of several commands only what they have in common is known. */
function erase<Input, Result>(run: Running<Input, Result>): Running {
  return run as unknown as Running
}

type AnyChange = (answer: unknown, input: unknown, waiting: undefined, place: CallParams) => unknown
type AnyConfirm = (answer: unknown, result: unknown, input: unknown) => unknown

/** What is shown already and not answered yet, in order. */
let running: readonly Running[] = []
/** What the server is known to hold, by the hash of the cached call, while something runs that changes it. */
const confirmed = new Map<string, unknown>()

/** Shows a command at once. */
export function showRunning<Input, Result>(run: Running<Input, Result>): void {
  const added = erase(run)
  if (added.command.shownAt === 'answer') return
  running = [...running, added]
  for (const { query, change } of changesOf(added)) {
    if (!change) continue
    // Reverts before it returns; the promise is for the end of the call.
    void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
    const data = query.state.data
    if (!confirmed.has(query.queryHash)) confirmed.set(query.queryHash, data)
    queryClient.setQueryData(query.queryKey, attempt(change, data, { input: added.input, place: paramsOf(query) }))
  }
  added.command.derive?.(added.userId, added.input)
}

/** Whoever signs in next is shown nothing of what the one before had meant: what waits for its turn then is never sent, and never ends. */
export function forgetRunning(): void {
  running = []
  confirmed.clear()
}

/** Ends a command: what the server answered counts, then what still runs. An answer to somebody who is not signed in any more changes nothing. */
export function endRunning<Input, Result>(run: Running<Input, Result>, success: { readonly result: unknown } | null): void {
  const ended = erase(run)
  running = running.filter((one) => one !== ended)
  if (ended.userId !== currentSession().userId) return
  for (const { name, query, change } of changesOf(ended)) {
    const place = paramsOf(query)
    const before = confirmed.has(query.queryHash) ? confirmed.get(query.queryHash) : query.state.data
    const after = success ? confirm({ ended, name, change, place }, before, success.result) : before
    const others = running.filter((one) => one.command.apply?.[name as 'getMatches'] && concerns(one.command, one.input, place))
    if (others.length > 0) confirmed.set(query.queryHash, after)
    else confirmed.delete(query.queryHash)
    queryClient.setQueryData(
      query.queryKey,
      others.reduce((shown, one) => attempt(changeOf(one, name), shown, { input: one.input, place }), after),
    )
  }
  ended.command.derive?.(ended.userId, ended.input)
}

/** What the server is known to hold of a call; undefined where it was not read. */
export function confirmedAnswer(name: CallName, input: { readonly params?: unknown; readonly query?: unknown }): unknown {
  const key = queryKey(name, input)
  const hash = hashKey(key)
  return confirmed.has(hash) ? confirmed.get(hash) : queryClient.getQueryData(key)
}

interface Step {
  readonly ended: Running
  readonly name: CallName
  readonly change: AnyChange | undefined
  readonly place: CallParams
}

function confirm({ ended, name, change, place }: Step, before: unknown, result: unknown): unknown {
  const { command, input } = ended
  const byAnswer = command.confirm?.[name as 'getMatches'] as AnyConfirm | undefined
  return byAnswer && result !== undefined ? byAnswer(before, result, input) : attempt(change, before, { input, place })
}

/** What lost its precondition, because one before it failed, changes nothing; the server will refuse it too. */
function attempt(
  change: AnyChange | undefined,
  answer: unknown,
  { input, place }: { readonly input: unknown; readonly place: CallParams },
): unknown {
  try {
    return change ? change(answer, input, undefined, place) : answer
  } catch {
    return answer
  }
}

/** The cached answers that a command changes. */
function changesOf(one: Running): { readonly name: CallName; readonly query: Query; readonly change: AnyChange | undefined }[] {
  return changedCalls(one.command).flatMap((name) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: queryKey(name) })
      .filter((query) => query.state.data !== undefined && concerns(one.command, one.input, paramsOf(query)))
      .map((query) => ({ name, query, change: changeOf(one, name) })),
  )
}

function changeOf({ command }: Running, name: CallName): AnyChange | undefined {
  return command.apply?.[name as 'getMatches'] as AnyChange | undefined
}

function paramsOf({ queryKey: [, params] }: Query): CallParams {
  return (params ?? {}) as CallParams
}
