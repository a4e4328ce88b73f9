import { z } from 'zod'
import { day, id } from './common.ts'
import { fallbackLanguages } from './language.ts'
import { answerTable } from './question.ts'

/** A bill of the federal parliament to say yes or no to. `ids`: the final votes of one or both councils on the same text, the first one names the bill. */
export const tellingVote = z.object({
  ids: z.array(id).min(1),
  date: day,
  title: z.string(),
  billTitle: z.string().nullable(),
  meaningYes: z.string().nullable(),
  meaningNo: z.string().nullable(),
  affairId: id.nullable(),
  affairNumber: z.string().nullable(),
  fallback: fallbackLanguages,
})
export type TellingVote = z.infer<typeof tellingVote>

/** The disputed bills of the last years, newest first, and how the members of both councils stand to them, 100 for a yes and 0 for a no. */
export const tellingVotes = z.object({ votes: z.array(tellingVote), positions: answerTable })
export type TellingVotes = z.infer<typeof tellingVotes>
