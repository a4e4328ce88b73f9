import { z } from 'zod'
import { DECISIONS, MAX_VOTES_WITHOUT_PAGE, PEOPLE_VOTE_KINDS, POLICY_AREAS, RECOMMENDATIONS } from '../parliament-constants.ts'
import { cantonCode } from './canton.ts'
import { day, id } from './common.ts'
import { councilBody, councillorCard } from './councillor.ts'
import { contentLanguage, fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

export const decision = z.enum(DECISIONS)
export const peopleVoteKind = z.enum(PEOPLE_VOTE_KINDS)
export const recommendation = z.enum(RECOMMENDATIONS)
const count = z.int().nonnegative()

export const topic = z.object({ id, name: z.string(), fallback: fallbackLanguages })
export type Topic = z.infer<typeof topic>

/**
 * A vote as lists show it. `kind` is null for votes of a parliament. `totals` are the voices of a parliament, `yesPercent` those of the people.
 * `accepted` is null where the source does not say it: some votes need more than a simple majority.
 */
export const voteCard = z.object({
  id,
  date: day,
  kind: peopleVoteKind.nullable(),
  /** Of a cantonal vote. */
  cantonCode: cantonCode.optional(),
  title: z.string(),
  subject: z.string().nullable(),
  affairId: id.nullable(),
  affairNumber: z.string().nullable(),
  councilId: id.nullable(),
  totals: z.object({ yes: count, no: count, abstain: count, absent: count }).nullable(),
  yesPercent: z.number().min(0).max(100).nullable(),
  accepted: z.boolean().nullable(),
  ...sourced,
  fallback: fallbackLanguages,
})
export type VoteCard = z.infer<typeof voteCard>

/** The votes of a parliament on one affair that were found. */
export const affairVotes = z.object({
  /** Null where no page tells more of the affair. */
  affairId: id.nullable(),
  affairNumber: z.string().nullable(),
  /** How many were found of it. */
  total: z.int().positive(),
  /** The first of them in the order of the list. */
  votes: z.array(voteCard).min(1).max(MAX_VOTES_WITHOUT_PAGE),
})
export type AffairVotes = z.infer<typeof affairVotes>

/** By what the stored votes can be narrowed: whose votes they are, and what people's votes are about. */
export const voteBodies = z.object({
  councils: z.array(councilBody),
  /** The codes of the cantons whose people or parliament decided something. */
  cantons: z.array(cantonCode),
  areas: z.array(z.int().min(1).max(POLICY_AREAS.length)),
})
export type VoteBodies = z.infer<typeof voteBodies>

const ballots = z.object({
  eligible: count.nullable(),
  cast: count.nullable(),
  blank: count.nullable(),
  invalid: count.nullable(),
  valid: count.nullable(),
  yes: count.nullable(),
  no: count.nullable(),
  yesPercent: z.number().nullable(),
  turnoutPercent: z.number().nullable(),
})

export const peopleVoteResult = z.object({
  final: z.boolean(),
  accepted: z.boolean().nullable(),
  preferred: z.enum(['initiative', 'counter-proposal']).nullable(),
  national: ballots,
  /** Half cantons count 0.5, BV Art. 142. */
  cantonVotes: z.object({ yes: z.number(), no: z.number() }).nullable(),
  cantons: z.array(ballots.extend({ cantonCode, accepted: z.boolean().nullable() })),
  /** Results of municipalities are known, which have a call of their own; left out where they are not. */
  hasMunicipalities: z.literal(true).optional(),
})

/** The result of a municipality, or of the voters abroad that a canton counts apart; without any number while it is not counted. */
export const municipalResult = ballots
  .pick({ eligible: true, cast: true, valid: true, yes: true, no: true, yesPercent: true, turnoutPercent: true })
  .extend({
    /** Of the Federal Statistical Office. */
    number: z.int().positive(),
    name: z.string(),
    isCounted: z.boolean(),
  })
export type MunicipalBallots = z.infer<typeof municipalResult>

/** How the municipalities of a canton voted, by name. */
export const municipalResults = z.object({
  cantonCode,
  /** None where the source tells none. */
  municipalities: z.array(municipalResult),
  ...sourced,
})
export type MunicipalResults = z.infer<typeof municipalResults>

/** What a council recommended; the numbers are its final vote. */
export const councilPosition = z.object({
  council: z.enum(['federal-council', 'national-council', 'council-of-states']),
  recommendation,
  yes: count.nullable(),
  no: count.nullable(),
})

/** Blocks are HTML of a few harmless elements. */
const explanation = z.object({
  source: z.enum(['booklet', 'app']),
  language: contentLanguage,
  title: z.string(),
  sections: z.array(
    z.object({
      kind: z.enum(['brief', 'detail', 'debate', 'arguments-yes', 'arguments-no', 'other']),
      title: z.string(),
      blocks: z.array(z.string()),
    }),
  ),
  url: z.string().nullable(),
})

/** A vote with everything that is known of it. One of `parliament` and `people` is null. */
export const vote = voteCard.extend({
  url: z.string().nullable(),
  parliament: z
    .object({
      billTitle: z.string().nullable(),
      meaningYes: z.string().nullable(),
      meaningNo: z.string().nullable(),
      sessionId: id.nullable(),
      legislature: z.int().nullable(),
      /** In the order of the names. */
      decisions: z.array(z.object({ councillor: councillorCard, decision })),
    })
    .nullable(),
  people: z
    .object({
      number: z.int().positive().nullable(),
      doubleMajority: z.boolean().nullable(),
      positions: z.array(councilPosition),
      parties: z.array(z.object({ party: z.string(), recommendation })),
      /** Null before the count. */
      result: peopleVoteResult.nullable(),
      explanations: z.array(explanation),
    })
    .nullable(),
})
export type Vote = z.infer<typeof vote>

export const councillorVoteCard = voteCard.extend({ decision })
export type CouncillorVoteCard = z.infer<typeof councillorVoteCard>

/** Texts are HTML of a few harmless elements; null where there is none. */
export const affair = z.object({
  id,
  number: z.string(),
  type: z.string().nullable(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.string().nullable(),
  submittedBy: z.string().nullable(),
  depositDate: day.nullable(),
  councilId: id.nullable(),
  sessionId: id.nullable(),
  legislature: z.int().nullable(),
  topics: z.array(topic),
  initialSituation: z.string().nullable(),
  proceedings: z.string().nullable(),
  submittedText: z.string().nullable(),
  reason: z.string().nullable(),
  federalCouncilOpinion: z.string().nullable(),
  federalCouncilProposal: z.string().nullable(),
  url: z.string().nullable(),
  documents: z.array(z.object({ id, title: z.string(), date: day.nullable(), url: z.string() })),
  /** Newest first. */
  votes: z.array(voteCard),
  ...sourced,
  fallback: fallbackLanguages,
})
export type Affair = z.infer<typeof affair>
