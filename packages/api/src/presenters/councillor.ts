import type {
  CantonMember,
  ContentLanguage,
  Council,
  Councillor,
  CouncillorCard,
  CouncillorFacts,
  CouncillorSnapshot,
  CouncilRecord,
  CouncilWithMembers,
  Identified,
  ParliamentaryGroup,
  ParliamentaryGroupRecord,
  ParliamentParty,
  ParliamentPartyRecord,
  ParliamentReference,
  SeatedCouncil,
  Session,
  SessionRecord,
  Speech,
  SpeechRecord,
  WholeCouncillor,
} from '@plenara/contract'
import { presentMark } from './source.ts'
import { createTextReader } from './texts.ts'

/** What presenters know besides the record: what its keys mean, and the ids of the cantons by their codes. */
export interface ParliamentContext {
  readonly reference: ParliamentReference
  readonly cantonIds: ReadonlyMap<string, number>
  readonly language: ContentLanguage
}

export function presentCouncil(council: Identified<CouncilRecord>, { cantonIds, language }: ParliamentContext): Council {
  const texts = createTextReader(language)
  return {
    id: council.id,
    code: council.code,
    level: council.level,
    type: council.type,
    cantonId: cantonIds.get(council.cantonCode ?? '') ?? null,
    municipality: council.municipality,
    name: texts.required('name', council.name),
    abbreviation: texts.optional('abbreviation', council.abbreviation),
    seats: council.seats,
    ...presentMark(council),
    ...texts.fallback(),
  }
}

export function presentSeatedCouncil(council: Identified<CouncilRecord>, context: ParliamentContext): SeatedCouncil {
  const seats = context.reference.seatings.find(({ councilKey }) => councilKey === council.key)?.seats ?? []
  const seatPlan = seats.map(({ seat, corners }) => ({ seat, corners: corners.map(({ x, y }) => ({ x, y })) }))
  return { ...presentCouncil(council, context), seatPlan }
}

export function presentCouncilWithMembers(
  council: Identified<CouncilRecord>,
  members: readonly CouncillorSnapshot[],
  context: ParliamentContext,
): CouncilWithMembers {
  const partyKeys = new Set(members.map(({ partyKey }) => partyKey))
  const parties = context.reference.parties.filter(({ key }) => partyKeys.has(key))
  return {
    ...presentCouncil(council, context),
    members: members.map((member) => presentCouncillorCard(member, context)),
    parties: parties.map((party) => presentParliamentParty(party, context)),
  }
}

export function presentParliamentParty(party: Identified<ParliamentPartyRecord>, { language }: ParliamentContext): ParliamentParty {
  const texts = createTextReader(language)
  const abbreviation = texts.optional('abbreviation', party.abbreviation)
  const name = texts.optional('name', party.name)
  return {
    id: party.id,
    name: name ?? abbreviation ?? '',
    abbreviation: abbreviation ?? name ?? '',
    color: party.color,
    ...presentMark(party),
    ...texts.fallback(),
  }
}

/** `group` null: the members who belong to none. */
export function presentParliamentaryGroup(
  group: Identified<ParliamentaryGroupRecord> | null,
  members: readonly CouncillorSnapshot[],
  context: ParliamentContext,
): ParliamentaryGroup {
  const texts = createTextReader(context.language)
  return {
    id: group?.id ?? null,
    code: group?.code ?? null,
    name: texts.required('name', group?.name ?? {}),
    abbreviation: texts.optional('abbreviation', group?.abbreviation ?? {}),
    members: members.map((member) => presentCouncillorCard(member, context)),
    ...texts.fallback(),
  }
}

export function presentSession(session: Identified<SessionRecord>, { language }: ParliamentContext): Session {
  const texts = createTextReader(language)
  return {
    id: session.id,
    name: texts.required('name', session.name),
    abbreviation: texts.optional('abbreviation', session.abbreviation),
    from: session.from,
    until: session.until,
    legislature: session.legislature,
    ...presentMark(session),
    ...texts.fallback(),
  }
}

export function presentCouncillorCard(one: CouncillorFacts, { reference, cantonIds }: ParliamentContext): CouncillorCard {
  return {
    id: one.id,
    firstName: one.firstName,
    lastName: one.lastName,
    sex: one.sex,
    councilId: idOf(reference.councils, one.councilKey),
    cantonId: cantonIds.get(one.cantonCode ?? '') ?? null,
    cantonCode: one.cantonCode,
    groupId: idOf(reference.groups, one.groupKey),
    groupFunction: one.groupFunction,
    partyId: idOf(reference.parties, one.partyKey),
    seat: one.seat,
    active: one.active,
    ...presentMark(one),
  }
}

export function presentCantonMember(one: CouncillorSnapshot, context: ParliamentContext): CantonMember {
  const present = one.mandates.filter(({ councilKey, until }) => councilKey === one.councilKey && until === null)
  const since = present.flatMap(({ from }) => from ?? []).toSorted()[0] ?? null
  return { ...presentCouncillorCard(one, context), portraitUrl: portraitOf(one), since }
}

export function presentCouncillor({ councillor: one, interests, memberships }: WholeCouncillor, context: ParliamentContext): Councillor {
  const { reference, language } = context
  const texts = createTextReader(language)
  const council = reference.councils.find(({ key }) => key === one.councilKey)
  const party = reference.parties.find(({ key }) => key === one.partyKey)
  return {
    ...presentCouncillorCard(one, context),
    birthDate: one.birthDate,
    birthYear: one.birthYear,
    occupation: texts.optional('occupation', one.occupation),
    council: council ? presentCouncil(council, context) : null,
    group: groupOf(one, context),
    party: party ? presentParliamentParty(party, context) : null,
    mandates: one.mandates.map(({ councilKey, from, until }) => ({ councilId: idOf(reference.councils, councilKey), from, until })),
    interests: interests.map(({ id, name, role, kind, paid, from, until }) => ({
      id,
      name: texts.required('interests', name),
      role: texts.optional('interests', role),
      kind: texts.optional('interests', kind),
      ...{ paid, from, until },
    })),
    memberships: memberships.map(({ id, name, role, from, until }) => ({
      id,
      name: texts.required('memberships', name),
      role: texts.optional('memberships', role),
      ...{ from, until },
    })),
    portraitUrl: portraitOf(one),
    website: one.website,
    ...texts.fallback(),
  }
}

export function presentSpeech(
  { id, date, councilKey, language, excerpt, url }: Identified<SpeechRecord>,
  reference: ParliamentReference,
): Speech {
  return { id, date, councilId: idOf(reference.councils, councilKey), language, excerpt, url }
}

/** The stored photograph, else a drawing. What lies elsewhere is not shown: its host would learn who looks at whom. */
function portraitOf({ portrait, portraitUrl }: CouncillorSnapshot): string | null {
  return portrait ?? (portraitUrl?.startsWith('data:') ? portraitUrl : null)
}

/** The id that a key means, null where no source has told it yet. */
export function idOf(all: readonly { readonly key: string; readonly id: number }[], key: string | null): number | null {
  return key === null ? null : (all.find((one) => one.key === key)?.id ?? null)
}

function groupOf({ groupKey }: CouncillorSnapshot, { reference, language }: ParliamentContext): Councillor['group'] {
  const group = reference.groups.find(({ key }) => key === groupKey)
  if (!group) return null
  const texts = createTextReader(language)
  const { id, code } = group
  return {
    id,
    code,
    name: texts.required('name', group.name),
    abbreviation: texts.optional('abbreviation', group.abbreviation),
    ...texts.fallback(),
  }
}
