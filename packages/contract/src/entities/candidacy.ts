import { z } from 'zod'
import { day, id, moment } from './common.ts'
import { interfaceLanguage } from './language.ts'
import { secretariat } from './secretariat.ts'

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

/**
 * What an invitation says before it is taken up. `isKnown`: its address has an account, whose password takes it up. `isTyped`: whoever holds a letter has typed
 * the address.
 */
export const invitation = officialCandidacy.extend({ isKnown: z.boolean(), isTyped: z.boolean(), site })
export type Invitation = z.infer<typeof invitation>

/** Whom a letter is for, once its code and the date of birth were said. */
export const letter = officialCandidacy.extend({ site })
export type Letter = z.infer<typeof letter>

/** `isEnded`: the invitation is over and its address is gone; else somebody has taken it up, and operators see that it was said. */
export const notMe = z.object({ isEnded: z.boolean() })
export type NotMe = z.infer<typeof notMe>

/** Why nothing can be changed: the day of the election has begun; the time for changes, or that for first submissions, is over. */
export const frozenBy = z.enum(['election', 'changes', 'late'])
export type FrozenBy = z.infer<typeof frozenBy>

/** The dates of a contest; each is the first moment after what it ends, so that a whole day ends at the midnight that follows. */
export const contestDates = z.object({
  /** Until then what was submitted can be changed. */
  submitUntil: moment,
  /** Until then whoever has submitted nothing yet can do so. */
  lateUntil: moment,
  /** From then on voters see what was submitted. */
  votersFrom: moment,
})
export type ContestDates = z.infer<typeof contestDates>

/** `contest`: absent where the election belongs to none, so that its day alone ends everything. `frozenBy`: absent while something can be changed. */
export const ownCandidacy = officialCandidacy.extend({
  id,
  candidateId: id,
  contest: contestDates.optional(),
  frozenBy: frozenBy.optional(),
})
export type OwnCandidacy = z.infer<typeof ownCandidacy>

/**
 * The account of a person at the desk. `secretariats`: those that it belongs to; such an account has no candidacies. `prepares`: the candidacies whose statement
 * it may prepare. `now`: the clock of the server, by which days are counted.
 */
export const actor = z.object({
  id,
  language: interfaceLanguage,
  candidacies: z.array(ownCandidacy),
  secretariats: z.array(secretariat),
  prepares: z.array(id),
  site,
  now: moment,
})
export type Actor = z.infer<typeof actor>

/**
 * The address of an account. `change`: asked for and not confirmed yet, until its links end; or confirmed, until the former address can no longer stop it and
 * nothing of the person is newly published.
 */
export const actorAddress = z.object({
  email: z.string(),
  change: z.object({ email: z.string(), isConfirmed: z.boolean(), until: moment }).nullable(),
})
export type ActorAddress = z.infer<typeof actorAddress>

/** `wasConfirmed`: the former address stands again; else the new one never counted. */
export const stoppedChange = z.object({ wasConfirmed: z.boolean() })
export type StoppedChange = z.infer<typeof stoppedChange>
