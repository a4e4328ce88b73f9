import type { OwnStatement } from '@plenara/contract'
import { withoutHeld } from './moderation.ts'
import type { PublishedStatement, Said } from './published-statement.ts'

export interface ResolvedStatement extends Said {
  /** Absent where an import says it. */
  readonly statement?: OwnStatement
}

/**
 * What counts of what an import says of somebody and what they published themselves: their own takes the place of the imported as a whole, and nothing is
 * mixed, so that no comment of a delivery stands beside an answer that it was not written for. What is held back of their own is left out, and nothing takes its
 * place. Undefined where neither says anything.
 */
export function resolveStatement(imported: Said | undefined, published: PublishedStatement | undefined): ResolvedStatement | undefined {
  if (!published) return imported
  const { on, revision, ...said } = withoutHeld(published)
  return { ...said, statement: { on, revision, ...(said.profile && { profile: true }) } }
}

/** Whose picture is shown, by its hash: that of the person, else the delivered one; null where the person wants none, or nobody has one. */
export function resolvePortrait(delivered: string | null, own: string | null | undefined): string | null {
  return own === undefined ? delivered : own
}
