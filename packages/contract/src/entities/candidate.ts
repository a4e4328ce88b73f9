import { z } from 'zod'
import { type PROFILE_TEXTS, SEXES } from '../constants.ts'
import { id } from './common.ts'
import { fallbackLanguages } from './language.ts'

/** What a card, a row or a ballot line shows: the lean record of the candidate list (`view=card`). */
export const candidateCard = z.object({
  id,
  electionId: id,
  firstName: z.string(),
  lastName: z.string(),
  birthYear: z.int().nullable(),
  sex: z.enum(SEXES).nullable(),
  partyId: id.nullable(),
  listId: id.nullable(),
  listNumber: z.string().nullable(),
  listPosition: z.int().nullable(),
  number: z.string().nullable(),
  place: z.string().nullable(),
  occupation: z.string().nullable(),
  incumbent: z.boolean(),
  portrait: z.string().nullable(),
})
export type CandidateCard = z.infer<typeof candidateCard>

export type ProfileText = (typeof PROFILE_TEXTS)[number]

const text = z.string().nullable()
/** A candidate with the whole profile. `campaignBudget` is in Swiss francs. */
export const candidate = candidateCard.extend({
  mainGoals: text,
  motivation: text,
  education: text,
  politicalExperience: text,
  otherExperience: text,
  hobbies: text,
  politicalPositions: text,
  campaignBudget: z.int().nonnegative().nullable(),
  vestedInterests: z.array(z.string()),
  fallback: fallbackLanguages,
})
export type Candidate = z.infer<typeof candidate>
