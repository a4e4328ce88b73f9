import { z } from 'zod'
import { id, moment } from './common.ts'
import { ownCandidacy } from './candidacy.ts'
import { category, question } from './question.ts'

/** The decision of somebody who stands: a number on the scale of the question, or null for "no reply". */
export const statementAnswer = z.strictObject({ questionId: id, value: z.int().min(0).max(100).nullable() })
export type StatementAnswer = z.infer<typeof statementAnswer>

const version = z.int().nonnegative()

/** What keeps a statement from being submitted. */
export const missing = z.object({
  /** Questions without a decision, in their order. */
  undecided: z.array(id),
  /** How many are decided by "no reply", and how many may be. */
  withoutReply: z.int().nonnegative(),
  withoutReplyAllowed: z.int().nonnegative(),
})
export type Missing = z.infer<typeof missing>

/** What was submitted last, and how it is known again. */
export const submission = z.object({ revision: z.int().positive(), sha256: z.string(), submittedAt: moment })
export type Submission = z.infer<typeof submission>

/** A candidacy as its person sees it. `now`: the clock of the server, by which it is frozen. */
export const candidacyOfPerson = ownCandidacy.extend({
  version,
  answers: z.array(statementAnswer),
  missing,
  submission: submission.nullable(),
  /** Something was changed since. */
  isChanged: z.boolean(),
  isFrozen: z.boolean(),
  now: moment,
})
export type CandidacyOfPerson = z.infer<typeof candidacyOfPerson>

/** The questions that are asked, in their order. */
export const questionnaireOfCandidacy = z.object({ categories: z.array(category), questions: z.array(question) })

/** `version`: what the changes began with. */
export const statementChange = z.strictObject({ version, answers: z.array(statementAnswer).min(1).max(500) })
export const savedStatement = z.object({ version, missing })
export const newSubmission = z.strictObject({ version, consentVersion: z.string().max(20) })
