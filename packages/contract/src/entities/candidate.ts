import { z } from 'zod'
import { type FURTHER_TEXTS, LINK_KINDS, type PROFILE_TEXTS, SEXES } from '../constants.ts'
import { day, id } from './common.ts'
import { standing } from './former-candidate.ts'
import { fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

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
  /** The address of the small picture, `/api/portrait/{digits}/small`; with `large` at its end that of the large one. */
  portrait: z.string().nullable(),
  /** Absent where somebody stands as usual. */
  standing: standing.optional(),
  ...sourced,
})
export type CandidateCard = z.infer<typeof candidateCard>

/** A fixed part of the portraits of an election, in the order of the candidates' ids. */
export const portraitBlock = z.object({
  /** How many blocks there are, 0 where nobody has a portrait. */
  blocks: z.int().nonnegative(),
  /** `address` as the candidate's record names it; `image` is the small picture as an address of its own (`data:`). */
  portraits: z.array(z.object({ address: z.string(), image: z.string() })),
})
export type PortraitBlock = z.infer<typeof portraitBlock>

export type ProfileText = (typeof PROFILE_TEXTS)[number] | (typeof FURTHER_TEXTS)[number]

/** An office, a membership or a mandate. What nobody told is null. */
export const vestedInterest = z.object({
  organisation: z.string(),
  role: z.string().nullable(),
  paid: z.boolean().nullable(),
  /** The year in which it began. */
  since: z.int().nullable(),
})
export type VestedInterest = z.infer<typeof vestedInterest>

/** A link of a profile, always `https`. */
export const profileLink = z.object({ kind: z.enum(LINK_KINDS), url: z.url({ protocol: /^https$/ }) })
export type ProfileLink = z.infer<typeof profileLink>

/** That somebody answered for themselves: on which day, with which of their statements, and whether the profile is theirs, too. */
const ownStatement = z.object({ on: day, revision: z.int().positive(), profile: z.literal(true).optional() })
export type OwnStatement = Readonly<z.infer<typeof ownStatement>>

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
  motto: text,
  household: text,
  campaignBudget: z.int().nonnegative().nullable(),
  /** In words, as released apps read them; `interests` has their parts. */
  vestedInterests: z.array(z.string()),
  interests: z.array(vestedInterest),
  links: z.array(profileLink),
  /** Languages that are spoken, as codes of ISO 639. */
  languages: z.array(z.string()),
  /** Absent where the answers are not the candidate's own word but were delivered, or there are none. */
  statement: ownStatement.optional(),
  /** Something of a public statement was changed: `getStatementChanges` tells what. */
  hasChanges: z.literal(true).optional(),
  fallback: fallbackLanguages,
})
export type Candidate = z.infer<typeof candidate>
