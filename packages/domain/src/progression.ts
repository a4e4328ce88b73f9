import type { ProgressionEntry } from '@plenara/contract'
import { DomainError } from './domain-error.ts'

/** How much the entries of a user, or of a user in one election, may hold together: signs of their JSON. */
const MAX_LENGTH = 65_536

/**
 * Puts an entry in the place of the one with the same key; the entries stand in the order of their keys.
 * @throws DomainError `invalid` where all of them together become too large
 */
export function setEntry(entries: readonly ProgressionEntry[], entry: ProgressionEntry): ProgressionEntry[] {
  const others = entries.filter(({ key }) => key !== entry.key)
  const changed = [...others, entry].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (areEntriesTooLarge(changed)) throw new DomainError('invalid', [{ path: 'data', code: 'invalid' }])
  return changed
}

/** Whether these entries, of one user and election, are more than may be kept. */
export function areEntriesTooLarge(entries: readonly ProgressionEntry[]): boolean {
  return JSON.stringify(entries).length > MAX_LENGTH
}
