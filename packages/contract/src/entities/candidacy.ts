import { z } from 'zod'
import { day, id } from './common.ts'
import { interfaceLanguage } from './language.ts'

/** Somebody who stands for election, as the official list says it. */
export const officialCandidacy = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** The number on the ballot, e.g. `01.05`. */
  number: z.string().nullable(),
  list: z.object({ number: z.string(), name: z.string() }).nullable(),
  election: z.object({ id, name: z.string(), electionDate: day }),
})
export type OfficialCandidacy = z.infer<typeof officialCandidacy>

/** The address of the voters' site, without a slash at the end. */
const site = z.string()

/** What an invitation says before it is taken up. `isKnown`: its address has an account, whose password takes it up. */
export const invitation = officialCandidacy.extend({ isKnown: z.boolean(), site })
export type Invitation = z.infer<typeof invitation>

export const ownCandidacy = officialCandidacy.extend({ id, candidateId: id })
export type OwnCandidacy = z.infer<typeof ownCandidacy>

/** The account of a person at the desk. */
export const actor = z.object({ language: interfaceLanguage, candidacies: z.array(ownCandidacy), site })
export type Actor = z.infer<typeof actor>
