import type { StatementParts } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { emptyField, type FieldValue, fieldsOf, isSameValue, partsOf } from '@plenara/domain/statements'
import { codeOf, placesOf } from './client.ts'

/** A field that was changed otherwise on another device meanwhile. */
export interface Conflict {
  readonly mine: FieldValue
  readonly theirs: FieldValue
}

/** What cannot be saved as it is, and the code of why. */
export interface Refused {
  readonly value: FieldValue
  readonly code: string
}

export interface Saving {
  /** What the server has not confirmed yet, by field. */
  readonly pending: ReadonlyMap<string, FieldValue>
  /** What it confirmed, with the version of the statement that has it: a screen may know an earlier one for a moment. */
  readonly saved: ReadonlyMap<string, { readonly value: FieldValue; readonly version: number }>
  readonly conflicts: ReadonlyMap<string, Conflict>
  /** What the person has to change before it is sent again. */
  readonly refused: ReadonlyMap<string, Refused>
  readonly isSending: boolean
  /** When the last change was confirmed; null before the first one. */
  readonly savedAt: Date | null
  /** Why the last attempt failed, or null. */
  readonly error: unknown
}

/** A statement as the server has it, or a change of one. */
export interface StatementState extends StatementParts {
  readonly version: number
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
  /** @param delayMs how long a further change of what is being typed is waited for */
  readonly change: (field: string, value: FieldValue, delayMs?: number) => void
  /** Keeps what cannot be sent as it is. */
  readonly refuse: (field: string, refused: Refused) => void
  /** Settles a conflict. */
  readonly choose: (field: string, which: 'mine' | 'theirs') => void
  /** Sends what is pending now. */
  readonly flush: () => void
  /** Sends nothing any more: whoever signs in next on this device sends nothing of the former. */
  readonly stop: () => void
  /** Told which version the screen shows: what is changed from now on begins with it. */
  readonly rebase: (version: number) => void
  /** The version that the server confirmed last. */
  readonly version: () => number
}

/** What passes by itself, and is tried again. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal', 'too_many_attempts'])
/** The statement is another one than this device knows: changed elsewhere, or a question of it is no longer asked. */
const REREAD: ReadonlySet<string> = new Set(['stale', 'question_not_found'])
/** What only the person can change: the fields that the server names wait for it, the others go on. */
const REFUSED: ReadonlySet<string> = new Set([
  'too_many_important',
  ...['text_too_long', 'text_not_allowed', 'link_not_allowed', 'link_incomplete', 'link_of_another_site'],
])
/** After how many milliseconds it is tried again, ever later. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const

/**
 * Sends fields as they are changed, one request at a time; what is changed meanwhile goes with the next one. A field stays pending until the server has it.
 * One that another device has changed since is a conflict, which the person settles, and one that the server does not take waits for the person: nothing is
 * lost.
 */
export function createSaveQueue({ send, reread, onSaved, now, ...options }: SaveQueueOptions): SaveQueue {
  const listeners = new Set<() => void>()
  let version = options.version
  let saving: Saving = {
    ...{ pending: new Map(), saved: new Map(), conflicts: new Map(), refused: new Map() },
    ...{ isSending: false, savedAt: null, error: null },
  }
  let failures = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTyping = false

  const update = (next: Partial<Saving>) => {
    saving = { ...saving, ...next }
    for (const listener of listeners) listener()
  }
  const flush = () => {
    clearTimeout(timer)
    isTyping = false
    if (isStopped || saving.isSending || saving.pending.size === 0) return
    void sendPending(saving.pending)
  }
  const sendPending = async (sent: Saving['pending']) => {
    update({ isSending: true })
    const parts = partsOf(sent)
    try {
      const saved = await send({ version, ...parts })
      failures = 0
      const kept = [...sent].map(([field, value]) => [field, { value, version: saved }] as const)
      update({ pending: withoutSent(saving.pending, sent), saved: new Map([...saving.saved, ...kept]), savedAt: now(), error: null })
      onSaved({ version: saved, ...parts })
      // Another device has changed other fields meanwhile: what it changed is what the next change begins with.
      if (saved <= version + 1 || (await adopt().catch(() => null)) === null) version = saved
    } catch (error) {
      await settle(error, parts)
    }
    update({ isSending: false })
    if (saving.error === null && !isTyping) flush()
  }
  const adopt = async () => {
    const fresh = await reread()
    version = fresh.version
    return new Map(fieldsOf(fresh).map(({ field, value }) => [field, value]))
  }
  const settle = async (error: unknown, sent: StatementParts) => {
    const code = codeOf(error)
    const places = placesOf(error)
    const refused = new Map(fieldsOf(sent).flatMap(({ field, path, value }) => (places.includes(path) ? [[field, value] as const] : [])))
    if (REFUSED.has(code) && refused.size > 0) return wait(code, refused)
    if (!REREAD.has(code)) return fail(error)
    await resolve(code, refused).catch(fail)
  }
  const wait = (code: string, refused: Saving['pending']) => {
    const all = new Map(saving.refused)
    for (const [field, value] of refused) if (saving.pending.get(field) === value) all.set(field, { value, code })
    update({ refused: all, pending: withoutSent(saving.pending, refused), error: null })
  }
  const resolve = async (code: string, refused: Saving['pending']) => {
    const theirs = await adopt()
    const conflicts = new Map(saving.conflicts)
    for (const [field, mine] of refused) {
      const other = theirs.has(field) ? theirs.get(field) : emptyField(field)
      // Of a question that is no longer asked there is nothing to choose.
      if (code === 'stale' && other !== undefined && !isSameValue(other, mine)) conflicts.set(field, { mine, theirs: other })
    }
    update({ conflicts, pending: withoutSent(saving.pending, refused), error: null })
  }
  const fail = (error: unknown) => {
    update({ error })
    if (isStopped || !PASSING.has(codeOf(error))) return
    const asked = error instanceof ApiError ? error.retryAfterSeconds * 1_000 : 0
    timer = setTimeout(flush, Math.max(asked, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0))
    failures += 1
  }
  const change = (field: string, value: FieldValue, delayMs = 0) => {
    const conflicts = without(saving.conflicts, field)
    update({ conflicts, refused: without(saving.refused, field), pending: new Map(saving.pending).set(field, value) })
    if (delayMs === 0) return flush()
    clearTimeout(timer)
    isTyping = true
    timer = setTimeout(flush, delayMs)
  }
  return {
    state: () => saving,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    refuse: (field, refused) => update({ refused: new Map(saving.refused).set(field, refused), pending: without(saving.pending, field) }),
    choose: (field, which) => {
      const conflict = saving.conflicts.get(field)
      if (!conflict) return
      if (which === 'mine') return change(field, conflict.mine)
      update({ conflicts: without(saving.conflicts, field) })
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

function without<Value>(fields: ReadonlyMap<string, Value>, field: string): ReadonlyMap<string, Value> {
  const left = new Map(fields)
  left.delete(field)
  return left
}

/** What is pending without what was sent; a field that was changed anew since stays. */
function withoutSent(pending: Saving['pending'], sent: Saving['pending']): Saving['pending'] {
  const left = new Map(pending)
  for (const [field, value] of sent) if (left.get(field) === value) left.delete(field)
  return left
}
