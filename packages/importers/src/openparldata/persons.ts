import { type CouncillorRecord, type InterestRecord, type MembershipRecord, type ParliamentPartyRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import type { NoFact } from '../json-reader.ts'
import { bodyCouncilKey, councillorKey, federalCouncilKey } from '../parliament-keys.ts'
import { biographyAlias, nameAlias } from '../parliament-people.ts'
import { partyColor } from '../parties.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { dayOf } from '../text.ts'
import { addressIn, day, languages, localized } from './texts.ts'

const text = z.string().nullish()

/** Addresses, telephone numbers and the family are not read. */
export const personSchema = z.object({
  id: z.int().positive(),
  body_key: z.string().min(1),
  external_id: text,
  external_alternative_id: text,
  firstname: z.string().min(1),
  lastname: z.string().min(1),
  birthday: text,
  birthday_format: text,
  deathday: text,
  gender: text,
  parliament_sector: text,
  parliament_seat: z.int().nullish(),
  active: z.boolean().nullish(),
  occupation: languages,
  party: languages,
  party_harmonized: languages,
  party_harmonized_wikidata_id: text,
  website_parliament_url: languages,
  image_url_oparl: text,
  image_url_external: text,
})
type Person = z.infer<typeof personSchema>

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
  begin_date: day.nullish(),
  end_date: day.nullish(),
  active: z.boolean().nullish(),
})

const FEDERAL = 'CHE'
const SECTORS: Readonly<Record<string, number>> = { NR: 1, SR: 2, BR: 99 }

/** The key of a person: members of the federal parliament keep the number of the parliament's own service. */
export function personKey(id: number): string {
  return `openparldata/${id}`
}

/** A member of a parliament of the federation, a canton or a municipality. */
export function toCouncillor(read: Person): CouncillorRecord {
  const isFederal = read.body_key === FEDERAL
  const federalNumber = isFederal ? numberIn(read.external_id) : null
  const biography = isFederal ? numberIn(read.external_alternative_id) : null
  const birthday = dayOf(read.birthday ?? '')
  return {
    key: federalNumber ? councillorKey(federalNumber) : personKey(read.id),
    id: federalNumber ? sourceId('parliament', federalNumber) : sourceId('openparldata', read.id),
    aliases: [
      ...(biography ? [biographyAlias(biography)] : []),
      ...(federalNumber ? [personKey(read.id)] : []),
      nameAlias(read.lastname, read.firstname),
    ],
    firstName: read.firstname,
    lastName: read.lastname,
    sex: read.gender === 'f' ? 'female' : read.gender === 'm' ? 'male' : null,
    birthDate: read.birthday_format === 'day' ? birthday : null,
    birthYear: birthday ? Number(birthday.slice(0, 4)) : null,
    councilKey: isFederal ? federalChamber(read) : bodyCouncilKey(read.body_key),
    cantonCode: isFederal ? null : toCantonCode(read.body_key),
    groupKey: null,
    groupFunction: null,
    partyKey: toParty(read)?.key ?? null,
    occupation: localized(read.occupation),
    seat: read.parliament_seat ?? null,
    active: (read.active ?? false) && !read.deathday,
    from: null,
    until: null,
    portraitUrl: pictureOf(read),
    website: addressIn(read.website_parliament_url),
  }
}

/** The party by the number that it has in Wikidata, so that it is one in every parliament. */
export function toParty(read: Person): ParliamentPartyRecord | null {
  const number = read.party_harmonized_wikidata_id
  if (!number || !/^Q\d+$/.test(number)) return null
  const name = localized(read.party_harmonized)
  const abbreviation = localized(read.party)
  return { key: `party-wikidata/${number}`, id: null, name, abbreviation, color: partyColor(abbreviation.de ?? name.de ?? '') }
}

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

/** A seat of a member in a council, a committee or another group, or why it is none. */
export function toMembership(read: z.infer<typeof membershipSchema>): MembershipRecord | NoFact | string {
  const name = localized(read.group_name)
  const { begin_date: from = null, end_date: until = null } = read
  if (Object.keys(name).length === 0) return `the membership ${read.id} names no group`
  if (read.active === false && until === null) return { noFact: `the membership ${read.id} is over, and does not say since when` }
  if (from !== null && until !== null && until < from) return `the membership ${read.id} ends on ${until}, before it begins on ${from}`
  return {
    key: `openparldata/${read.id}`,
    id: sourceId('openparldata', read.id),
    councillorKey: personKey(read.person_id),
    name,
    role: localized(read.role_name),
    from,
    until,
  }
}

/** The copy of the portrait in the API, else that of the parliament. */
function pictureOf({ image_url_oparl: copy, image_url_external: original }: Person): string | null {
  return [copy, original].find((address) => address?.startsWith('https://')) ?? null
}

function federalChamber(read: Person): string | null {
  const number = SECTORS[read.parliament_sector ?? '']
  return number ? federalCouncilKey(number) : null
}

function numberIn(value: string | null | undefined): number | null {
  return value && /^\d{1,9}$/.test(value) ? Number(value) : null
}
