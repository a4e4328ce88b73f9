import { ApiError } from '@plenara/contract/desk-client'
import { type FieldValue, fieldsOf } from '@plenara/domain/statements'
import { createSaveQueue, type StatementState } from '../save-queue.ts'
import type { Server } from './statement-server.ts'

/** A device whose connection can be cut: before a request arrives (`there`), or before its answer does (`back`). */
export function createDevice(server: Server) {
  const line = { isCut: null as null | 'there' | 'back', sent: [] as StatementState[] }
  /** The values that the server has saved, even if this device got no answer. */
  const taken = new Map<string, FieldValue>()
  const shown = new Map<string, FieldValue>()
  const reach = async <Value>(work: () => Value): Promise<Value> => {
    if (line.isCut === 'there') throw new ApiError('offline', 0)
    const value = work()
    if (line.isCut === 'back') throw new ApiError('offline', 0)
    return value
  }
  const queue = createSaveQueue({
    version: server.read().version,
    send: (change) => {
      line.sent.push(change)
      return reach(() => {
        const version = server.save(change)
        for (const { field, value } of fieldsOf(change)) taken.set(field, value)
        return version
      })
    },
    reread: () =>
      reach(() => {
        const fresh = server.read()
        for (const { field, value } of fieldsOf(fresh)) shown.set(field, value)
        return fresh
      }),
    onSaved: (saved) => {
      for (const { field, value } of fieldsOf(saved)) shown.set(field, value)
    },
    now: () => new Date(0),
    store: null,
  })
  return { queue, line, shown, taken }
}
