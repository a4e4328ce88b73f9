import type { FieldStore } from './stored-field.ts'
import { NOTHING_SAVED, type Saving } from './saving.ts'
import { createUnsavedFields, type UnsavedFields } from './unsaved-fields.ts'

/** The state of a queue, with its listeners. */
export interface QueueState {
  readonly unsaved: UnsavedFields
  readonly saving: () => Saving
  /** Changes the state and stores it on the device; has no effect after `stop`. */
  readonly update: (next: Partial<Saving>) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The version on the screen. */
  readonly version: () => number
  /** Sets the version on the screen; an earlier one has no effect. */
  readonly see: (version: number) => void
  readonly isStopped: () => boolean
  readonly stop: () => void
}

interface QueueStateOptions {
  readonly version: number
  readonly store: FieldStore | null
  readonly now: () => Date
}

export function createQueueState({ store, now, ...options }: QueueStateOptions): QueueState {
  const listeners = new Set<() => void>()
  let { version } = options
  let saving: Saving = { ...NOTHING_SAVED, isReady: store === null, isStored: store !== null }
  let isStopped = false
  const onStored = (isStored: boolean) => {
    if (saving.isStored !== isStored) update({ isStored })
  }
  const unsaved = createUnsavedFields({ store, now, onStored })
  const update = (next: Partial<Saving>) => {
    if (isStopped) return
    saving = unsaved.withLeft({ ...saving, ...next })
    if (saving.isRestored && saving.pending.size === 0) saving = { ...saving, isRestored: false }
    unsaved.keep(saving)
    for (const listener of listeners) listener()
  }
  return {
    unsaved,
    saving: () => saving,
    update,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    see: (shown) => {
      version = Math.max(version, shown)
    },
    isStopped: () => isStopped,
    stop: () => {
      isStopped = true
      unsaved.stop()
    },
  }
}
