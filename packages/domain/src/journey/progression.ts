import type { ProgressionEntry } from '@plenara/contract'
import { DomainError } from '../domain-error.ts'

/** The largest total size of the entries of a user, or of a user in one election, in characters of JSON. */
const MAX_LENGTH = 65_536

/**
 * Replaces the entry with the same key, or adds it; entries are ordered by key.
 * @throws DomainError `invalid` if all of them together become too large
 */
export function setEntry(entries: readonly ProgressionEntry[], entry: ProgressionEntry): ProgressionEntry[] {
  const others = entries.filter(({ key }) => key !== entry.key)
  const changed = [...others, entry].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (areEntriesTooLarge(changed)) throw new DomainError('invalid', [{ path: 'data', code: 'invalid' }])
  return changed
}

/** Whether these entries, of one user and election, exceed what may be stored. */
export function areEntriesTooLarge(entries: readonly ProgressionEntry[]): boolean {
  return JSON.stringify(entries).length > MAX_LENGTH
}
