import type { CantonCode, CantonMember, CouncillorSnapshot, MemberDecisions } from '@plenara/contract'
import { DomainError, narrowDecisions } from '@plenara/domain'
import { presentCantonMember } from '../presenters/councillor.ts'
import { chambersOf, contextOf, type ParliamentServices } from './parliament.ts'

/** Who represents a canton in the federal parliament, the Council of States first. Throws `canton_not_found`. */
export async function getCantonMembers(services: ParliamentServices, cantonId: number, lang?: string): Promise<CantonMember[]> {
  const [context, members] = await Promise.all([contextOf(services, lang), membersOf(services, cantonId)])
  return members.map((member) => presentCantonMember(member, context))
}

/** How they voted. Throws `canton_not_found`. */
export async function getMemberDecisions(services: ParliamentServices, cantonId: number): Promise<MemberDecisions> {
  const [members, decisions] = await Promise.all([membersOf(services, cantonId), services.parliament.federalDecisions()])
  return narrowDecisions(decisions, new Set(members.map(({ id }) => id)))
}

/** How the members of a council of a canton voted. Throws `council_not_found`, also for one of the Confederation. */
export async function getCouncilDecisions({ parliament }: ParliamentServices, councilId: number): Promise<MemberDecisions> {
  const { councils } = await parliament.reference()
  const council = councils.find(({ id, level }) => id === councilId && level !== 'federal')
  if (!council) throw new DomainError('council_not_found')
  return parliament.councilDecisions(council.key)
}

async function membersOf(services: ParliamentServices, cantonId: number): Promise<CouncillorSnapshot[]> {
  const { cantons } = await services.catalogue.common()
  const canton = cantons.find(({ id }) => id === cantonId)
  if (!canton) throw new DomainError('canton_not_found')
  return federalMembersOf(services, canton.code)
}

/** Those of a canton in office, the Council of States first. */
export async function federalMembersOf({ parliament }: ParliamentServices, code: CantonCode): Promise<CouncillorSnapshot[]> {
  const { councils } = await parliament.reference()
  const chambers = chambersOf(councils)
    .toReversed()
    .map(({ key }) => key)
  const members = await parliament.members(chambers)
  const inCanton = members.filter(({ cantonCode }) => cantonCode === code)
  return chambers.flatMap((key) => inCanton.filter(({ councilKey }) => councilKey === key))
}
