import type { StatementParts } from '@plenara/contract'
import { type FieldValue, fieldsOf, partsOf } from '@plenara/domain/statements'
import type { FieldStore, KeptField } from './kept-field.ts'
import { createQueueState, type QueueState } from './queue-state.ts'
import { isOpen, type Refused, type Saving, without, withoutSent } from './saving.ts'
import { createSendTiming, type SendTiming } from './send-timing.ts'
import { settleRefusal } from './settle-refusal.ts'

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
  /** Keeps what is not saved beyond the page; null: nothing does. */
  readonly store: FieldStore | null
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
  /** Sends what is pending now, unless the server has asked for a pause. */
  readonly flush: () => void
  /** Takes over what windows that are gone have left, and sends it. Resolves once it is taken over. */
  readonly restore: () => Promise<void>
  /** Sends and keeps nothing any more: whoever signs in next on this device sends nothing of the former. */
  readonly stop: () => void
  /** Told which version the screen shows: what is changed from now on begins with it. */
  readonly rebase: (version: number) => void
  /** The version that is shown. */
  readonly version: () => number
}

/**
 * Sends fields as they are changed, one request at a time; what is changed meanwhile goes with the next one. A field stays pending until the server has it,
 * and is sent with the version that it began with. One that another device has changed since is a conflict, which the person settles, and one that the server
 * does not take waits for the person: nothing is lost, nor is anything overwritten that nobody has seen.
 */
export function createSaveQueue({ version, store, now, ...calls }: SaveQueueOptions): SaveQueue {
  const state = createQueueState({ version, store, now })
  const { unsaved, update, saving } = state
  const timing = createSendTiming(() => flush())
  const sendNext = createSender({ ...calls, now }, state, timing)
  const flush = () => {
    timing.stopWaiting()
    if (state.isStopped() || timing.isHeld() || saving().isSending || saving().pending.size === 0) return
    void sendNext().then(() => {
      if (saving().error === null && !timing.isTyping()) flush()
    })
  }
  /** A field is changed; it begins with what is shown of it. */
  const begin = (field: string) => {
    unsaved.begin(field, Math.max(state.version(), saving().saved.get(field)?.version ?? 0))
    return without(saving().conflicts, field)
  }
  const change = (field: string, value: FieldValue, delayMs = 0) => {
    const conflicts = begin(field)
    update({ conflicts, refused: without(saving().refused, field), pending: new Map(saving().pending).set(field, value) })
    if (delayMs === 0) return flush()
    timing.typed(delayMs)
  }
  const take = (fields: readonly KeptField[]) => {
    unsaved.add(fields)
    update({})
    flush()
  }
  return {
    state: saving,
    subscribe: state.subscribe,
    change,
    refuse: (field, refused) => {
      const conflicts = begin(field)
      update({ conflicts, refused: new Map(saving().refused).set(field, refused), pending: without(saving().pending, field) })
    },
    choose: (field, which) => {
      const conflict = saving().conflicts.get(field)
      if (!conflict) return
      if (which === 'mine') return change(field, conflict.mine)
      update({ conflicts: without(saving().conflicts, field) })
      flush()
    },
    flush,
    restore: async () => {
      await store?.adopt(take).catch(() => update({ isKept: false }))
      update({ isReady: true })
    },
    stop: () => {
      timing.stop()
      state.stop()
    },
    rebase: state.see,
    version: state.version,
  }
}

type Calls = Pick<SaveQueueOptions, 'send' | 'reread' | 'onSaved' | 'now'>

/** Sends of what is pending the fields that began with the earliest version, and settles what comes of it. */
function createSender({ send, reread, onSaved, now }: Calls, state: QueueState, timing: SendTiming): () => Promise<void> {
  const { unsaved, update, saving } = state
  const adopt = async () => {
    const fresh = await reread()
    state.see(fresh.version)
    return new Map(fieldsOf(fresh).map(({ field, value }) => [field, value]))
  }
  const confirm = async (confirmed: StatementState, sent: Saving['pending']) => {
    timing.succeeded()
    const pending = withoutSent(saving().pending, sent)
    // What was changed while it was sent begins with what was sent.
    for (const field of sent.keys()) if (isOpen({ ...saving(), pending }, field)) unsaved.rebase(field, confirmed.version)
    const kept = [...sent].map(([field, value]) => [field, { value, version: confirmed.version }] as const)
    update({ pending, saved: new Map([...saving().saved, ...kept]), savedAt: now(), error: null })
    onSaved(confirmed)
    // Another device has changed other fields meanwhile: only what was read anew is what the next change begins with.
    if (confirmed.version > state.version() + 1) await adopt().catch(() => undefined)
    else state.see(confirmed.version)
  }
  const fail = (error: unknown) => {
    timing.failed(error)
    update({ error })
  }
  const settle = async (error: unknown, sent: Saving['pending'], parts: StatementParts) => {
    const settled = await settleRefusal({ state: saving, reread: adopt, isOwn: unsaved.isOwn }, error, parts)
    if (settled === null) {
      unsaved.doubt(sent)
      return fail(error)
    }
    for (const field of settled.conflicting) unsaved.show(field, state.version())
    for (const field of settled.own) unsaved.rebase(field, state.version())
    update({ ...settled.saving, error: null })
  }
  return async () => {
    const { base, sent } = unsaved.next(saving().pending)
    update({ isSending: true })
    const parts = partsOf(sent)
    try {
      const version = await send({ version: base, ...parts })
      if (!state.isStopped()) await confirm({ version, ...parts }, sent)
    } catch (error) {
      if (!state.isStopped()) await settle(error, sent, parts).catch(fail)
    }
    update({ isSending: false, isHeld: timing.isHeld() })
  }
}
