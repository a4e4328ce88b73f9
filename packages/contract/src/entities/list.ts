import { z } from 'zod'
import { MAX_LIST_NAME } from '../constants.ts'
import { id, moment, visibleName } from './common.ts'
import { formerPerson } from './former-candidate.ts'
import { sourced } from './source.ts'

/** A line of a list; the same candidate may stand on several lines, as often as the election allows. */
export const listCandidate = z.object({ id, pos: z.int().positive() })
export type ListCandidate = z.infer<typeof listCandidate>

/** `adapted`: null for an official list, true for an edited copy of one, false for a custom list [ENTITY-6]. */
export const list = z.object({
  id,
  electionId: id,
  name: z.string(),
  number: z.string().nullable(),
  adapted: z.boolean().nullable(),
  officialListId: id.nullable(),
  /** The list of the heading where that is not `officialListId`: another one, or null for a heading that is struck. */
  headingId: id.nullable().optional(),
  updated: moment,
  candidates: z.array(listCandidate),
  /** Who of the lines no longer stands; absent where everybody does. */
  former: z.array(formerPerson).optional(),
})
export type List = z.infer<typeof list>

/**
 * An official list carries besides its connections (BPR Art. 31), as keys that equal lists share, and the designation that it shares with
 * the other lists of its group, with its region and whether it is the parent list of the group (BPR Art. 37(2), 37(2bis)).
 */
export const officialList = list.extend({
  partyId: id.nullable(),
  connection: z.string().nullable(),
  subConnection: z.string().nullable(),
  family: z.string().nullable(),
  region: z.string().nullable(),
  isParent: z.boolean(),
  ...sourced,
})
export type OfficialList = z.infer<typeof officialList>

const name = visibleName(MAX_LIST_NAME)
/** A line of a list as it is sent. */
export const newListCandidate = z.strictObject(listCandidate.shape)
const candidates = z.array(newListCandidate).max(1000)
export const newList = z.strictObject({
  name,
  adapted: z.boolean().nullish(),
  officialListId: id.nullish(),
  headingId: id.nullish(),
  candidates,
})
export type NewList = z.infer<typeof newList>
/** `updated`, or the header `If-Match`, says which state the change is based on; a stale one is refused with 412. */
export const listChange = z.strictObject({
  name: name.optional(),
  officialListId: id.nullable().optional(),
  headingId: id.nullable().optional(),
  candidates: candidates.optional(),
  updated: moment.optional(),
})
export type ListChange = z.infer<typeof listChange>

/** The followed list (Dream Team), 0 for none. */
export const choice = z.object({ listId: z.int().nonnegative() })
export type Choice = z.infer<typeof choice>
