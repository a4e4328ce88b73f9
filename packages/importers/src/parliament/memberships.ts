import type { MembershipRecord } from '@plenara/contract'
import { z } from 'zod'
import { councillorKey } from '../parliament-keys.ts'
import { inLanguage, number, odataDay, odataLanguage, text } from './odata.ts'

/** A seat in a committee or a delegation, in the language of the row: the present ones (MemberCommittee) or earlier ones (MemberCommitteeHistory). */
export const membershipSchema = z.object({
  ID: z.guid(),
  Language: odataLanguage,
  PersonNumber: number,
  CommitteeNumber: number,
  CommitteeName: z.string().min(1),
  CommitteeFunctionName: text,
  DateJoining: odataDay.nullish(),
  DateLeaving: odataDay.nullish(),
})

/** A membership under the number of the service. */
export function toMembership(read: z.infer<typeof membershipSchema>): MembershipRecord | string {
  const { DateJoining: from = null, DateLeaving: until = null } = read
  if (from !== null && until !== null && until < from) return `the membership ${read.ID} ends on ${until}, before it begins on ${from}`
  return {
    key: `membership/${read.ID.toLowerCase()}`,
    id: null,
    councillorKey: councillorKey(read.PersonNumber),
    name: inLanguage(read.Language, read.CommitteeName),
    role: inLanguage(read.Language, read.CommitteeFunctionName),
    from,
    until,
  }
}
