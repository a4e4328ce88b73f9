import { ApiError } from '@plenara/contract/desk-client'
import { emptyField, type FieldValue, fieldsOf, partsOf } from '@plenara/domain/statements'
import type { StatementState } from '../save-queue.ts'

/** The text that the server of the test refuses as a link. */
export const LINK = 'www.example.ch'

/** A statement on a server, with the rules of `saveStatement`. */
export function createServer() {
  let version = 0
  const stored = new Map<string, FieldValue>()
  const touched = new Map<string, number>()
  const save = ({ version: base, ...parts }: StatementState): number => {
    const links = fieldsOf(parts).filter(({ value }) => value === LINK)
    if (links.length > 0)
      throw new ApiError(
        'link_not_allowed' as 'stale',
        422,
        links.map(({ path }) => ({ path, code: 'stale' as const })),
      )
    const changed = fieldsOf(parts).filter(({ field, value }) => stored.get(field) !== value)
    const stale = changed.filter(({ field }) => (touched.get(field) ?? 0) > base)
    if (stale.length > 0)
      throw new ApiError(
        'stale',
        412,
        stale.map(({ path }) => ({ path, code: 'stale' as const })),
      )
    if (changed.length === 0) return version
    version += 1
    for (const { field, value } of changed) {
      stored.set(field, value)
      touched.set(field, version)
    }
    return version
  }
  // Empty fields are not returned.
  const filled = () => [...stored].filter(([field, value]) => value !== emptyField(field))
  const read = (): StatementState => ({ version, ...partsOf(filled()) })
  return { save, read, stored }
}

export type Server = ReturnType<typeof createServer>
