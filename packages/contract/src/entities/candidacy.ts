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

/** What an invitation says before it is taken up. `isKnown`: its address has an account, whose password takes it up. */
export const invitation = officialCandidacy.extend({ isKnown: z.boolean() })
export type Invitation = z.infer<typeof invitation>

/** `isEnded`: the invitation is over and its address is gone; else somebody has taken it up, and operators see that it was said. */
export const notMe = z.object({ isEnded: z.boolean() })
export type NotMe = z.infer<typeof notMe>

export const ownCandidacy = officialCandidacy.extend({ id, candidateId: id })
export type OwnCandidacy = z.infer<typeof ownCandidacy>

/** The account of a person at the desk. */
export const actor = z.object({ language: interfaceLanguage, candidacies: z.array(ownCandidacy) })
export type Actor = z.infer<typeof actor>
