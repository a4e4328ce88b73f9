import { type FieldValue, isSameValue } from '@plenara/domain/statements'
import type { FieldStore, StoredField } from './stored-field.ts'
import { isOpen, openFields, type Saving } from './saving.ts'

interface Origin {
  readonly key: string
  /** The version that the value began with. */
  readonly base: number
  /** The version at which the value of another device was shown. */
  readonly shown: number | null
  /** The sent values without an answer; the server may have saved them all the same. */
  readonly unanswered: readonly FieldValue[]
}

export interface UnsavedFields {
  /** Begins a change of a field at the shown `version`; the first change since its last save decides. */
  readonly begin: (field: string, version: number) => void
  /** Sets the version that a field begins with, which the person has seen. */
  readonly rebase: (field: string, version: number) => void
  /** The value of another device is shown beside the field. */
  readonly show: (field: string, version: number) => void
  /** The next fields to send: those that began with the earliest version. */
  readonly next: (pending: Saving['pending']) => { readonly base: number; readonly sent: Saving['pending'] }
  /** Records sent values without an answer. */
  readonly doubt: (sent: Saving['pending']) => void
  /** Whether a value on the server may have been sent by this window. */
  readonly isFromThisWindow: (field: string, value: FieldValue) => boolean
  /** Takes over the fields of an earlier visit. */
  readonly add: (fields: readonly StoredField[]) => void
  /** Adds the values of earlier visits to fields without a value; several values of a field follow one after the other, in the order of writing. */
  readonly withLeft: (saving: Saving) => Saving
  /** Stores the unsaved fields on the device, and removes all others. */
  readonly keep: (saving: Saving) => void
  readonly stop: () => void
}

interface UnsavedFieldsOptions {
  readonly store: FieldStore | null
  readonly now: () => Date
  /** Called with whether the device stores them. */
  readonly onStored: (isStored: boolean) => void
}

/** The unsaved fields of a statement: the version with which each began, and their copy on the device. */
export function createUnsavedFields({ store, now, onStored }: UnsavedFieldsOptions): UnsavedFields {
  const id = crypto.randomUUID()
  const origins = new Map<string, Origin>()
  let left: readonly StoredField[] = []
  let written = new Map<string, StoredField>()
  let writing: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const originOf = (field: string): Origin => origins.get(field) ?? { key: `${id}/${field}`, base: 0, shown: null, unanswered: [] }
  const write = async (put: readonly StoredField[], remove: readonly string[]) => {
    if (isStopped || store === null) return
    try {
      await store.write(put, remove)
      onStored(true)
    } catch {
      // The fields are written again with the next change.
      for (const { key } of put) written.delete(key)
      onStored(false)
    }
  }
  return {
    begin: (field, version) => {
      const origin = originOf(field)
      origins.set(field, { ...origin, base: origin.shown ?? (origins.has(field) ? origin.base : version), shown: null })
    },
    rebase: (field, version) => origins.set(field, { ...originOf(field), base: version, shown: null, unanswered: [] }),
    show: (field, version) => origins.set(field, { ...originOf(field), shown: version }),
    next: (pending) => {
      const base = Math.min(...[...pending.keys()].map((field) => originOf(field).base))
      return { base, sent: new Map([...pending].filter(([field]) => originOf(field).base === base)) }
    },
    doubt: (sent) => {
      for (const [field, value] of sent) {
        const origin = originOf(field)
        if (origin.unanswered.at(-1) !== value) origins.set(field, { ...origin, unanswered: [...origin.unanswered, value] })
      }
    },
    isFromThisWindow: (field, value) => originOf(field).unanswered.some((sent) => isSameValue(sent, value)),
    add: (fields) => {
      left = [...left, ...fields].toSorted((a, b) => a.at - b.at)
      for (const entry of fields) written.set(entry.key, entry)
    },
    withLeft: (saving) => {
      const [pending, refused] = [new Map(saving.pending), new Map(saving.refused)]
      const taken = new Set<StoredField>()
      for (const entry of left) {
        if (isOpen({ ...saving, pending, refused }, entry.field)) continue
        taken.add(entry)
        origins.set(entry.field, { key: entry.key, base: entry.base, shown: null, unanswered: [] })
        if (entry.code === null) pending.set(entry.field, entry.value)
        else refused.set(entry.field, { value: entry.value, code: entry.code })
      }
      if (taken.size === 0) return saving
      left = left.filter((entry) => !taken.has(entry))
      return { ...saving, pending, refused, isRestored: true }
    },
    keep: (saving) => {
      for (const field of origins.keys()) if (!isOpen(saving, field)) origins.delete(field)
      const at = now().getTime()
      const open = openFields(saving).map(({ field, value, code }): StoredField => {
        const { key, base } = originOf(field)
        const stored = written.get(key)
        return stored?.value === value && stored.base === base && stored.code === code ? stored : { key, field, value, base, code, at }
      })
      const wanted = new Map([...open, ...left].map((entry) => [entry.key, entry]))
      const put = [...wanted.values()].filter((entry) => written.get(entry.key) !== entry)
      const remove = [...written.keys()].filter((key) => !wanted.has(key))
      if (put.length === 0 && remove.length === 0) return
      written = wanted
      writing = writing.then(() => write(put, remove))
    },
    stop: () => {
      isStopped = true
      store?.close()
    },
  }
}
