import { nameOf } from './record-health.ts'
import type { KeyHolder } from './record-key.ts'
import type { OpenRecord, RecordPlace } from './record-kinds.ts'

const CHANNEL = 'plenara-local.records'

/** A record as it was written; null: taken away. */
export interface Written {
  readonly place: RecordPlace
  readonly value: unknown
}

/**
 * All records as this tab knows them, in step with the other tabs: where the database is taken away under the app they are written again, and where it
 * cannot be opened any more they are read and changed here. Empty until the database was read once.
 */
export interface MemoryCopy {
  isEmpty(): boolean
  /** Null where there is no such record. */
  get(place: RecordPlace): unknown
  all(): readonly OpenRecord[]
  /** What the database does not hold, because it could not be opened. */
  unwritten(): readonly OpenRecord[]
  /** All that the database holds. */
  fill(records: readonly OpenRecord[]): void
  /** What was read of it. */
  note(written: Written): void
  /** What this tab has written; the others hear of it. */
  wrote(written: readonly Written[]): void
  /** What this tab could not write. */
  hold(records: readonly OpenRecord[]): void
  /** Who held the key of the records when they were read last. */
  keyHolder: KeyHolder
  clear(): void
}

export function createMemoryCopy(): MemoryCopy {
  const records = new Map<string, OpenRecord>()
  const missing = new Map<string, OpenRecord>()
  let channel: BroadcastChannel | undefined
  const set = ({ place, value }: Written) => {
    const name = nameOf(place).join('/')
    if (value === null) records.delete(name)
    else records.set(name, { place, value })
  }
  const listen = () => {
    channel ??= new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }: MessageEvent<readonly Written[]>) => {
      for (const written of data) set(written)
    }
  }
  return {
    keyHolder: 'database',
    isEmpty: () => channel === undefined,
    get: (place) => records.get(nameOf(place).join('/'))?.value ?? null,
    all: () => [...records.values()],
    unwritten: () => [...missing.values()],
    fill: (found) => {
      listen()
      records.clear()
      for (const record of [...found, ...missing.values()]) set(record)
    },
    note: (written) => {
      if (channel && !missing.has(nameOf(written.place).join('/'))) set(written)
    },
    wrote: (written) => {
      for (const one of written) {
        set(one)
        missing.delete(nameOf(one.place).join('/'))
      }
      if (written.length > 0) channel?.postMessage(written)
    },
    hold: (held) => {
      for (const record of held) {
        set(record)
        missing.set(nameOf(record.place).join('/'), record)
      }
    },
    clear: () => {
      channel?.close()
      channel = undefined
      records.clear()
      missing.clear()
    },
  }
}
