import type { StatementAnswer } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { codeOf, placesOf } from './client.ts'

/** The decision on a question: a number on its scale, or null for "no reply". */
export type Decision = StatementAnswer['value']

/** A question that was decided otherwise on another device meanwhile. */
export interface Conflict {
  readonly mine: Decision
  readonly theirs: Decision
}

export interface Saving {
  /** What the server has not confirmed yet, by question. */
  readonly pending: ReadonlyMap<number, Decision>
  /** What it confirmed, with the version of the statement that has it: a screen may know an earlier one for a moment. */
  readonly saved: ReadonlyMap<number, { readonly value: Decision; readonly version: number }>
  readonly conflicts: ReadonlyMap<number, Conflict>
  readonly isSending: boolean
  /** When the last change was confirmed; null before the first one. */
  readonly savedAt: Date | null
  /** Why the last attempt failed, or null. */
  readonly error: unknown
}

/** A statement as the server has it. */
export interface StatementState {
  readonly version: number
  readonly answers: readonly StatementAnswer[]
}

export interface SaveQueueOptions {
  readonly version: number
  /** Answers the version that the statement has with the changes. */
  readonly send: (change: StatementState) => Promise<number>
  /** Asks for the statement anew. */
  readonly reread: () => Promise<StatementState>
  /** Told what was confirmed. */
  readonly onSaved: (saved: StatementState) => void
  readonly now: () => Date
}

export interface SaveQueue {
  readonly state: () => Saving
  readonly subscribe: (listener: () => void) => () => void
  readonly decide: (questionId: number, value: Decision) => void
  /** Settles a conflict. */
  readonly choose: (questionId: number, which: 'mine' | 'theirs') => void
  /** Sends what is pending now. */
  readonly flush: () => void
  /** Sends nothing any more: whoever signs in next on this device sends nothing of the former. */
  readonly stop: () => void
  /** Told which version the screen shows: what is decided from now on begins with it. */
  readonly rebase: (version: number) => void
  /** The version that the server confirmed last. */
  readonly version: () => number
}

/** What passes by itself, and is tried again. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal', 'too_many_attempts'])
/** The statement is another one than this device knows: changed elsewhere, or a question of it is no longer asked. */
const REREAD: ReadonlySet<string> = new Set(['stale', 'question_not_found'])
/** After how many milliseconds it is tried again, ever later. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const

/**
 * Sends decisions as they are made, one request at a time; what is decided meanwhile goes with the next one. A decision stays pending until the server has it.
 * One that another device has changed since is a conflict, which the person settles: neither is lost.
 */
export function createSaveQueue({ send, reread, onSaved, now, ...options }: SaveQueueOptions): SaveQueue {
  const listeners = new Set<() => void>()
  let version = options.version
  let saving: Saving = { pending: new Map(), saved: new Map(), conflicts: new Map(), isSending: false, savedAt: null, error: null }
  let failures = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (next: Partial<Saving>) => {
    saving = { ...saving, ...next }
    for (const listener of listeners) listener()
  }
  const flush = () => {
    clearTimeout(timer)
    if (isStopped || saving.isSending || saving.pending.size === 0) return
    void sendPending([...saving.pending].map(([questionId, value]) => ({ questionId, value })))
  }
  const sendPending = async (answers: readonly StatementAnswer[]) => {
    change({ isSending: true })
    try {
      const saved = await send({ version, answers })
      failures = 0
      const kept = answers.map(({ questionId, value }) => [questionId, { value, version: saved }] as const)
      change({ pending: without(saving.pending, answers), saved: new Map([...saving.saved, ...kept]), savedAt: now(), error: null })
      onSaved({ version: saved, answers })
      // Another device has changed other questions meanwhile: what it decided is what the next change begins with.
      if (saved <= version + 1 || (await adopt().catch(() => null)) === null) version = saved
    } catch (error) {
      await settle(error, answers)
    }
    change({ isSending: false })
    if (saving.error === null) flush()
  }
  const adopt = async () => {
    const fresh = await reread()
    version = fresh.version
    return new Map(fresh.answers.map(({ questionId, value }) => [questionId, value]))
  }
  const settle = async (error: unknown, answers: readonly StatementAnswer[]) => {
    if (!REREAD.has(codeOf(error))) return fail(error)
    await resolve(placesOf(error), answers).catch(fail)
  }
  const resolve = async (places: readonly string[], answers: readonly StatementAnswer[]) => {
    const theirs = await adopt()
    const refused = answers.filter((_, index) => places.includes(`answers.${index}`))
    const conflicts = new Map(saving.conflicts)
    for (const { questionId, value } of refused) {
      const other = theirs.get(questionId)
      if (other !== undefined && other !== value) conflicts.set(questionId, { mine: value, theirs: other })
    }
    change({ conflicts, pending: without(saving.pending, refused), error: null })
  }
  const fail = (error: unknown) => {
    change({ error })
    if (isStopped || !PASSING.has(codeOf(error))) return
    const asked = error instanceof ApiError ? error.retryAfterSeconds * 1_000 : 0
    timer = setTimeout(flush, Math.max(asked, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0))
    failures += 1
  }
  const decide = (questionId: number, value: Decision) => {
    const conflicts = new Map(saving.conflicts)
    conflicts.delete(questionId)
    change({ conflicts, pending: new Map(saving.pending).set(questionId, value) })
    flush()
  }
  return {
    state: () => saving,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    decide,
    choose: (questionId, which) => {
      const conflict = saving.conflicts.get(questionId)
      if (!conflict) return
      if (which === 'mine') return decide(questionId, conflict.mine)
      const conflicts = new Map(saving.conflicts)
      conflicts.delete(questionId)
      change({ conflicts })
    },
    flush,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
    rebase: (shown) => {
      if (!saving.isSending && saving.pending.size === 0) version = Math.max(version, shown)
    },
    version: () => version,
  }
}

/** What is pending without what was sent; a question that was decided anew since stays. */
function without(pending: Saving['pending'], sent: readonly StatementAnswer[]): Saving['pending'] {
  const left = new Map(pending)
  for (const { questionId, value } of sent) if (left.get(questionId) === value) left.delete(questionId)
  return left
}
