import type { OwnStatement } from '@plenara/contract'
import { withoutHeld } from './moderation.ts'
import type { PublishedStatement, StatementBody } from './published-statement.ts'

export interface ResolvedStatement extends StatementBody {
  /** Absent if the content comes from an import. */
  readonly statement?: OwnStatement
}

/**
 * Chooses between the imported content of a candidate and their published statement. The statement replaces the import as a whole: if the two were mixed, an
 * imported comment could stand beside an answer that it was not written for. Fields that are held back are left out and not replaced by imported ones.
 * Undefined if there is neither.
 */
export function resolveStatement(
  imported: StatementBody | undefined,
  published: PublishedStatement | undefined,
): ResolvedStatement | undefined {
  if (!published) return imported
  const { on, revision, ...content } = withoutHeld(published)
  return { ...content, statement: { on, revision, ...(content.profile && { profile: true }) } }
}

/** The hash of the picture to show: that of the candidate, else the delivered one; null if the candidate wants none or there is none. */
export function resolvePortrait(delivered: string | null, own: string | null | undefined): string | null {
  return own === undefined ? delivered : own
}
