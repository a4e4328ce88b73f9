import { emptyField, type FieldValue, fieldsOf, isSameValue } from '@plenara/domain/statements'
import type { StatementParts } from '@plenara/contract'
import { codeOf, placesOf } from './client.ts'
import { type Saving, withoutSent } from './saving.ts'

/** The statement differs from the one on this device: another device has changed it, or a question was removed. */
const REREAD: ReadonlySet<string> = new Set(['stale', 'question_not_found'])
/** Errors that only the person can fix: the named fields wait for them, the others are sent again. */
const REFUSED: ReadonlySet<string> = new Set([
  'too_many_important',
  ...['text_too_long', 'text_not_allowed', 'link_not_allowed', 'link_incomplete', 'link_of_another_site'],
])

interface Settling {
  /** The current state of unsaved fields. */
  readonly state: () => Saving
  /** Loads the statement again and returns its fields. */
  readonly reread: () => Promise<ReadonlyMap<string, FieldValue>>
  /** Whether the value on the server may have been sent by this window. */
  readonly isFromThisWindow: (field: string, value: FieldValue) => boolean
}

/** The state of unsaved fields after a refusal of some fields. */
export interface Settled {
  readonly saving: Pick<Saving, 'pending'> & Partial<Pick<Saving, 'refused' | 'conflicts'>>
  /** The fields in conflict with another device. */
  readonly conflicting: readonly string[]
  /** The fields whose value on the server is an earlier one of this window; they begin with its version. */
  readonly fromThisWindow: readonly string[]
}

/** Handles a refusal of sent fields; null if the error names no fields. Throws if the statement cannot be loaded. */
export async function settleRefusal(
  { state, reread, isFromThisWindow }: Settling,
  error: unknown,
  sent: StatementParts,
): Promise<Settled | null> {
  const code = codeOf(error)
  const places = placesOf(error)
  const named = new Map(fieldsOf(sent).flatMap(({ field, path, value }) => (places.includes(path) ? [[field, value] as const] : [])))
  if (named.size === 0) return null
  if (REFUSED.has(code)) return waiting(state(), code, named)
  if (!REREAD.has(code)) return null
  const theirs = await reread()
  if (code === 'stale') return beside(state(), theirs, named, isFromThisWindow)
  // A removed question has no conflict to settle.
  return { saving: { pending: withoutSent(state().pending, named) }, conflicting: [], fromThisWindow: [] }
}

/** Moves refused values to `refused`; a field that was changed since stays pending. */
function waiting(saving: Saving, code: string, named: Saving['pending']): Settled {
  const refused = new Map(saving.refused)
  for (const [field, value] of named) if (saving.pending.get(field) === value) refused.set(field, { value, code })
  return { saving: { refused, pending: withoutSent(saving.pending, named) }, conflicting: [], fromThisWindow: [] }
}

/** Adds a conflict for each sent value that differs from the one of another device. */
function beside(
  saving: Saving,
  theirs: ReadonlyMap<string, FieldValue>,
  named: Saving['pending'],
  isFromThisWindow: Settling['isFromThisWindow'],
): Settled {
  const conflicts = new Map(saving.conflicts)
  const settled = new Map(named)
  const fromThisWindow: string[] = []
  for (const [field, mine] of named) {
    const other = theirs.has(field) ? theirs.get(field) : emptyField(field)
    if (other === undefined || isSameValue(other, mine) || saving.pending.get(field) !== mine) continue
    if (isFromThisWindow(field, other)) {
      fromThisWindow.push(field)
      settled.delete(field)
    } else conflicts.set(field, { mine, theirs: other })
  }
  const conflicting = [...settled.keys()].filter((field) => conflicts.has(field))
  return { saving: { conflicts, pending: withoutSent(saving.pending, settled) }, conflicting, fromThisWindow }
}
