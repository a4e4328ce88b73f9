import { z } from 'zod'
import { officialCandidacy } from './candidacy.ts'
import { id, moment } from './common.ts'
import { interfaceLanguage } from './language.ts'
import { secretariat } from './secretariat.ts'

/**
 * How far somebody is: without an address; with one and not written to yet; invited; invited and too late to take it up; with an account; with something
 * saved; submitted; withdrawn.
 */
export const TEAM_STATES = ['unreachable', 'prepared', 'invited', 'over', 'claimed', 'begun', 'submitted', 'withdrawn'] as const
const teamState = z.enum(TEAM_STATES)
export type TeamState = z.infer<typeof teamState>

/** Somebody on a list, as their secretariat sees them: nothing of what they say, and of how they are reached only whether. */
export const teamCandidacy = officialCandidacy.pick({ firstName: true, lastName: true, number: true }).extend({
  /** Of the candidate on the official list. */
  id,
  state: teamState,
  /** The draft that the secretariat may prepare; null: it may not. */
  cid: id.nullable(),
  /** When a secretariat reminded the person last. */
  remindedAt: moment.nullable(),
  canRemind: z.boolean(),
  canPropose: z.boolean(),
  /** An address that was proposed waits for an operator. */
  isProposed: z.boolean(),
})
export type TeamCandidacy = z.infer<typeof teamCandidacy>

/** An official list with its people, in its order. `isOver`: nothing can be changed any more. */
export const teamList = officialCandidacy.pick({ election: true }).extend({
  id,
  number: z.string(),
  name: z.string(),
  isOver: z.boolean(),
  people: z.array(teamCandidacy),
})
export type TeamList = z.infer<typeof teamList>

/** What the secretariats of an account look after. */
export const team = z.object({ secretariats: z.array(secretariat), lists: z.array(teamList), now: moment })
export type Team = z.infer<typeof team>

/** Where somebody is reached, as their secretariat says it, and in which language. */
export const newAddress = z.strictObject({ email: z.string().max(1000), language: interfaceLanguage })
