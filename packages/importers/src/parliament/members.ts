import { type CouncillorRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { councillorKey, federalCouncilKey, groupKey } from '../parliament-keys.ts'
import { biographyAlias, nameAlias } from '../parliament-people.ts'
import { toCantonCode } from '../reference/cantons.ts'
import { number, odataDay, text } from './odata.ts'

/**
 * A member of a council, a member of the government or its chancellor. What is nobody's business (family, military rank, origin) is
 * not read.
 */
export const memberSchema = z.object({
  ID: number,
  PersonNumber: number.optional(),
  PersonIdCode: number.nullish(),
  Active: z.boolean().optional(),
  FirstName: z.string().min(1),
  LastName: z.string().min(1),
  GenderAsString: text,
  CantonAbbreviation: text,
  Council: number.nullable(),
  ParlGroupNumber: number.nullish(),
  ParlGroupFunction: z.int().nullish(),
  Party: number.nullable(),
  DateJoining: odataDay.nullish(),
  DateLeaving: odataDay.nullish(),
  DateOfBirth: odataDay.nullish(),
  ImageUrl: text,
})

/** The number of the biography also stands in the address of the portrait: `…/-2513.jpg`. */
const IN_PORTRAIT = /\/-?(\d+)\.jpg/
const SEX = { f: 'female', m: 'male' } as const

/** A councillor by the number of the person, which stays when the person changes the council. */
export function toCouncillor(read: z.infer<typeof memberSchema>): CouncillorRecord {
  const person = read.PersonNumber ?? read.ID
  const biography = read.PersonIdCode ?? (Number(IN_PORTRAIT.exec(read.ImageUrl ?? '')?.[1]) || null)
  return {
    key: councillorKey(person),
    id: sourceId('parliament', person),
    aliases: [...(biography ? [biographyAlias(biography)] : []), nameAlias(read.LastName, read.FirstName)],
    firstName: read.FirstName,
    lastName: read.LastName,
    sex: read.GenderAsString === 'f' || read.GenderAsString === 'm' ? SEX[read.GenderAsString] : null,
    birthDate: read.DateOfBirth ?? null,
    birthYear: read.DateOfBirth ? Number(read.DateOfBirth.slice(0, 4)) : null,
    councilKey: read.Council === null ? null : federalCouncilKey(read.Council),
    cantonCode: toCantonCode(read.CantonAbbreviation ?? ''),
    groupKey: read.ParlGroupNumber ? groupKey(read.ParlGroupNumber) : null,
    groupFunction: read.ParlGroupFunction ?? null,
    partyKey: read.Party === null ? null : `party/${read.Party}`,
    occupation: {},
    seat: null,
    active: read.Active ?? true,
    from: read.DateJoining ?? null,
    until: read.DateLeaving ?? null,
    portraitUrl: null,
    website: null,
  }
}
