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
}

/** What a refusal of some fields makes of what is not saved; `conflicting` are those that are shown beside what another device has. */
export interface Settled {
  readonly saving: Pick<Saving, 'pending'> & Partial<Pick<Saving, 'refused' | 'conflicts'>>
  readonly conflicting: readonly string[]
}

/** Settles what the server does not take of what was sent; null where it says nothing of fields. Fails where the statement cannot be read. */
export async function settleRefusal({ state, reread }: Settling, error: unknown, sent: StatementParts): Promise<Settled | null> {
  const code = codeOf(error)
  const places = placesOf(error)
  const named = new Map(fieldsOf(sent).flatMap(({ field, path, value }) => (places.includes(path) ? [[field, value] as const] : [])))
  if (named.size === 0) return null
  if (REFUSED.has(code)) return waiting(state(), code, named)
  if (!REREAD.has(code)) return null
  const theirs = await reread()
  return conflicting(state(), theirs, code === 'stale' ? named : new Map(), named)
}

/** What was changed since is sent by itself. */
function waiting(saving: Saving, code: string, named: Saving['pending']): Settled {
  const refused = new Map(saving.refused)
  for (const [field, value] of named) if (saving.pending.get(field) === value) refused.set(field, { value, code })
  return { saving: { refused, pending: withoutSent(saving.pending, named) }, conflicting: [] }
}

/** Of a question that is no longer asked there is nothing to choose. */
function conflicting(saving: Saving, theirs: ReadonlyMap<string, FieldValue>, stale: Saving['pending'], named: Saving['pending']): Settled {
  const conflicts = new Map(saving.conflicts)
  const shown: string[] = []
  for (const [field, mine] of stale) {
    const other = theirs.has(field) ? theirs.get(field) : emptyField(field)
    if (other === undefined || isSameValue(other, mine) || saving.pending.get(field) !== mine) continue
    conflicts.set(field, { mine, theirs: other })
    shown.push(field)
  }
  return { saving: { conflicts, pending: withoutSent(saving.pending, named) }, conflicting: shown }
}
