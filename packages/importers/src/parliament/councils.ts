import {
  type CouncilRecord,
  type ParliamentaryGroupRecord,
  type ParliamentPartyRecord,
  type SessionRecord,
  sourceId,
} from '@plenara/contract'
import { z } from 'zod'
import { federalCouncilKey, groupKey } from '../parliament-keys.ts'
import { partyColor } from '../parties.ts'
import { inLanguage, number, odataDay, odataLanguage, text } from './odata.ts'

export const councilSchema = z.object({ ID: number, Language: odataLanguage, CouncilName: z.string().min(1), CouncilAbbreviation: text })
export const groupSchema = z.object({
  ParlGroupNumber: number,
  Language: odataLanguage,
  ParlGroupName: z.string().min(1),
  ParlGroupAbbreviation: text,
})
export const partySchema = z.object({ ID: number, Language: odataLanguage, PartyName: text, PartyAbbreviation: z.string().min(1) })
export const sessionSchema = z.object({
  ID: number,
  Language: odataLanguage,
  SessionName: z.string().min(1),
  Abbreviation: text,
  StartDate: odataDay,
  EndDate: odataDay,
  LegislativePeriodNumber: z.int().nullish(),
})

/** BV Art. 149, 150 and 157. */
const SEATS: Readonly<Record<number, number>> = { 1: 200, 2: 46, 3: 246 }

/** The service repeats the German name as the Romansh one; BV in Romansh, Art. 149, 150 and 157. */
const ROMANSH: Readonly<Record<number, string>> = { 1: 'Cussegl naziunal', 2: 'Cussegl dals chantuns', 3: 'Assamblea federala plenara' }

/** A chamber of the parliament, or another body that the service counts as one. */
export function toCouncil(read: z.infer<typeof councilSchema>): CouncilRecord {
  const isChamber = read.ID in SEATS
  return {
    key: federalCouncilKey(read.ID),
    id: sourceId('parliament', read.ID),
    code: isChamber ? `RAT_${read.ID}_` : null,
    level: 'federal',
    type: isChamber ? 'legislative' : 'executive',
    cantonCode: null,
    municipality: null,
    name: inLanguage(read.Language, read.Language === 'RM' ? ROMANSH[read.ID] : read.CouncilName),
    abbreviation: read.Language === 'RM' ? {} : inLanguage(read.Language, read.CouncilAbbreviation),
    seats: SEATS[read.ID] ?? null,
  }
}

/** A parliamentary group; its code is the one of the older service. */
export function toGroup(read: z.infer<typeof groupSchema>): ParliamentaryGroupRecord {
  return {
    key: groupKey(read.ParlGroupNumber),
    id: sourceId('parliament', read.ParlGroupNumber),
    code: `FRA_${read.ParlGroupNumber}_`,
    name: inLanguage(read.Language, read.ParlGroupName),
    abbreviation: inLanguage(read.Language, read.ParlGroupAbbreviation),
  }
}

/** A party as the parliament names it. */
export function toParty(read: z.infer<typeof partySchema>): ParliamentPartyRecord {
  return {
    key: `party/${read.ID}`,
    id: sourceId('parliament', read.ID),
    name: inLanguage(read.Language, read.PartyName),
    abbreviation: inLanguage(read.Language, read.PartyAbbreviation),
    color: partyColor(read.PartyAbbreviation),
  }
}

/** A session, or why it is none. */
export function toSession(read: z.infer<typeof sessionSchema>): SessionRecord | string {
  if (read.StartDate > read.EndDate) return `the session ${read.ID} ends on ${read.EndDate}, before it begins on ${read.StartDate}`
  return {
    key: `session/${read.ID}`,
    id: sourceId('parliament', read.ID),
    councilKey: null,
    name: inLanguage(read.Language, read.SessionName),
    abbreviation: inLanguage(read.Language, read.Abbreviation),
    from: read.StartDate,
    until: read.EndDate,
    legislature: read.LegislativePeriodNumber ?? null,
  }
}
