import { z } from 'zod'
import { DECISIONS, PEOPLE_VOTE_KINDS, RECOMMENDATIONS } from '../parliament-constants.ts'
import { cantonCode } from './canton.ts'
import { day, id } from './common.ts'
import { councillorCard } from './councillor.ts'
import { contentLanguage, fallbackLanguages } from './language.ts'

export const decision = z.enum(DECISIONS)
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
  kind: z.enum(PEOPLE_VOTE_KINDS).nullable(),
  title: z.string(),
  subject: z.string().nullable(),
  affairId: id.nullable(),
  affairNumber: z.string().nullable(),
  councilId: id.nullable(),
  totals: z.object({ yes: count, no: count, abstain: count, absent: count }).nullable(),
  yesPercent: z.number().min(0).max(100).nullable(),
  accepted: z.boolean().nullable(),
  fallback: fallbackLanguages,
})
export type VoteCard = z.infer<typeof voteCard>

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

const peopleVoteResult = z.object({
  final: z.boolean(),
  accepted: z.boolean().nullable(),
  preferred: z.enum(['initiative', 'counter-proposal']).nullable(),
  national: ballots,
  /** Half cantons count 0.5, BV Art. 142. */
  cantonVotes: z.object({ yes: z.number(), no: z.number() }).nullable(),
  cantons: z.array(ballots.extend({ cantonCode, accepted: z.boolean().nullable() })),
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
      number: z.int().positive(),
      doubleMajority: z.boolean().nullable(),
      positions: z.array(
        z.object({
          council: z.enum(['federal-council', 'national-council', 'council-of-states']),
          recommendation: z.enum(RECOMMENDATIONS),
          yes: count.nullable(),
          no: count.nullable(),
        }),
      ),
      parties: z.array(z.object({ party: z.string(), recommendation: z.enum(RECOMMENDATIONS) })),
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
  fallback: fallbackLanguages,
})
export type Affair = z.infer<typeof affair>
