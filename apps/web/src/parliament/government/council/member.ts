import type { ContentLanguage, CouncillorCard, ParliamentParty } from '@plenara/contract'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'

/** A member of a council, with the facts that its lists show and search. */
export interface Member {
  readonly card: CouncillorCard
  readonly name: string
  readonly party: ParliamentParty | undefined
  /** The name of the canton; null if all are of the same canton. */
  readonly canton: string | null
  /** E.g. the presidency of a group, of a court. */
  readonly office: string | null
}

/** Members that form a group in lists and in the half circle. */
export interface MemberGroup {
  /** Unique among the groupings of a council. */
  readonly key: string
  readonly name: string
  /** The language of the name, if it is not that of the page. */
  readonly language: ContentLanguage | undefined
  /** The colour of the dot; null without one. */
  readonly color: string | null
  readonly members: readonly Member[]
}

/** A way to group the members of a council. */
export interface Grouping {
  readonly value: 'party' | 'group' | 'division'
  readonly groups: readonly MemberGroup[]
}

export interface MemberFacts {
  readonly parties: ReadonlyMap<number, ParliamentParty>
  /** Names by canton id; empty if cantons are not shown. */
  readonly cantons: ReadonlyMap<number, string>
  readonly officeOf: (card: CouncillorCard) => string | null
}

/** Members by last and first name. */
export function membersOf(cards: readonly CouncillorCard[], { parties, cantons, officeOf }: MemberFacts): Member[] {
  return cards
    .toSorted((a, b) => a.lastName.localeCompare(b.lastName, 'de-CH') || a.firstName.localeCompare(b.firstName, 'de-CH') || a.id - b.id)
    .map((card) => ({
      card,
      name: `${card.firstName} ${card.lastName}`,
      party: parties.get(card.partyId ?? 0),
      canton: cantons.get(card.cantonId ?? 0) ?? null,
      office: officeOf(card),
    }))
}

/** The parties with their members: the largest first, equal ones by name, members without a party last. */
export function partyGroups(members: readonly Member[], noParty: string): MemberGroup[] {
  const groups = groupMembers(members, ({ party }) => party?.id ?? null).map(([id, partyMembers]): MemberGroup => {
    const party = partyMembers[0]?.party
    const name = party?.abbreviation || party?.name || noParty
    return {
      key: `party-${id ?? 'none'}`,
      name,
      language: party?.fallback?.abbreviation,
      color: party?.color ?? null,
      members: partyMembers,
    }
  })
  const isLast = (group: MemberGroup) => Number(group.key === 'party-none')
  return groups.toSorted((a, b) => isLast(a) - isLast(b) || b.members.length - a.members.length || a.name.localeCompare(b.name, 'de-CH'))
}

/** Members grouped by a key, in the order of first appearance. */
export function groupMembers<Key>(members: readonly Member[], keyOf: (member: Member) => Key): [Key, Member[]][] {
  const groups = new Map<Key, Member[]>()
  for (const member of members) {
    const membersOfGroup = groups.get(keyOf(member))
    if (membersOfGroup) membersOfGroup.push(member)
    else groups.set(keyOf(member), [member])
  }
  return [...groups]
}

/** The members found by words of name, party, canton or office, ignoring accents and case. */
export function findMembers(members: readonly Member[], search: string): readonly Member[] {
  const words = foldQuery(search)
  if (words === '') return members
  return members.filter(({ name, party, canton, card, office }) =>
    fitsSearch(words, [name, party?.name ?? null, party?.abbreviation ?? null, canton, card.cantonCode, office]),
  )
}
