import { z } from 'zod'
import { QUESTION_TYPES, WEIGHTS } from '../constants.ts'
import { id } from './common.ts'
import { fallbackLanguages } from './language.ts'

export const questionType = z.enum(QUESTION_TYPES)
export type QuestionType = z.infer<typeof questionType>

export const weight = z.literal(WEIGHTS)
export type Weight = z.infer<typeof weight>

/** An axis of the opinion diagram on which a question counts: polarity 1 as answered, -1 reversed. */
export const questionAxis = z.object({ id, polarity: z.literal([1, -1]) })
export type QuestionAxis = z.infer<typeof questionAxis>

export const category = z.object({ id, name: z.string(), fallback: fallbackLanguages })
export type Category = z.infer<typeof category>

export const question = z.object({
  id,
  categoryId: id,
  type: questionType,
  text: z.string(),
  info: z.string().nullable(),
  pro: z.string().nullable(),
  contra: z.string().nullable(),
  isShort: z.boolean(),
  axes: z.array(questionAxis),
  fallback: fallbackLanguages,
})
export type Question = z.infer<typeof question>

/** A user's answer; null is "no reply", which counts as answered but not in percent or diagram. */
export const response = z.object({ questionId: id, value: z.int().min(0).max(100).nullable(), weight })
export type Response = z.infer<typeof response>

/** A candidate's answer, public. */
export const candidateResponse = z.object({ questionId: id, value: z.int().min(0).max(100).nullable(), comment: z.string().nullable() })
export type CandidateResponse = z.infer<typeof candidateResponse>

/** The opinion diagram; an axis is null where none of its questions is answered. */
export const spider = z.object({
  axes: z.array(z.object({ id, name: z.string(), value: z.number().min(0).max(100).nullable() })),
})
export type Spider = z.infer<typeof spider>

/** The median of a party's candidates on every axis; `known` of `total` candidates gave answers. */
export const partySpider = spider.extend({ known: z.int().nonnegative(), total: z.int().positive() })
export type PartySpider = z.infer<typeof partySpider>

/**
 * The public answers of all candidates of an election without their comments. `columns` holds a text per question of `questionIds`, in it a digit
 * per candidate of `candidateIds`: the place of the answer in `values`, 0 for none.
 */
export const answerTable = z.object({
  values: z.array(z.int().min(0).max(100).nullable()),
  questionIds: z.array(id),
  candidateIds: z.array(id),
  columns: z.array(z.string().regex(/^\d*$/)),
})
export type AnswerTable = z.infer<typeof answerTable>
