import type { Database } from '../../../db/database.ts'

/** How long somebody has to change a text that was returned, and how soon an objection is looked at. */
export const REMEDY_MS = 48 * 60 * 60_000

interface OfField {
  readonly candidacyId: number
  readonly field: string
}

/** Whether a text waits to be changed by its person: the last decision on it returned it. */
export async function isPending(db: Database, { candidacyId, field }: OfField, sha256: Buffer): Promise<boolean> {
  const last = await db
    .selectFrom('moderationDecision')
    .select(['kind', 'sha256'])
    .where('candidacyId', '=', candidacyId)
    .where('field', '=', field)
    .orderBy('decisionId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && isReturned(last, sha256)
}

/** The same of the last decision on a field. */
export function isReturned({ kind, sha256 }: { readonly kind: string; readonly sha256: Buffer }, digest: Buffer): boolean {
  return kind === 'return' && sha256.equals(digest)
}
