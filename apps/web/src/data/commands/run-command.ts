import type { CallName } from '@plenara/contract/calls'
import { type Answer, ApiError, type ClientCall } from '@plenara/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../calls/api.ts'
import { queryClient } from '../calls/query-cache.ts'
import { type KeyInput, queryKey } from '../calls/query-key.ts'
import { trackWrite } from '../calls/writes-under-way.ts'
import { loadOutbox } from '../outbox/load-outbox.ts'
import { hasWaited, waitingCount } from '../outbox/waiting-flag.ts'
import { currentSession } from '../session/session-store.ts'
import { type Command, changedCalls, type OnlineCommand, type SendContext } from './command.ts'
import { isConsentMissing, requestConsent } from './consent-request.ts'
import { confirmedAnswer, endRunning, type Running, showRunning } from './optimistic.ts'
import { tellOtherTabs } from './other-tabs.ts'

const TOO_MANY = 429

interface Run<Input, Result> extends Running<Input, Result> {
  /** Earlier bodies for the same record that may have reached the server without an answer. */
  readonly possible: readonly unknown[]
  readonly end: () => void
  isQueued: boolean
}

export interface RunOptions {
  readonly possible?: readonly unknown[]
}

/** Runs a command; the answer of the server, or what it will answer where the write is kept on the device. Rejects with what it refuses. */
export function runCommand<Input, Result>(
  command: Command<Input, Result>,
  input: NoInfer<Input>,
  options: RunOptions = {},
): Promise<Result | undefined> {
  const run = begin(command, input, options)
  const mutation = queryClient
    .getMutationCache()
    .build<Result | undefined, Error, Run<Input, Result>, unknown>(queryClient, optionsOf(command))
  return mutation.execute(run)
}

export interface Callbacks<Result> {
  readonly onSuccess?: (result: Result) => void
  readonly onError?: (error: Error) => void
  readonly onSettled?: () => void
}

/** The state of a command as a component shows it. */
export interface CommandState<Input, Result> {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
  /** The input of the last run. */
  readonly variables: Input | undefined
  /** Runs it. The callbacks are called where the component is still there. Stays the same function. */
  readonly mutate: (input: Input, callbacks?: Callbacks<Result>) => void
  readonly reset: () => void
}

/** Runs a command for a component that shows its state. The result is undefined where the write is kept on the device and nothing is expected. */
export function useCommand<Input, Result>(command: OnlineCommand<Input, Result>): CommandState<Input, Result>
export function useCommand<Input, Result>(command: Command<Input, Result>): CommandState<Input, Result | undefined>
export function useCommand<Input, Result>(command: Command<Input, Result>): CommandState<Input, Result | undefined> {
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation<Result | undefined, Error, Run<Input, Result>>(
    optionsOf(command),
  )
  const run = useCallback(
    (input: Input, callbacks?: Callbacks<Result | undefined>) => mutate(begin(command, input, {}), callbacks),
    [command, mutate],
  )
  return { isPending, isSuccess, error, variables: variables?.input, mutate: run, reset }
}

const kindsWithDefaults = new Set<string>()

/** The options of all mutations of a command, kept by the query client under its kind. */
function optionsOf<Input, Result>(command: Command<Input, Result>) {
  const mutationKey = [command.kind]
  if (!kindsWithDefaults.has(command.kind)) {
    kindsWithDefaults.add(command.kind)
    queryClient.setMutationDefaults<Result | undefined, Error, Run<Input, Result>, unknown>(mutationKey, {
      ...(command.scope && { scope: { id: command.scope } }),
      mutationFn: send,
      onSuccess: (result, run) => succeed(run, result),
      onError: (_error, run) => fail(run),
    })
  }
  return { mutationKey }
}

function begin<Input, Result>(command: Command<Input, Result>, input: Input, { possible = [] }: RunOptions): Run<Input, Result> {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = { command, input, possible, end, userId: currentSession().userId, isQueued: false }
  trackWrite(changedCalls(command), ended)
  showRunning(run)
  return run
}

