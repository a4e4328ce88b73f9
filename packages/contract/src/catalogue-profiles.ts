/** What candidates tell about themselves, as sources deliver it. */

import type { ProfileLink, ProfileText } from './entities/candidate.ts'
import type { ContentLanguage, LocalizedText } from './entities/language.ts'

/** An office, a membership or a mandate outside of the election. What the source does not tell is null or has no languages. */
export interface VestedInterestRecord {
  readonly organisation: LocalizedText
  readonly role: LocalizedText
  readonly paid: boolean | null
  /** The year in which it began. */
  readonly since: number | null
}

/** What a candidate tells about themselves. `campaignBudget` is in Swiss francs, `languages` are codes of ISO 639. */
export interface CandidateProfile {
  readonly texts: Readonly<Partial<Record<ProfileText, LocalizedText>>>
  readonly campaignBudget: number | null
  readonly vestedInterests: readonly VestedInterestRecord[]
  readonly links: readonly ProfileLink[]
  readonly languages: readonly string[]
}

type PatchedText = Readonly<Partial<Record<ContentLanguage, string | null>>>

/** What changes of a profile: what is left out stays, null takes it away. Interests and languages are replaced as a whole. */
export interface ProfilePatch {
  readonly occupation?: PatchedText
  readonly texts?: Readonly<Partial<Record<ProfileText, PatchedText>>>
  readonly birthYear?: number | null
  readonly place?: string | null
  readonly campaignBudget?: number | null
  readonly vestedInterests?: CandidateProfile['vestedInterests'] | null
  readonly links?: Readonly<Partial<Record<ProfileLink['kind'], string | null>>>
  readonly languages?: CandidateProfile['languages'] | null
}

/** What a file says of one candidate of an election that is there already. */
export interface ProfileRecord {
  /** The number as printed on the ballot, or the key of the source. */
  readonly candidate: string
  /** As the file has it, by which a row on a wrong number is found out. */
  readonly firstName: string
  readonly lastName: string
  readonly patch: ProfilePatch
  /** Whether the stored portrait goes. */
  readonly withoutPortrait: boolean
}
