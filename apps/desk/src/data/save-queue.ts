import type { StatementParts } from '@plenara/contract'
import { type FieldValue, fieldsOf, partsOf } from '@plenara/domain/statements'
import type { FieldStore, StoredField } from './stored-field.ts'
import { createQueueState, type QueueState } from './queue-state.ts'
import { isOpen, type Refused, type Saving, without, withoutSent } from './saving.ts'
import { createSendTiming, type SendTiming } from './send-timing.ts'
import { settleRefusal } from './settle-refusal.ts'

/** A statement with its version on the server, or a change of it. */
export interface StatementState extends StatementParts {
  readonly version: number
}

export interface SaveQueueOptions {
  readonly version: number
  /** Returns the version of the statement after the change. */
  readonly send: (change: StatementState) => Promise<number>
  /** Loads the statement again. */
  readonly reread: () => Promise<StatementState>
  /** Called with the confirmed change. */
  readonly onSaved: (saved: StatementState) => void
  readonly now: () => Date
  /** Stores unsaved fields beyond the page; null: they are not stored. */
  readonly store: FieldStore | null
}

export interface SaveQueue {
  readonly state: () => Saving
  readonly subscribe: (listener: () => void) => () => void
  /** @param delayMs how long to wait for further typing before the field is sent */
  readonly change: (field: string, value: FieldValue, delayMs?: number) => void
  /** Keeps a value that cannot be sent. */
  readonly refuse: (field: string, refused: Refused) => void
  /** Settles a conflict. */
  readonly choose: (field: string, which: 'mine' | 'theirs') => void
  /** Sends pending fields now, unless the server has requested a pause. */
  readonly flush: () => void
  /** Takes over the fields of closed windows and sends them. Resolves once they are taken over. */
  readonly restore: () => Promise<void>
  /** Neither sends nor stores any more, so that the next session on this device sends nothing of the former person. */
  readonly stop: () => void
  /** Sets the version on the screen, with which further changes begin. */
  readonly rebase: (version: number) => void
  /** The version on the screen. */
  readonly version: () => number
}

/**
 * Sends changed fields, one request at a time; changes during a request are sent with the next one. A field stays pending until the server has confirmed it,
 * and is sent with the version that its change began with. A field that another device has changed since is a conflict, which the person settles; a refused
 * field waits for the person. So no value is lost, and no value is overwritten that the person has not seen.
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
  /** Begins a change of a field with the version on the screen. */
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
  const take = (fields: readonly StoredField[]) => {
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
      await store?.adopt(take).catch(() => update({ isStored: false }))
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

/** Sends the pending fields that began with the earliest version, and handles the answer. */
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
    // A field that was changed during the request now begins with the sent version.
    for (const field of sent.keys()) if (isOpen({ ...saving(), pending }, field)) unsaved.rebase(field, confirmed.version)
    const confirmedFields = [...sent].map(([field, value]) => [field, { value, version: confirmed.version }] as const)
    update({ pending, saved: new Map([...saving().saved, ...confirmedFields]), savedAt: now(), error: null })
    onSaved(confirmed)
    // Another device has changed other fields meanwhile: further changes begin with the reloaded version.
    if (confirmed.version > state.version() + 1) await adopt().catch(() => undefined)
    else state.see(confirmed.version)
  }
  const fail = (error: unknown) => {
    timing.failed(error)
    update({ error })
  }
  const settle = async (error: unknown, sent: Saving['pending'], parts: StatementParts) => {
    const settled = await settleRefusal({ state: saving, reread: adopt, isFromThisWindow: unsaved.isFromThisWindow }, error, parts)
    if (settled === null) {
      unsaved.doubt(sent)
      return fail(error)
    }
    for (const field of settled.conflicting) unsaved.show(field, state.version())
    for (const field of settled.fromThisWindow) unsaved.rebase(field, state.version())
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
