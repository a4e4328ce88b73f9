import { z } from 'zod'
import { PROFILE_TEXTS, SEXES } from '../constants.ts'
import { visibleName } from './common.ts'
import { contentLanguage } from './language.ts'

const line = visibleName(200)
/** By language; null takes a language away. */
const texts = z.partialRecord(contentLanguage, visibleName(10_000).nullable())

/** What an operator may correct of a candidate; what is left out stays. `campaignBudget` is in Swiss francs. */
export const candidateCorrection = z
  .strictObject({
    firstName: line,
    lastName: line,
    birthYear: z.int().min(1900).max(2100).nullable(),
    sex: z.enum(SEXES).nullable(),
    place: line.nullable(),
    number: line.nullable(),
    incumbent: z.boolean(),
    campaignBudget: z.int().nonnegative().nullable(),
    occupation: texts,
    texts: z.partialRecord(z.enum(PROFILE_TEXTS), texts),
  })
  .partial()
export type CandidateCorrection = z.infer<typeof candidateCorrection>
