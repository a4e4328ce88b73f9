import type { CallName } from '@plenara/contract/calls'
import type { Answer, Client, ClientCall } from '@plenara/contract/client'
import type { InputOf } from '../calls/query-key.ts'
import type { ListCopy, OutboxState, PendingWrite, SettledList } from '../outbox/outbox-state.ts'

/** The ids in the address of a call. */
export interface CallParams {
  readonly id?: number
  readonly eid?: number
  readonly cid?: number
}

/** What is known of a write while it waits in the outbox. */
export type Waiting = Pick<PendingWrite, 'sentAt' | 'possible' | 'seen'>

/**
 * How answers change, by call, where the input concerns them (`concerns`); throws where its precondition no longer holds. `waiting` is undefined while
 * the screen waits for the answer itself; `place` is whose answer changes.
 */
export type Changes<Input> = {
  readonly [C in ClientCall]?: (answer: Answer<C>, input: Input, waiting?: Waiting, place?: CallParams) => Answer<C>
}

/** What sending may look at. */
export interface SendContext {
  readonly client: Client
  readonly userId: number
  /** Now, in milliseconds. */
  readonly now: number
  /** When it may have reached the server for the first time, in milliseconds; null while it surely has not. */
  readonly sentAt: number | null
  /** Earlier bodies for the same record that may have reached the server without an answer. */
  readonly possible: readonly unknown[]
  /** What the server is known to hold before this write. */
  readonly current: <C extends ClientCall>(name: C, input: InputOf<C>) => Promise<Answer<C>>
}

export interface Success<Input, Result> {
  readonly input: Input
  readonly userId: number
  /** Undefined where the write is kept on the device and nothing is expected. */
  readonly result: Result | undefined
  readonly isQueued: boolean
  /** Whether no other write of the scope is under way: else what is shown is ahead of this answer. */
  readonly isLast: boolean
}

/** What a write is about: the text `outbox.what.<what>` with its values. */
export interface Description {
  readonly what: 'answer' | 'list' | 'note' | 'rating' | 'ratings' | 'team' | 'vote'
  readonly values?: Readonly<Record<string, string>>
}

/** Names of what writes are about, as far as this device knows them. */
export interface Names {
  readonly question: (id: number) => string
  readonly candidate: (id: number) => string
}

/**
 * One write of the app, stated once. Its input says what was meant, in a form that still means the same when others have written meanwhile: a place
 * before somebody, not a rank.
 */
export interface Command<Input, Result = unknown> {
  readonly kind: string
  /** Commands of one scope are sent one after another; without it at once. */
  readonly scope?: string
  /** Whether it changes answers of other elections, too, than the one that it names. */
  readonly isForAllElections?: boolean
  /** How cached answers change. */
  readonly apply?: Changes<Input>
  /** `answer`: shown only when the server has answered; else at once, and taken back where sending fails. */
  readonly shownAt?: 'answer'
  /** How cached answers follow from the answer of the server; where it says nothing of a call, `apply` counts. A call without `apply` waits for it. */
  readonly confirm?: { readonly [C in ClientCall]?: (answer: Answer<C>, result: Result, input: Input) => Answer<C> }
  /** Called after each change of what is shown, for answers that follow from others. */
  readonly derive?: (userId: number, input: Input) => void
  /** The calls that `derive` answers anew on this device; other tabs read them. */
  readonly derived?: readonly CallName[]
  /** Asks the server. Sent twice is as sent once. */
  readonly send: (input: Input, context: SendContext) => Promise<Result>
  /** The calls to be read anew after a success. */
  readonly invalidates?: readonly CallName[]
  /** The calls that are read anew before the command is over, whether it succeeded or not. */
  readonly rereads?: readonly CallName[]
  readonly onSuccess?: (success: Success<Input, Result>) => void | Promise<void>
  /** Present where the write is kept on the device while there is no network. */
  readonly offline?: OfflinePart<Input, Result>
}

/** What a write needs to wait in the outbox. */
export interface OfflinePart<Input, Result> {
  /** What it sets as a whole: of several that wait for the same only the last is sent. Without it each builds on those before. */
  readonly register?: (input: Input) => string
  /** Puts it behind what waits, where `register` does not say enough. */
  readonly merge?: (state: OutboxState, added: Added<Input>) => OutboxState
  /** What waits after the server has answered; without it only the write itself is gone. */
  readonly settle?: (state: OutboxState, answered: Answered<Input>, result: Result) => OutboxState
  /** What waits after the server said that another device has written meanwhile. */
  readonly conflict?: (state: OutboxState, item: PendingWrite<Input>, copy: ListCopy) => OutboxState
  /** What waits after a refusal; without it only the write itself is gone. */
  readonly refuse?: (state: OutboxState, item: PendingWrite<Input>) => OutboxState
  /** The write where the screen holds an older state of a list than the server, by this device's own writes. */
  readonly follow?: (input: Input, settled: (seen: string) => SettledList | undefined) => Input
  /** Whether it builds on a write that waits itself and cannot be sent before it. */
  readonly isBlocked?: (input: Input) => boolean
  /** What the server will answer. */
  readonly expected?: (input: Input) => Result
  /** What was to be written, in words. */
  readonly describe: (input: Input, names: Names) => Description
}

export interface Added<Input = unknown> {
  readonly kind: string
  readonly input: Input
  /** When a first attempt without an answer was made, in milliseconds; null where it was not sent at all. */
  readonly sentAt: number | null
  readonly possible?: readonly unknown[] | undefined
}

export interface Answered<Input> {
  readonly item: PendingWrite<Input>
  /** Whether it was changed while its answer was on the way. */
  readonly isNewer: boolean
}

/** Whether a write concerns the call with these ids: what both name has to be the same. A write without an input concerns all. */
export function concerns(
  { isForAllElections }: Pick<Command<never, never>, 'isForAllElections'>,
  input: unknown,
  params: CallParams,
): boolean {
  const { eid: named, cid } = (input ?? {}) as CallParams
  const eid = isForAllElections ? undefined : named
  const isSame = (one: number | undefined, other: number | undefined) => one === undefined || other === undefined || one === other
  return isSame(eid, params.eid) && isSame(cid, params.cid)
}

/** A write that needs the server, or the application on the device, at once. */
export type OnlineCommand<Input, Result = unknown> = Command<Input, Result> & { readonly offline?: undefined }

/** States a write that is kept on the device while there is no network; the types of input and result follow from it. */
export function defineCommand<Input, Result = unknown>(
  command: Command<Input, Result> & { readonly offline: OfflinePart<Input, Result> },
): Command<Input, Result> {
  return command
}

/** States a write that cannot wait. */
export function defineOnlineCommand<Input, Result = unknown>(command: OnlineCommand<Input, Result>): OnlineCommand<Input, Result> {
  return command
}

/** The calls whose answers a command changes. */
export function changedCalls({ apply, confirm }: Pick<Command<never, never>, 'apply' | 'confirm'>): CallName[] {
  return Object.keys({ ...apply, ...confirm }) as CallName[]
}
