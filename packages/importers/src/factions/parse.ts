import { type CouncillorRecord, type ParliamentaryGroupRecord, type ParliamentPartyRecord, sourceId } from '@plenara/contract'
import { z } from 'zod'
import { type JsonElement, problemsOf, type Report, readJsonElements, shaped } from '../json.ts'
import { mergeByKey } from '../merge-records.ts'
import { federalCouncilKey, groupKey } from '../parliament-keys.ts'
import { biographyAlias, nameAlias } from '../parliament-people.ts'
import { type ParliamentParsed, parliamentParsed } from '../parliament-source.ts'
import { partyColor } from '../parties.ts'
import { toCantonCode } from '../reference/cantons.ts'
import type { Source } from '../source.ts'
import { slug } from '../text.ts'

const group = z.object({
  id: z.int().positive(),
  abbreviation: z.string().min(1),
  code: z.string().regex(/^FRA_\d+_$/),
  name: z.string().min(1),
})
const member = z.object({
  id: z.int().positive(),
  canton: z.string().nullable(),
  council: z.enum(['N', 'S', 'B']).nullable(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  number: z.int().positive().nullable(),
  party: z.string().nullable(),
  partyName: z.string().nullable(),
  active: z.boolean(),
  gender: z.string(),
  factionFunction: z.int().nullable(),
})
type Member = z.infer<typeof member>

const COUNCIL_NUMBERS = { N: 1, S: 2, B: 99 } as const

/**
 * A parliamentary group of the older service of the federal parliament (JSON, German): the group, its members and their parties.
 * Some active members have no council, some a constituency instead of a canton; both stay open until another source tells them.
 */
export async function parseFactions(source: Source): Promise<ParliamentParsed> {
  const { problems, report } = problemsOf(source)
  const head = readHead(source, report)
  if (!head) return parliamentParsed(source, {}, problems)
  const members = readJsonElements(source, [['members', '*']], report).flatMap((element) => {
    const read = shaped(element, member, report)
    return read ? [{ read, element }] : []
  })
  for (const { read, element } of members) reportGaps(read, element, report)
  return parliamentParsed(
    source,
    {
      groups: [head],
      parliamentParties: mergeByKey(members.flatMap(({ read }) => toParty(read) ?? [])),
      councillors: members.map(({ read }) => toCouncillor(read, head.key)),
    },
    problems,
  )
}

/** The fields of the group stand around the list of its members, so that half a file is no group. */
function readHead(source: Source, report: Report): ParliamentaryGroupRecord | null {
  const [element] = readJsonElements(source, [[]], report)
  if (!element) return null
  const read = shaped(element, group, report)
  if (!read) return null
  const number = Number(read.code.slice(4, -1))
  return {
    key: groupKey(number),
    id: sourceId('parliament', number),
    code: read.code,
    name: { de: read.name },
    abbreviation: { de: read.abbreviation },
  }
}

function reportGaps(read: Member, element: JsonElement, report: Report): void {
  if (read.council === null)
    report(
      element.lineAt(['council']),
      `${read.firstName} ${read.lastName} has no council, and is in no list until another source names one`,
      true,
    )
}

function partyKeyOf(read: Member): string | null {
  const name = read.partyName ?? read.party
  return name ? `party-name/${slug(name)}` : null
}

/** The full name is one for every party, the short name is not ("FDP", "FDP-Liberale"). */
function toParty(read: Member): ParliamentPartyRecord | null {
  const key = partyKeyOf(read)
  if (!key) return null
  const short = read.party ?? read.partyName ?? ''
  return { key, id: null, name: { de: read.partyName ?? short }, abbreviation: { de: short }, color: partyColor(short) }
}

function toCouncillor(read: Member, group: string): CouncillorRecord {
  const aliases = [...(read.number ? [biographyAlias(read.number)] : []), nameAlias(read.lastName, read.firstName)]
  return {
    key: `group-member/${read.id}`,
    id: null,
    aliases,
    firstName: read.firstName,
    lastName: read.lastName,
    sex: read.gender === 'f' ? 'female' : read.gender === 'm' ? 'male' : null,
    birthDate: null,
    birthYear: null,
    councilKey: read.council && federalCouncilKey(COUNCIL_NUMBERS[read.council]),
    cantonCode: toCantonCode(read.canton ?? ''),
    groupKey: group,
    groupFunction: read.factionFunction,
    partyKey: partyKeyOf(read),
    occupation: {},
    seat: null,
    active: read.active,
    from: null,
    until: null,
    portraitUrl: null,
    website: null,
  }
}
