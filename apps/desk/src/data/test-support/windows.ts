import { ApiError } from '@plenara/contract/desk-client'
import { type FieldValue, fieldsOf } from '@plenara/domain/statements'
import type { FieldStore, StoredField } from '../stored-field.ts'
import { createSaveQueue } from '../save-queue.ts'
import type { Server } from './statement-server.ts'

/** The stored fields of a device, each with its window. */
type Rows = Map<string, StoredField & { readonly owner: number }>

/** A browser with windows that open and close; their stored fields stay, with the rules of `openFieldStore`. */
export function createBrowser(server: Server) {
  const rows: Rows = new Map()
  const alive = new Set<number>()
  const watchers = new Set<() => void>()
  let opened = 0
  const openStore = (): FieldStore => {
    const owner = opened++
    alive.add(owner)
    let watch = () => {}
    return {
      adopt: async (take) => {
        watch = () => {
          const found = [...rows.values()].filter((row) => row.owner !== owner && !alive.has(row.owner))
          for (const row of found) rows.set(row.key, { ...row, owner })
          if (found.length > 0) take(found)
        }
        watchers.add(watch)
        watch()
      },
      write: async (put, remove) => {
        for (const field of put) rows.set(field.key, { ...field, owner })
        for (const key of remove) rows.delete(key)
      },
      close: () => {
        alive.delete(owner)
        watchers.delete(watch)
        // Sequentially, as locks are granted.
        for (const watcher of [...watchers]) watcher()
      },
    }
  }
  const line: Line = { isCut: null }
  const taken = new Set<FieldValue>()
  const overwritten: Overwritten[] = []
  return { rows, line, taken, overwritten, open: () => openWindow(server, { line, taken, overwritten, store: openStore() }) }
}

/** Where a connection is cut: before a request arrives (`there`), or before its answer does (`back`). On a slow one each takes a second. */
interface Line {
  isCut: null | 'there' | 'back' | 'slow'
}

/** A value of a field that was replaced by another one. */
interface Overwritten {
  readonly before: FieldValue
  readonly value: FieldValue
}

interface Parts {
  readonly line: Readonly<Line>
  /** Every value that the server saved. */
  readonly taken: Set<FieldValue>
  readonly overwritten: Overwritten[]
  readonly store: FieldStore
}

/** A window that shows the current statement of the server. */
function openWindow(server: Server, { line, taken, overwritten, store }: Parts) {
  const shown = new Map<string, FieldValue>(fieldsOf(server.read()).map(({ field, value }) => [field, value]))
  const show = (state: Parameters<typeof fieldsOf>[0]) => {
    for (const { field, value } of fieldsOf(state)) shown.set(field, value)
  }
  const reach = async <Value>(work: () => Value): Promise<Value> => {
    const { isCut } = line
    if (isCut === 'there') throw new ApiError('offline', 0)
    if (isCut === 'slow') await aSecond()
    const value = work()
    if (isCut === 'slow') await aSecond()
    if (isCut === 'back') throw new ApiError('offline', 0)
    return value
  }
  const queue = createSaveQueue({
    version: server.read().version,
    send: (change) =>
      reach(() => {
        const before = new Map(server.stored)
        const version = server.save(change)
        for (const { field, value } of fieldsOf(change)) {
          taken.add(value)
          const former = before.get(field)
          if (former !== undefined && former !== value) overwritten.push({ before: former, value })
        }
        return version
      }),
    reread: () =>
      reach(() => {
        const fresh = server.read()
        show(fresh)
        return fresh
      }),
    onSaved: show,
    now: () => new Date(),
    store,
  })
  void queue.restore()
  /** Reloads the statement, as a screen does when it becomes visible again. */
  const rereadScreen = () => {
    const fresh = server.read()
    show(fresh)
    queue.rebase(fresh.version)
  }
  return { queue, shown, reread: rereadScreen }
}

const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_000))

export type Window = ReturnType<ReturnType<typeof createBrowser>['open']>