/** A write that lacks the consent waits until the voter has given or denied it. */
async function send<Input, Result>(run: Run<Input, Result>): Promise<Result | undefined> {
  try {
    return await sendOnce(run)
  } catch (error) {
    if (!isConsentMissing(error) || !(await requestConsent())) throw error
    return sendOnce(run)
  }
}

async function sendOnce<Input, Result>(run: Run<Input, Result>): Promise<Result | undefined> {
  const { command, possible } = run
  const { offline } = command
  if (!offline) return command.send(run.input, contextOf(run))
  const { kind } = command
  const input = offline.follow && hasWaited() ? await (await loadOutbox()).followSettled(run.input, offline.follow) : run.input
  const keep = async (sentAt: number | null, reason: ApiError): Promise<Result | undefined> => {
    // Somebody else may use the app by the time an answer fails: what one voter meant is never kept for another.
    if (currentSession().userId !== run.userId) throw reason
    await keepWrite({ kind, input, sentAt, possible }, reason)
    run.isQueued = true
    return offline.expected?.(input)
  }
  // While something waits, everything that follows is kept behind it, so that nothing overtakes.
  if (waitingCount() > 0 || offline.isBlocked?.(input)) return keep(null, new ApiError('offline', 0))
  const sentAt = Date.now()
  try {
    return await command.send(input, contextOf(run))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The session is over: what was meant waits on the device until its voter is back.
    if (error.code === 'unauthorized') await keep(null, error)
    // Too many calls of this account: nothing of it was looked at, and it goes out again once the server takes more.
    if (error.status === TOO_MANY) return keep(null, error)
    if (error.status !== 0) throw error
    return keep(sentAt, error)
  }
}

function contextOf<Input, Result>({ userId, possible }: Run<Input, Result>): SendContext {
  const current = async <C extends ClientCall>(name: C, input: KeyInput) =>
    (confirmedAnswer(name, input) ?? (await (api[name] as (input: unknown) => Promise<unknown>)(input))) as Answer<C>
  return { client: api, userId, now: Date.now(), sentAt: null, possible, current: current as SendContext['current'] }
}

type Kept = Parameters<Awaited<ReturnType<typeof loadOutbox>>['keepWrite']>[0]

async function keepWrite(added: Kept, reason: ApiError): Promise<void> {
  try {
    const outbox = await loadOutbox()
    await outbox.keepWrite(added, reason.retryAfterSeconds)
  } catch (cause) {
    throw new ApiError(reason.code, reason.status, [], { cause })
  }
}

async function succeed<Input, Result>(run: Run<Input, Result>, result: Result | undefined): Promise<void> {
  const { command, input, userId, isQueued } = run
  endRunning(run, { result })
  run.end()
  for (const name of command.invalidates ?? []) void queryClient.invalidateQueries({ queryKey: queryKey(name) })
  const names = [...changedCalls(command), ...(command.derived ?? []), ...(command.invalidates ?? []), ...(command.rereads ?? [])]
  if (names.length > 0) tellOtherTabs({ userId, names, isQueued })
  const isLast = queryClient.isMutating({ mutationKey: [command.kind] }) <= 1
  await command.onSuccess?.({ input, userId, result, isQueued, isLast })
  if (!isQueued) await reread(command.rereads)
}

async function fail<Input, Result>(run: Run<Input, Result>): Promise<void> {
  const { apply, shownAt, rereads } = run.command
  endRunning(run, null)
  run.end()
  const shown = shownAt === 'answer' ? [] : changedCalls({ apply: apply as Command<never, never>['apply'] })
  for (const name of shown) void queryClient.invalidateQueries({ queryKey: queryKey(name) })
  await reread(rereads)
}

async function reread(names: readonly CallName[] = []): Promise<void> {
  await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: queryKey(name) })))
}
