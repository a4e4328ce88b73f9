import type { List } from '@plenara/contract'
import { ApiError } from '@plenara/contract/client'
import type { Draft } from './draft-history.ts'

export type SaveStatus = 'unsaved' | 'saving' | 'saved' | 'failed' | 'conflict' | 'vanished'

export interface SaverState {
  readonly status: SaveStatus
  /** The list as stored on the server; null until it is created. */
  readonly list: List | null
  readonly error: unknown
}

export interface SaverOptions {
  readonly list: List | null
  /** Creates the list; a repetition with the same key returns the same list. */
  readonly create: (draft: Draft, key: string) => Promise<List>
  /** Changes the list `base`; fails with `stale` if the server has a newer one that is not the `unanswered` draft. */
  readonly change: (base: List, draft: Draft, unanswered: Draft | null) => Promise<List>
  readonly newKey: () => string
  /** Changes within this time in milliseconds are saved together; called at each change. */
  readonly delay: () => number
}

export interface ListSaver {
  readonly state: () => SaverState
  readonly subscribe: (listener: () => void) => () => void
  /** Saves the draft after the delay and after the running request. */
  readonly save: (draft: Draft) => void
  /** Saves pending changes at once. Returns the list, or null if it could not be saved. */
  readonly flush: () => Promise<List | null>
  /** Continues with this state of the list, e.g. after a conflict; pending changes are discarded. */
  readonly restart: (list: List) => void
  /** Marks the list as deleted: nothing is sent until it is created again. */
  readonly lose: () => void
  /** Creates a new list from the draft, replacing the deleted one. Returns the list, or null on failure. */
  readonly recreate: (draft: Draft) => Promise<List | null>
}

/** States in which nothing is sent before the user has decided. */
const UNDECIDED: readonly SaveStatus[] = ['conflict', 'vanished']

/** Saves the drafts of a list one after another, so that responses cannot overtake each other; only the newest pending draft is sent. */
export function createListSaver(options: SaverOptions): ListSaver {
  const listeners = new Set<() => void>()
  let state: SaverState = { status: 'saved', list: options.list, error: null }
  let waiting: Draft | null = null
  let creation: { readonly draft: Draft; readonly key: string } | null = null
  /** A draft that was sent without a response: it may have been stored. */
  let unanswered: Draft | null = null
  let running: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<SaverState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  async function change(base: List, draft: Draft): Promise<List> {
    const earlier = unanswered
    unanswered = draft
    try {
      const list = await options.change(base, draft, earlier)
      unanswered = null
      return list
    } catch (error) {
      if (isAnswer(error)) unanswered = null
      throw error
    }
  }

  async function send(draft: Draft): Promise<List> {
    if (state.list) return change(state.list, draft)
    creation ??= { draft, key: options.newKey() }
    const { draft: first, key } = creation
    const created = await options.create(first, key).catch((error: unknown) => {
      if (isAnswer(error)) creation = null
      throw error
    })
    if (first !== draft) waiting ??= draft
    return created
  }

  async function run(): Promise<void> {
    while (waiting && !UNDECIDED.includes(state.status)) {
      const draft = waiting
      waiting = null
      set({ status: 'saving' })
      try {
        const list = await send(draft)
        set({ status: waiting ? 'unsaved' : 'saved', list, error: null })
      } catch (error) {
        waiting ??= draft
        set({ status: statusAfter(error, state.list), error })
        return
      }
    }
  }

  async function flush(): Promise<List | null> {
    clearTimeout(timer)
    running ??= run().finally(() => {
      running = null
    })
    await running
    return state.status === 'saved' ? state.list : null
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    save: (draft) => {
      waiting = draft
      if (!UNDECIDED.includes(state.status)) set({ status: 'unsaved' })
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), options.delay())
    },
    flush,
    restart: (list) => {
      clearTimeout(timer)
      waiting = null
      set({ status: 'saved', list, error: null })
    },
    lose: () => {
      clearTimeout(timer)
      set({ status: 'vanished' })
    },
    recreate: (draft) => {
      waiting = draft
      creation = null
      set({ status: 'unsaved', list: null, error: null })
      return flush()
    },
  }
}

/** Whether the server refused, in contrast to a request that may or may not have arrived. */
function isAnswer(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale'
}

function statusAfter(error: unknown, list: List | null): SaveStatus {
  if (!(error instanceof ApiError)) return 'failed'
  if (isStale(error)) return 'conflict'
  return list && error.code === 'list_not_found' ? 'vanished' : 'failed'
}
