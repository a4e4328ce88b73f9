import { type InterestRecord, type MembershipRecord, type ParliamentImport, sourceId } from '@plenara/contract'
import { z } from 'zod'
import type { NoFact } from '../json-reader.ts'
import { personKey } from './persons.ts'
import { day, languages, localized } from './texts.ts'

export const interestSchema = z.object({
  id: z.int().positive(),
  person_id: z.int().positive(),
  name: languages,
  role_name: languages,
  type: languages,
  begin_date: day.nullish(),
  end_date: day.nullish(),
})

export const membershipSchema = z.object({
  id: z.int().positive(),
  person_id: z.int().positive(),
  group_name: languages,
  role_name: languages,
  /** What kind of group it is, in the words of the service: in the flat form its word, else its name by language. */
  type_harmonized: z.union([z.string().nullable(), languages]).optional(),
  type_harmonized_oparl_id: z.int().nullish(),
  type_external: languages,
  begin_date: day.nullish(),
  end_date: day.nullish(),
  active: z.boolean().nullish(),
})
type Membership = z.infer<typeof membershipSchema>

/** Friends of a subject or a country within a parliament (`Parlamentarische Gruppen`): none of its bodies. */
const INTEREST_GROUP = { word: 'interest_group', number: 6 } as const

/** An interest that a member declared, or why it is none. */
export function toInterest(read: z.infer<typeof interestSchema>): InterestRecord | string {
  const name = localized(read.name)
  if (Object.keys(name).length === 0) return `the interest ${read.id} has no name`
  return {
    key: `openparldata/${read.id}`,
    id: sourceId('openparldata', read.id),
    councillorKey: personKey(read.person_id),
    name,
    role: localized(read.role_name),
    kind: localized(read.type),
    paid: null,
    from: read.begin_date ?? null,
    until: read.end_date ?? null,
  }
}

/** A seat of a member in a council, a committee or another group; an interest where the group is one of interests; or why it is none. */
export function toMembership(read: Membership): ParliamentImport | NoFact | string {
  const name = localized(read.group_name)
  const { begin_date: from = null, end_date: until = null } = read
  if (Object.keys(name).length === 0) return `the membership ${read.id} names no group`
  if (read.active === false && until === null) return { noFact: `the membership ${read.id} is over, and does not say since when` }
  if (from !== null && until !== null && until < from) return `the membership ${read.id} ends on ${until}, before it begins on ${from}`
  const seat = { councillorKey: personKey(read.person_id), name, role: localized(read.role_name), from, until }
  if (isInterest(read)) return { interests: [interestOf(read, seat)] }
  return { memberships: [{ key: `openparldata/${read.id}`, id: sourceId('openparldata', read.id), ...seat }] }
}

/** Memberships and interests are numbered apart: an interest out of a membership bears a key of its own. */
function interestOf(read: Membership, seat: Omit<MembershipRecord, 'key' | 'id'>): InterestRecord {
  return { key: `openparldata-membership/${read.id}`, id: null, ...seat, kind: localized(read.type_external), paid: null }
}

function isInterest({ type_harmonized: word, type_harmonized_oparl_id: number }: Membership): boolean {
  return word === INTEREST_GROUP.word || number === INTEREST_GROUP.number
}
