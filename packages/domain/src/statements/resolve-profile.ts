import type { CandidateProfile, LocalizedText, StatementProfile } from '@plenara/contract'

/** What official lists and imports tell of somebody. */
export interface DeliveredProfile extends CandidateProfile {
  /** As the list has it. */
  readonly listOccupation: LocalizedText
  /** As an import of profiles has it. */
  readonly occupation: LocalizedText
}

/** What is shown of somebody. */
export type ShownProfile = CandidateProfile & { readonly occupation: LocalizedText }

/**
 * What counts of a delivered profile and of what somebody published of themselves: their own takes the place of the delivered as a whole, but for the
 * occupation of the list where they name none. Whoever says nothing of themselves keeps what was delivered.
 */
export function resolveProfile(
  { listOccupation, occupation, ...delivered }: DeliveredProfile,
  own: StatementProfile | undefined,
): ShownProfile {
  if (!own) return { ...delivered, occupation: { ...listOccupation, ...occupation } }
  const { texts: { occupation: named, ...texts } = {}, campaignBudget = null, vestedInterests = [], links = [], languages = [] } = own
  return { texts, campaignBudget, vestedInterests, links, languages, occupation: named ?? listOccupation }
}
