import type { InterestRecord } from '@plenara/contract'
import { z } from 'zod'
import { councillorKey } from '../parliament-keys.ts'
import { inLanguage, number, odataLanguage, text } from './odata.ts'

/** An interest that a member of the federal parliament declared (ParlA Art. 11), in the language of the row. */
export const interestSchema = z.object({
  ID: z.guid(),
  Language: odataLanguage,
  PersonNumber: number,
  InterestName: z.string().min(1),
  FunctionInAgencyText: text,
  InterestTypeText: text,
  Paid: z.boolean().nullish(),
})

/** An interest under the number of the service. */
export function toInterest(read: z.infer<typeof interestSchema>): InterestRecord {
  return {
    key: `interest/${read.ID.toLowerCase()}`,
    id: null,
    councillorKey: councillorKey(read.PersonNumber),
    name: inLanguage(read.Language, read.InterestName),
    role: inLanguage(read.Language, read.FunctionInAgencyText),
    kind: inLanguage(read.Language, read.InterestTypeText),
    paid: read.Paid ?? null,
    from: null,
    until: null,
  }
}
