import { z } from 'zod'
import { SEXES } from '../constants.ts'
import { COUNCIL_TYPES } from '../parliament-constants.ts'
import { cantonCode } from './canton.ts'
import { day, id } from './common.ts'
import { level } from './election.ts'
import { contentLanguage, fallbackLanguages } from './language.ts'
import { sourced } from './source.ts'

/** A seat of a hemicycle as a polygon, in the units of its source. */
export const seat = z.object({ seat: z.int().positive(), corners: z.array(z.object({ x: z.number(), y: z.number() })) })

/** A body that decides. `code` begins with `RAT_1_` (National Council), `RAT_2_` (Council of States) or `RAT_3_` (Federal Assembly). */
export const councilBody = z.object({
  id,
  code: z.string().nullable(),
  level,
  type: z.enum(COUNCIL_TYPES),
  cantonId: id.nullable(),
  municipality: z.string().nullable(),
  name: z.string(),
  abbreviation: z.string().nullable(),
  seats: z.int().nullable(),
  ...sourced,
  fallback: fallbackLanguages,
})
export type Council = z.infer<typeof councilBody>

/** A council with the plan of its seats; empty where there is none. */
export const seatedCouncil = councilBody.extend({ seatPlan: z.array(seat) })
export type SeatedCouncil = z.infer<typeof seatedCouncil>

/** `color` is for a dot or a seat only, never alone. */
export const parliamentParty = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
  ...sourced,
  fallback: fallbackLanguages,
})
export type ParliamentParty = z.infer<typeof parliamentParty>

/** A member as lists and hemicycles show them. `seat` is the number of the seat in the hall. */
export const councillorCard = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  sex: z.enum(SEXES).nullable(),
  councilId: id.nullable(),
  cantonId: id.nullable(),
  cantonCode: cantonCode.nullable(),
  groupId: id.nullable(),
  /** 1 member, 2 president, 11 vice-president. */
  groupFunction: z.int().nullable(),
  partyId: id.nullable(),
  seat: z.int().nullable(),
  active: z.boolean(),
  ...sourced,
})
export type CouncillorCard = z.infer<typeof councillorCard>

/** What somebody does in a body, and how long. */
const office = z.object({ id, name: z.string(), role: z.string().nullable(), from: day.nullable(), until: day.nullable() })

/** How a speech begins, in the language in which it was said, and where the official report has the whole of it. */
export const speech = z.object({ id, date: day, councilId: id.nullable(), language: contentLanguage, excerpt: z.string(), url: z.url() })
export type Speech = z.infer<typeof speech>

/** A member of a parliament, a government or a court. Days are null where no source tells them. */
export const councillor = councillorCard.extend({
  birthDate: day.nullable(),
  birthYear: z.int().nullable(),
  occupation: z.string().nullable(),
  council: councilBody.nullable(),
  group: z.object({ id, code: z.string(), name: z.string(), abbreviation: z.string().nullable(), fallback: fallbackLanguages }).nullable(),
  party: parliamentParty.nullable(),
  mandates: z.array(z.object({ councilId: id.nullable(), from: day.nullable(), until: day.nullable() })),
  interests: z.array(office.extend({ kind: z.string().nullable(), paid: z.boolean().nullable() })),
  /** Seats in committees, delegations and other bodies. */
  memberships: z.array(office),
  /** The address of the small picture, `/api/portrait/{digits}/small`, or a drawing (`data:`). */
  portraitUrl: z.string().nullable(),
  website: z.string().nullable(),
  fallback: fallbackLanguages,
})
export type Councillor = z.infer<typeof councillor>

/** A group with its members in one council. The last one has no id: those who belong to none. */
export const parliamentaryGroup = z.object({
  id: id.nullable(),
  code: z.string().nullable(),
  name: z.string(),
  abbreviation: z.string().nullable(),
  members: z.array(councillorCard),
  fallback: fallbackLanguages,
})
export type ParliamentaryGroup = z.infer<typeof parliamentaryGroup>

/** A council of a canton with its members, by name. */
export const councilWithMembers = councilBody.extend({ members: z.array(councillorCard), parties: z.array(parliamentParty) })
export type CouncilWithMembers = z.infer<typeof councilWithMembers>

/** A session of the federal parliament. */
export const session = z.object({
  id,
  name: z.string(),
  abbreviation: z.string().nullable(),
  from: day,
  until: day,
  legislature: z.int().nullable(),
  ...sourced,
  fallback: fallbackLanguages,
})
export type Session = z.infer<typeof session>
