import type { CandidateAnswers, OwnStatement, StatementProfile } from '@plenara/contract'

/** What somebody who stands says, as far as a statement of their own can say it; name, number, list, place and party are those of the list. */
export interface Said {
  readonly answers: CandidateAnswers['answers']
  /** Absent where nothing of their own is said of themselves: then `resolveProfile` shows what was delivered. */
  readonly profile?: StatementProfile
  /** The hash of a picture of their own; null: none is to be shown. Absent where they say nothing of it. */
  readonly portrait?: string | null
}

/** What somebody has submitted themselves and voters see. */
export interface PublishedStatement extends Omit<OwnStatement, 'profile'>, Said {}

export interface ResolvedStatement extends Said {
  /** Absent where an import says it. */
  readonly statement?: OwnStatement
}

/**
 * What counts of what an import says of somebody and what they published themselves: their own takes the place of the imported as a whole, and nothing is
 * mixed, so that no comment of a delivery stands beside an answer that it was not written for. Undefined where neither says anything.
 */
export function resolveStatement(imported: Said | undefined, published: PublishedStatement | undefined): ResolvedStatement | undefined {
  if (!published) return imported
  const { on, revision, ...said } = published
  return { ...said, statement: { on, revision, ...(said.profile && { profile: true }) } }
}

/** Whose picture is shown, by its hash: that of the person, else the delivered one; null where the person wants none, or nobody has one. */
export function resolvePortrait(delivered: string | null, own: string | null | undefined): string | null {
  return own === undefined ? delivered : own
}
