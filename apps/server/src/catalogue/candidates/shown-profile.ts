import type { CandidateProfile, LocalizedText, StatementProfile } from '@plenara/contract'
import { resolveProfile, type ShownProfile } from '@plenara/domain'

/** What `resolveProfile` takes, of `candidate_profile` joined as `profile`. */
export const PROFILE_COLUMNS = [
  'texts',
  'campaignBudget',
  'vestedInterests',
  'links',
  'languages',
  'profile.occupation as ownOccupation',
] as const

/** Null where no profile was delivered. */
type DeliveredRow = { readonly [Field in keyof CandidateProfile]: CandidateProfile[Field] | null } & {
  /** As the list has it. */
  readonly occupation: LocalizedText
  readonly ownOccupation: LocalizedText | null
}

/** What is shown of somebody, of what was delivered and of what they say themselves. */
export function shownProfile(row: DeliveredRow, own: StatementProfile | undefined): ShownProfile {
  const { occupation, ownOccupation, texts, campaignBudget, vestedInterests, links, languages } = row
  const delivered = {
    ...{ listOccupation: occupation, occupation: ownOccupation ?? {}, texts: texts ?? {}, campaignBudget },
    ...{ vestedInterests: vestedInterests ?? [], links: links ?? [], languages: languages ?? [] },
  }
  return resolveProfile(delivered, own)
}
