import type { IDBPDatabase } from 'idb'
import type { CatalogueSchema } from '../catalogue/catalogue-database.ts'
import { ImportError, type ImportProblem } from './import-error.ts'
import { type CatalogueState, EMPTY_STATE, flagsOf, type ImportFlags } from './import-state.ts'
import { createImportStore, type ImportStore } from './import-store.ts'
import { type ImportRun, type ImportStep, runImport } from './run-import.ts'

export interface ImportView extends ImportFlags {
  readonly phase: 'resting' | 'working' | 'paused' | 'failed' | 'done'
  readonly step: ImportStep | null
  /** Why it failed. */
  readonly problem: ImportProblem | null
}

export interface Importer {
  /** Begins or goes on; one that is at work goes on as it is. Fulfilled when it rests, however it ended. */
  start(cantonIds: readonly number[]): Promise<void>
  /** Ends the work and keeps what is staged. */
  pause(): void
  readonly view: () => ImportView
  /** Returns how to end that. */
  subscribe(listener: () => void): () => void
}

export interface ImporterParts {
  readonly open: () => Promise<IDBPDatabase<CatalogueSchema>>
  readonly fetchExport: ImportRun['fetchExport']
  /** Lets one import work at a time, over all windows. */
  readonly alone: <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

/** Runs imports and tells how they go. */
export function createImporter(parts: ImporterParts): Importer {
  const listeners = new Set<() => void>()
  let view = viewOf(EMPTY_STATE, 'resting')
  let work: { readonly done: Promise<void>; readonly pause: AbortController } | null = null
  const show = (next: ImportView) => {
    view = next
    for (const listener of listeners) listener()
  }
  const run = async (cantonIds: readonly number[], { signal }: AbortController) => {
    let state = EMPTY_STATE
    const onStep = (next: CatalogueState, step: ImportStep) => {
      state = next
      show(viewOf(state, 'working', { step }))
    }
    const withStore = async (use: (store: ImportStore) => Promise<CatalogueState>) => {
      const db = await parts.open()
      return use(createImportStore(db)).finally(() => db.close())
    }
    try {
      state = await withStore((store) => store.load())
      show({ ...viewOf({ ...state, failed: false }, 'working'), step: null })
      state = await parts.alone(signal, () => withStore((store) => runImport({ ...parts, store, cantonIds, signal, onStep })))
      show(viewOf(state, 'done'))
    } catch (error) {
      if (signal.aborted) return show(viewOf(state, 'paused'))
      const problem = error instanceof ImportError ? error.problem : 'storage'
      // Where not even that can be stored, the view alone says it.
      const failed = await withStore((store) => store.fail()).catch(() => ({ ...state, failed: true }))
      show(viewOf(failed, 'failed', { problem }))
    }
  }
  return {
    start: (cantonIds) => {
      if (work) return work.done
      const pause = new AbortController()
      const done = run(cantonIds, pause).finally(() => {
        work = null
      })
      work = { done, pause }
      return done
    },
    pause: () => work?.pause.abort(),
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function viewOf(state: CatalogueState, phase: ImportView['phase'], more: Partial<Pick<ImportView, 'step' | 'problem'>> = {}): ImportView {
  return { ...flagsOf(state, phase === 'working'), phase, step: null, problem: null, ...more }
}
