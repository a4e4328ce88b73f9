import { type FieldValue, isSameValue } from '@plenara/domain/statements'
import type { FieldStore, KeptField } from './kept-field.ts'
import { isOpen, openFields, type Saving } from './saving.ts'

interface Origin {
  readonly key: string
  /** The version that the value began with. */
  readonly base: number
  /** The version at which the person was shown what another device has. */
  readonly shown: number | null
  /** What was sent and never answered: the server may have it all the same. */
  readonly unanswered: readonly FieldValue[]
}

export interface UnsavedFields {
  /** A field is changed, `version` being what is shown of it: its first change since it was saved decides what it begins with. */
  readonly begin: (field: string, version: number) => void
  /** A field begins with a version that the person has seen. */
  readonly rebase: (field: string, version: number) => void
  /** What another device has is shown beside it. */
  readonly show: (field: string, version: number) => void
  /** Of what can be sent: the fields that began with the earliest version. */
  readonly next: (pending: Saving['pending']) => { readonly base: number; readonly sent: Saving['pending'] }
  /** No answer came to what was sent. */
  readonly doubt: (sent: Saving['pending']) => void
  /** Whether a value that the server has may have come from this window. */
  readonly isOwn: (field: string, value: FieldValue) => boolean
  /** Takes over what an earlier visit has left. */
  readonly add: (fields: readonly KeptField[]) => void
  /** With what was left in fields that have nothing of their own now; one value of a field after the other, in the order in which they were written. */
  readonly withLeft: (saving: Saving) => Saving
  /** Brings what lies on the device to what is not saved. */
  readonly keep: (saving: Saving) => void
  readonly stop: () => void
}

interface UnsavedFieldsOptions {
  readonly store: FieldStore | null
  readonly now: () => Date
  /** Told whether the device keeps it. */
  readonly onKept: (isKept: boolean) => void
}

/** What of a statement is not saved: with which version each field began, and what of it lies on the device. */
export function createUnsavedFields({ store, now, onKept }: UnsavedFieldsOptions): UnsavedFields {
  const id = crypto.randomUUID()
  const origins = new Map<string, Origin>()
  let left: readonly KeptField[] = []
  let written = new Map<string, KeptField>()
  let writing: Promise<unknown> = Promise.resolve()
  let isStopped = false

  const originOf = (field: string): Origin => origins.get(field) ?? { key: `${id}/${field}`, base: 0, shown: null, unanswered: [] }
  const write = async (put: readonly KeptField[], remove: readonly string[]) => {
    if (isStopped || store === null) return
    try {
      await store.write(put, remove)
      onKept(true)
    } catch {
      // Written again with the next change.
      for (const { key } of put) written.delete(key)
      onKept(false)
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
    isOwn: (field, value) => originOf(field).unanswered.some((one) => isSameValue(one, value)),
    add: (fields) => {
      left = [...left, ...fields].toSorted((a, b) => a.at - b.at)
      for (const one of fields) written.set(one.key, one)
    },
    withLeft: (saving) => {
      const [pending, refused] = [new Map(saving.pending), new Map(saving.refused)]
      const taken = new Set<KeptField>()
      for (const one of left) {
        if (isOpen({ ...saving, pending, refused }, one.field)) continue
        taken.add(one)
        origins.set(one.field, { key: one.key, base: one.base, shown: null, unanswered: [] })
        if (one.code === null) pending.set(one.field, one.value)
        else refused.set(one.field, { value: one.value, code: one.code })
      }
      if (taken.size === 0) return saving
      left = left.filter((one) => !taken.has(one))
      return { ...saving, pending, refused, isRestored: true }
    },
    keep: (saving) => {
      for (const field of origins.keys()) if (!isOpen(saving, field)) origins.delete(field)
      const at = now().getTime()
      const open = openFields(saving).map(({ field, value, code }): KeptField => {
        const { key, base } = originOf(field)
        const known = written.get(key)
        return known?.value === value && known.base === base && known.code === code ? known : { key, field, value, base, code, at }
      })
      const wanted = new Map([...open, ...left].map((one) => [one.key, one]))
      const put = [...wanted.values()].filter((one) => written.get(one.key) !== one)
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
