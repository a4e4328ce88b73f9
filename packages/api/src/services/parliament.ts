import {
  type Council,
  type Councillor,
  type CouncillorSnapshot,
  type CouncilRecord,
  type CouncilWithMembers,
  DEFAULT_COUNCIL_ID,
  type Identified,
  type OFFICES,
  type ParliamentaryGroup,
  type ParliamentParty,
  type SeatedCouncil,
  type Session,
  type Speech,
  type WholeCouncillor,
} from '@plenara/contract'
import { DomainError, toContentLanguage } from '@plenara/domain'
import type { Services } from '../handler.ts'
import {
  type ParliamentContext,
  presentCouncil,
  presentCouncillor,
  presentCouncilWithMembers,
  presentParliamentaryGroup,
  presentParliamentParty,
  presentSeatedCouncil,
  presentSession,
  presentSpeech,
} from '../presenters/councillor.ts'
import { realFirst } from '../real-first.ts'

export type ParliamentServices = Pick<Services, 'catalogue' | 'parliament'>
export type Office = (typeof OFFICES)[number]
type StoredCouncil = Identified<CouncilRecord>

/** The Federal Assembly is both chambers together, BV Art. 148. */
const CHAMBERS = ['RAT_1_', 'RAT_2_'] as const
const ASSEMBLY = 'RAT_3_'

/** What the presenters of these records need. */
export async function contextOf({ catalogue, parliament }: ParliamentServices, lang: string | undefined): Promise<ParliamentContext> {
  const [reference, { cantons }] = await Promise.all([parliament.reference(), catalogue.common()])
  return { reference, cantonIds: new Map(cantons.map(({ id, code }) => [code, id])), language: toContentLanguage(lang ?? '') }
}

/** Both chambers, the National Council first. */
export function chambersOf(councils: readonly StoredCouncil[]): StoredCouncil[] {
  return CHAMBERS.flatMap((chamber) => councils.filter(({ code }) => code?.startsWith(chamber)))
}

/** The councils of the federation. */
export async function getCouncils(services: ParliamentServices, lang?: string): Promise<SeatedCouncil[]> {
  const context = await contextOf(services, lang)
  return context.reference.councils.filter(({ level }) => level === 'federal').map((council) => presentSeatedCouncil(council, context))
}

/** The groups in a council with their members, the largest first, and last those without one. Throws `council_not_found`. */
export async function getParliamentaryGroups(services: ParliamentServices, councilId = DEFAULT_COUNCIL_ID, lang?: string) {
  const context = await contextOf(services, lang)
  const { councils, groups } = context.reference
  const council = councilBy(councils, councilId)
  const chambers = council.code?.startsWith(ASSEMBLY) ? chambersOf(councils) : [council]
  const members = await services.parliament.members(chambers.map(({ key }) => key))
  const inGroups = groups.map((group) => ({ group, members: members.filter(({ groupKey }) => groupKey === group.key) }))
  const alone = members.filter(({ groupKey }) => !groups.some(({ key }) => key === groupKey))
  const sorted: { group: (typeof groups)[number] | null; members: CouncillorSnapshot[] }[] = inGroups
    .filter((one) => one.members.length > 0)
    .toSorted((a, b) => b.members.length - a.members.length)
  if (alone.length > 0) sorted.push({ group: null, members: alone })
  return sorted.map((one): ParliamentaryGroup => presentParliamentaryGroup(one.group, one.members, context))
}

/** The parties that have somebody in office in the federal parliament or government. */
export async function getParliamentParties(services: ParliamentServices, lang?: string): Promise<ParliamentParty[]> {
  const context = await contextOf(services, lang)
  const { councils, parties } = context.reference
  const members = await services.parliament.members(councils.filter(({ level }) => level === 'federal').map(({ key }) => key))
  const keys = new Set(members.map(({ partyKey }) => partyKey))
  return parties.filter(({ key }) => keys.has(key)).map((party) => presentParliamentParty(party, context))
}

