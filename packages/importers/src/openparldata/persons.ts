import { type CouncillorRecord, type ParliamentPartyRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { bodyCouncilKey, councillorKey, federalCouncilKey } from '../parliament-keys.ts'
import { biographyAlias, nameAlias } from '../parliament-people.ts'
import { partyColor } from '../parties.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { dayOf } from '../text.ts'
import { addressIn, languages, localized } from './texts.ts'

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
