import { z } from 'zod'
import { QUESTION_TYPES, WEIGHTS } from '../constants.ts'
import { id } from './common.ts'
import { contentLanguage, fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

export const questionType = z.enum(QUESTION_TYPES)
export type QuestionType = z.infer<typeof questionType>

export const weight = z.literal(WEIGHTS)
export type Weight = z.infer<typeof weight>

/** An axis of the opinion diagram on which a question counts: polarity 1 as answered, -1 reversed. */
export const questionAxis = z.object({ id, polarity: z.literal([1, -1]) })
export type QuestionAxis = z.infer<typeof questionAxis>

export const category = z.object({ id, name: z.string(), fallback: fallbackLanguages })
export type Category = z.infer<typeof category>

/** An axis of the opinion diagram. */
export const axis = z.object({ id, name: z.string() })
export type Axis = z.infer<typeof axis>

/** Questions of the same `opinionId` ask the same and are answered once: `sameIds` are the others; those of `similarTo` ask it in other words. */
export const question = z.object({
  id,
  categoryId: id,
  type: questionType,
  text: z.string(),
  info: z.string().nullable(),
  pro: z.string().nullable(),
  contra: z.string().nullable(),
  isShort: z.boolean(),
  opinionId: id,
  sameIds: z.array(id).optional(),
  similarTo: z.array(id).optional(),
  axes: z.array(questionAxis),
  ...sourced,
  fallback: fallbackLanguages,
})
export type Question = z.infer<typeof question>

/**
 * A user's answer; null is "no reply", which counts as answered but not in percent or diagram. `from`: the election where it was given, null where it was
 * this one; `only`: for this election alone.
 */
export const response = z.object({
  questionId: id,
  value: z.int().min(0).max(100).nullable(),
  weight,
  from: id.nullable().optional(),
  only: z.boolean().optional(),
})
export type Response = z.infer<typeof response>

/**
 * Whether an election takes answers from others. `asked`: whether the user knows; `answers`: how many it takes, or would; `apart`: its questions that take
 * none, absent where there are none.
 */
export const carrying = z.object({
  on: z.boolean(),
  asked: z.boolean(),
  answers: z.int().nonnegative(),
  apart: z.array(id).optional(),
})
export type Carrying = z.infer<typeof carrying>

/** An answer of the user with all elections in which it counts; the question in the words of the first of them. */
export const opinion = z.object({
  opinionId: id,
  questionId: id,
  value: z.int().min(0).max(100).nullable(),
  weight,
  type: questionType,
  text: z.string(),
  category: z.string(),
  elections: z.array(id),
})
export type Opinion = z.infer<typeof opinion>

/** The language of a comment; absent where it is the one asked for. */
const commentLanguage = contentLanguage.optional()

/** A candidate's answer, public. `important`: especially so to the candidate, which counts nowhere. */
export const candidateResponse = z.object({
  questionId: id,
  value: z.int().min(0).max(100).nullable(),
  comment: z.string().nullable(),
  commentLanguage,
  important: z.literal(true).optional(),
})
export type CandidateResponse = z.infer<typeof candidateResponse>

/** Why a candidate answered a question so, in the candidate's words; empty where the question is marked as important alone. */
export const answerComment = candidateResponse.omit({ value: true }).extend({ candidateId: id, comment: z.string() })
export type AnswerComment = z.infer<typeof answerComment>

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
