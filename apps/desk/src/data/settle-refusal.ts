import { emptyField, type FieldValue, fieldsOf, isSameValue } from '@plenara/domain/statements'
import type { StatementParts } from '@plenara/contract'
import { codeOf, placesOf } from './client.ts'
import { type Saving, withoutSent } from './saving.ts'

/** The statement is another one than this device knows: changed elsewhere, or a question of it is no longer asked. */
const REREAD: ReadonlySet<string> = new Set(['stale', 'question_not_found'])
/** What only the person can change: the fields that the server names wait for it, the others go on. */
const REFUSED: ReadonlySet<string> = new Set([
  'too_many_important',
  ...['text_too_long', 'text_not_allowed', 'link_not_allowed', 'link_incomplete', 'link_of_another_site'],
])

interface Settling {
  /** What is not saved at the moment. */
  readonly state: () => Saving
  /** Reads the statement anew, and answers its fields. */
  readonly reread: () => Promise<ReadonlyMap<string, FieldValue>>
  /** Whether what the server has may be what this window sent. */
  readonly isOwn: (field: string, value: FieldValue) => boolean
}

/** What a refusal of some fields makes of what is not saved. */
export interface Settled {
  readonly saving: Pick<Saving, 'pending'> & Partial<Pick<Saving, 'refused' | 'conflicts'>>
  /** Those that are shown beside what another device has. */
  readonly conflicting: readonly string[]
  /** Those of which the server has an earlier value of this window: they go on from it. */
  readonly own: readonly string[]
}

/** Settles what the server does not take of what was sent; null where it says nothing of fields. Fails where the statement cannot be read. */
export async function settleRefusal({ state, reread, isOwn }: Settling, error: unknown, sent: StatementParts): Promise<Settled | null> {
  const code = codeOf(error)
  const places = placesOf(error)
  const named = new Map(fieldsOf(sent).flatMap(({ field, path, value }) => (places.includes(path) ? [[field, value] as const] : [])))
  if (named.size === 0) return null
  if (REFUSED.has(code)) return waiting(state(), code, named)
  if (!REREAD.has(code)) return null
  const theirs = await reread()
  if (code === 'stale') return beside(state(), theirs, named, isOwn)
  // Of a question that is no longer asked there is nothing to choose.
  return { saving: { pending: withoutSent(state().pending, named) }, conflicting: [], own: [] }
}

/** What was changed since is sent by itself. */
function waiting(saving: Saving, code: string, named: Saving['pending']): Settled {
  const refused = new Map(saving.refused)
  for (const [field, value] of named) if (saving.pending.get(field) === value) refused.set(field, { value, code })
  return { saving: { refused, pending: withoutSent(saving.pending, named) }, conflicting: [], own: [] }
}

/** What another device has is shown beside what was sent, where they differ. */
function beside(saving: Saving, theirs: ReadonlyMap<string, FieldValue>, named: Saving['pending'], isOwn: Settling['isOwn']): Settled {
  const conflicts = new Map(saving.conflicts)
  const settled = new Map(named)
  const own: string[] = []
  for (const [field, mine] of named) {
    const other = theirs.has(field) ? theirs.get(field) : emptyField(field)
    if (other === undefined || isSameValue(other, mine) || saving.pending.get(field) !== mine) continue
    if (isOwn(field, other)) {
      own.push(field)
      settled.delete(field)
    } else conflicts.set(field, { mine, theirs: other })
  }
  const conflicting = [...settled.keys()].filter((field) => conflicts.has(field))
  return { saving: { conflicts, pending: withoutSent(saving.pending, settled) }, conflicting, own }
}
