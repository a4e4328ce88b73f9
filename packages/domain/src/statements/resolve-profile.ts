import type { CandidateProfile, LocalizedText, StatementProfile } from '@plenara/contract'

/** A profile from official lists and imports. */
export interface DeliveredProfile extends CandidateProfile {
  /** The occupation on the list. */
  readonly listOccupation: LocalizedText
  /** The occupation in an import of profiles. */
  readonly occupation: LocalizedText
}

/** The profile that voters see. */
export type ShownProfile = CandidateProfile & { readonly occupation: LocalizedText }

/**
 * Chooses between the delivered profile and the candidate's own. The own profile replaces the delivered one as a whole, except that the occupation of the
 * list stays where the own profile names none. Without an own profile the delivered one is shown.
 */
export function resolveProfile(
  { listOccupation, occupation, ...delivered }: DeliveredProfile,
  own: StatementProfile | undefined,
): ShownProfile {
  if (!own) return { ...delivered, occupation: { ...listOccupation, ...occupation } }
  const { texts: { occupation: named, ...texts } = {}, campaignBudget = null, vestedInterests = [], links = [], languages = [] } = own
  return { texts, campaignBudget, vestedInterests, links, languages, occupation: named ?? listOccupation }
}
