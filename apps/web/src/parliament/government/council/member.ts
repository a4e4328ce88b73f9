import type { ContentLanguage, CouncillorCard, ParliamentParty } from '@plenara/contract'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'

/** Somebody in a council, with what its lists show and search. */
export interface Member {
  readonly card: CouncillorCard
  readonly name: string
  readonly party: ParliamentParty | undefined
  /** The name of the canton; null where all are of the same one. */
  readonly canton: string | null
  /** E.g. the presidency of a group, of a court. */
  readonly office: string | null
}

/** Members that stand together in lists and in the half circle. */
export interface MemberGroup {
  /** Unique among the groupings of a council. */
  readonly key: string
  readonly name: string
  /** The language of the name where it is not that of the page. */
  readonly language: ContentLanguage | undefined
  /** Of the dot; null for what has no colour of its own. */
  readonly color: string | null
  readonly members: readonly Member[]
}

/** One way to sort the members of a council. */
export interface Grouping {
  readonly value: 'party' | 'group' | 'division'
  readonly groups: readonly MemberGroup[]
}

export interface MemberFacts {
  readonly parties: ReadonlyMap<number, ParliamentParty>
  /** Names by canton id; empty where the canton is not worth a word. */
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

/** The parties with their members: the largest first, equal ones by name, last those of no party. */
export function partyGroups(members: readonly Member[], noParty: string): MemberGroup[] {
  const groups = groupMembers(members, ({ party }) => party?.id ?? null).map(([id, own]): MemberGroup => {
    const party = own[0]?.party
    const name = party?.abbreviation || party?.name || noParty
    return { key: `party-${id ?? 'none'}`, name, language: party?.fallback?.abbreviation, color: party?.color ?? null, members: own }
  })
  const isLast = (group: MemberGroup) => Number(group.key === 'party-none')
  return groups.toSorted((a, b) => isLast(a) - isLast(b) || b.members.length - a.members.length || a.name.localeCompare(b.name, 'de-CH'))
}

/** Members by what a key says of them, in the order in which the keys come. */
export function groupMembers<Key>(members: readonly Member[], keyOf: (member: Member) => Key): [Key, Member[]][] {
  const groups = new Map<Key, Member[]>()
  for (const member of members) {
    const membersOfGroup = groups.get(keyOf(member))
    if (membersOfGroup) membersOfGroup.push(member)
    else groups.set(keyOf(member), [member])
  }
  return [...groups]
}

/** Whom a search finds: words of name, party, canton or office, without regard to accents and case. */
export function findMembers(members: readonly Member[], search: string): readonly Member[] {
  const words = foldQuery(search)
  if (words === '') return members
  return members.filter(({ name, party, canton, card, office }) =>
    fitsSearch(words, [name, party?.name ?? null, party?.abbreviation ?? null, canton, card.cantonCode, office]),
  )
}
