import type { CandidateRecord } from '@plenara/contract'

/** What official files never tell of a candidate: it comes with profiles and portraits. */
export const NO_PROFILE = { portrait: null, texts: {}, campaignBudget: null, vestedInterests: [] } satisfies Partial<CandidateRecord>