/** The sessions of the federal parliament, the first one first. */
export async function getSessions(services: ParliamentServices, lang?: string): Promise<Session[]> {
  const context = await contextOf(services, lang)
  const federal = realFirst(
    context.reference.sessions.filter(({ councilKey }) => councilKey === null),
    () => 'federal',
  )
  return federal.toSorted((a, b) => a.from.localeCompare(b.from)).map((session) => presentSession(session, context))
}

/** A person in an office, also a former one. Throws `councillor_not_found`. */
export async function getPerson(services: ParliamentServices, office: Office, id: number, lang?: string): Promise<Councillor> {
  const [context, whole] = await Promise.all([contextOf(services, lang), findPerson(services, office, id)])
  return presentCouncillor(whole, context)
}

/** Everybody who holds an office at present. */
export async function getPeople(services: ParliamentServices, office: Office, lang?: string): Promise<Councillor[]> {
  const context = await contextOf(services, lang)
  const councils = context.reference.councils.filter((council) => officeOf(council) === office)
  const members = await services.parliament.members(councils.map(({ key }) => key))
  return members.map((councillor) => presentCouncillor({ councillor, interests: [], memberships: [] }, context))
}

/** How the last speeches of a person in any office begin, the youngest first. Throws `councillor_not_found`. */
export async function getCouncillorSpeeches({ parliament }: Pick<ParliamentServices, 'parliament'>, id: number): Promise<Speech[]> {
  const whole = await parliament.councillor(id)
  if (!whole) throw new DomainError('councillor_not_found')
  const [reference, speeches] = await Promise.all([parliament.reference(), parliament.speeches(whole.councillor.numbers)])
  return speeches.map((speech) => presentSpeech(speech, reference))
}

/** Throws `councillor_not_found`. */
export async function findPerson({ parliament }: ParliamentServices, office: Office, id: number): Promise<WholeCouncillor> {
  const [{ councils }, whole] = await Promise.all([parliament.reference(), parliament.councillor(id)])
  const council = councils.find(({ key }) => key === whole?.councillor.councilKey)
  if (!whole || officeOf(council) !== office) throw new DomainError('councillor_not_found')
  return whole
}

/** The councils of a canton and of its municipalities. Throws `canton_not_found`. */
export async function getCantonCouncils(services: ParliamentServices, cantonId: number, lang?: string): Promise<Council[]> {
  const { cantons } = await services.catalogue.common()
  const canton = cantons.find(({ id }) => id === cantonId)
  if (!canton) throw new DomainError('canton_not_found')
  const context = await contextOf(services, lang)
  const cantonCouncils = realFirst(
    context.reference.councils.filter(({ cantonCode }) => cantonCode === canton.code),
    ({ level, type, municipality }) => `${level} ${type} ${municipality}`,
  )
  return cantonCouncils.toSorted((a, b) => a.level.localeCompare(b.level) || a.id - b.id).map((council) => presentCouncil(council, context))
}

/** A council of a canton or municipality with those in office. Throws `council_not_found`. */
export async function getCantonalCouncil(services: ParliamentServices, councilId: number, lang?: string): Promise<CouncilWithMembers> {
  const context = await contextOf(services, lang)
  const council = councilBy(context.reference.councils, councilId)
  if (council.level === 'federal') throw new DomainError('council_not_found')
  return presentCouncilWithMembers(council, await services.parliament.members([council.key]), context)
}

function councilBy(councils: readonly StoredCouncil[], councilId: number): StoredCouncil {
  const council = councils.find(({ id }) => id === councilId)
  if (!council) throw new DomainError('council_not_found')
  return council
}

/** Some active members of the federal parliament come without a council. */
export function officeOf(council: StoredCouncil | undefined): Office {
  if (!council) return 'councillor'
  if (council.level !== 'federal') return 'cantonal-councillor'
  if (council.type === 'judiciary') return 'judge'
  return council.type === 'executive' ? 'federal-councillor' : 'councillor'
}
