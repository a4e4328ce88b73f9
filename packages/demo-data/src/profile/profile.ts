import type { CandidateRecord, ContentLanguage, CouncilKind } from '@plenara/contract'
import type { Person } from '../people/person.ts'
import type { Random } from '../random.ts'

export interface ProfileRequest {
  readonly person: Person
  readonly age: number
  readonly languages: readonly ContentLanguage[]
  readonly council: CouncilKind
  readonly incumbent: boolean
}

export type Profile = Pick<CandidateRecord, 'texts' | 'campaignBudget' | 'vestedInterests'>

export function composeProfile(_random: Random, _request: ProfileRequest): Profile {
  return { texts: {}, campaignBudget: null, vestedInterests: [] }
}
