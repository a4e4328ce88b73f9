import type { CommonSnapshot, ExportHead, ExportKey } from '@plenara/contract'
import type { IDBPDatabase, IDBPTransaction } from 'idb'
import type { CatalogueSchema } from '../catalogue/catalogue-database.ts'
import { assemble } from './assemble.ts'
import { ImportError } from './import-error.ts'
import { acceptHead, advance, begin, type CatalogueState, complete, isFetched, refuse, startOver, stateOf } from './import-state.ts'

type Database = IDBPDatabase<CatalogueSchema>
type Transaction = IDBPTransaction<CatalogueSchema, ('catalogue' | 'catalogueMeta' | 'catalogueStaging')[], 'readwrite'>

const KEY = 'state'
const STORES = ['catalogue', 'catalogueMeta', 'catalogueStaging'] as const satisfies (keyof CatalogueSchema)[]

/** What an import writes. Each step is one transaction of lines and cursor, so that an end at any point leaves both or neither. */
export interface ImportStore {
  load(): Promise<CatalogueState>
  begin(cantonIds: readonly number[]): Promise<CatalogueState>
  /** Takes the first line of an export; where it does not fit what is staged, everything staged goes and `isNew` says so. */
  takeHead(index: number, head: ExportHead): Promise<{ readonly state: CatalogueState; readonly isNew: boolean }>
  /** Stages the lines after those that are staged. Throws `overtaken` where another import has staged them. */
  stage(index: number, from: number, lines: readonly string[]): Promise<CatalogueState>
  /** Puts everything staged in place of what was in use. */
  place(): Promise<CatalogueState>
  /** Keeps what is staged. */
  fail(): Promise<CatalogueState>
}

export function createImportStore(db: Database): ImportStore {
  const change = (work: (state: CatalogueState, tx: Transaction) => CatalogueState | Promise<CatalogueState>) =>
    transact(db, async (tx) => {
      const changed = await work(stateOf(await tx.objectStore('catalogueMeta').get(KEY)), tx)
      await tx.objectStore('catalogueMeta').put(changed, KEY)
      return changed
    })
  return {
    load: async () => stateOf(await db.get('catalogueMeta', KEY)),
    begin: (cantonIds) =>
      change(async (state, tx) => {
        const begun = begin(state, cantonIds)
        if (begun.running !== state.running) await tx.objectStore('catalogueStaging').clear()
        return begun
      }),
    takeHead: async (index, head) => {
      let isNew = false
      const state = await change(async (known, tx) => {
        const accepted = acceptHead(known, index, head)
        isNew = accepted === null
        if (isNew) await tx.objectStore('catalogueStaging').clear()
        return accepted ?? startOver(known)
      })
      return { state, isNew }
    },
    stage: (index, from, lines) =>
      change(async (state, tx) => {
        if (state.running?.sources[index]?.stored !== from) throw new ImportError('overtaken')
        const staging = tx.objectStore('catalogueStaging')
        for (const [place, line] of lines.entries()) await staging.put(line, [index, from + place])
        return advance(state, index, lines.length)
      }),
    place: async () => {
      const placed = await change(placeAll)
      if (placed.failed) throw new ImportError('server')
      return placed
    },
    fail: () => change((state) => ({ ...state, failed: true })),
  }
}

/** What is not whole, or does not fit together, is thrown away: the next import asks for everything. */
async function placeAll(state: CatalogueState, tx: Transaction): Promise<CatalogueState> {
  if (!state.running?.sources.every(isFetched)) throw new ImportError('overtaken')
  const values = await readStaged(state, tx).catch((error: unknown) => {
    if (error instanceof DOMException) throw error
    return null
  })
  await tx.objectStore('catalogueStaging').clear()
  const next = complete(state)
  if (!values || !(await isWhole(values, next, tx))) return refuse(state)
  const catalogue = tx.objectStore('catalogue')
  for (const [key, value] of values) await catalogue.put(value, key)
  const { elections } = (await catalogue.get('common')) as CommonSnapshot
  const kept = new Set<string>(keysOf(elections, next.cantonIds))
  const isOfOthers = (key: string) => /^(election|portraits):/.test(key) && !kept.has(key.replace('portraits:', 'election:'))
  const others = (await catalogue.getAllKeys()).filter(isOfOthers)
  for (const key of others) await catalogue.delete(key)
  return next
}

type Values = ReturnType<typeof assemble>

async function readStaged(state: CatalogueState, tx: Transaction): Promise<Values> {
  const values: Values = new Map()
  for (const [index, source] of (state.running?.sources ?? []).entries()) {
    const lines = await tx.objectStore('catalogueStaging').getAll(IDBKeyRange.bound([index, 0], [index + 1, 0], false, true))
    for (const [key, value] of assemble(source.head?.replaces ?? [], lines)) values.set(key, value)
  }
  return values
}

/** Whether every election of the cantons is there, staged or in use. */
async function isWhole(values: Values, next: CatalogueState, tx: Transaction): Promise<boolean> {
  const catalogue = tx.objectStore('catalogue')
  const held = new Set(await catalogue.getAllKeys())
  const common = (values.get('common') ?? (await catalogue.get('common'))) as CommonSnapshot | undefined
  if (!common || !(values.has('localities') || held.has('localities'))) return false
  return keysOf(common.elections, next.cantonIds).every((key) => values.has(key) || held.has(key))
}

function keysOf(elections: CommonSnapshot['elections'], cantonIds: readonly number[]): ExportKey[] {
  return elections.filter(({ cantonId }) => cantonIds.includes(cantonId)).map(({ id }) => `election:${id}` as const)
}

/** One transaction: all of it or nothing. Throws `storage` where the device cannot write. */
async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tx = openTransaction(db)
  // Told once more when `work` fails, which says why.
  tx.done.catch(() => undefined)
  try {
    const result = await work(tx)
    await tx.done
    return result
  } catch (cause) {
    abort(tx)
    throw cause instanceof ImportError ? cause : new ImportError('storage', { cause })
  }
}

function openTransaction(db: Database): Transaction {
  try {
    return db.transaction([...STORES], 'readwrite')
  } catch (cause) {
    throw new ImportError('storage', { cause })
  }
}

function abort(tx: Transaction): void {
  try {
    tx.abort()
  } catch {
    // It has ended already.
  }
}
