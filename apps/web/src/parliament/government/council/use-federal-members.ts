import type { CouncillorCard, ParliamentaryGroup } from '@plenara/contract'
import { type Text, useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { useCall, useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { type Grouping, type Member, type MemberFacts, membersOf, partyGroups } from './member.ts'
import { useCantonNames } from './use-canton-names.ts'

export interface CouncilMembers {
  readonly members: readonly Member[]
  readonly groupings: readonly Grouping[]
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

/** The members of a chamber, or of both, by party and by parliamentary group. */
export function useFederalMembers(councilId: number): CouncilMembers {
  const t = useText()
  const lang = useContentLanguage()
  const groups = useCall('getParliamentaryGroups', { query: { council_id: String(councilId), lang } })
  const parties = useLookUp('getParliamentParties', { query: { lang } })
  const cantons = useCantonNames()
  const sorted = useMemo(() => {
    // Without the loaded parties all members would seem to have none.
    const loaded = parties.data ? (groups.data ?? []) : []
    const facts = { parties: new Map(parties.data?.map((party) => [party.id, party])), cantons, officeOf: groupOfficeOf(t) }
    return sortMembers(loaded, facts, t)
  }, [groups.data, parties.data, cantons, t])
  return {
    ...sorted,
    isPending: groups.isPending || parties.isPending,
    error: groups.error ?? parties.error,
    retry: () => void Promise.all([groups.refetch(), parties.refetch()]),
  }
}

function sortMembers(groups: readonly ParliamentaryGroup[], facts: MemberFacts, t: Text) {
  const members = membersOf(
    groups.flatMap((group) => group.members),
    facts,
  )
  const byParty = { value: 'party', groups: partyGroups(members, t('councils.noParty')) } as const
  const byGroup = {
    value: 'group',
    groups: groups.map((group) => ({
      key: `group-${group.id ?? 'none'}`,
      name: group.id === null ? t('councils.noGroup') : group.name,
      language: group.fallback?.name,
      color: null,
      members: members.filter(({ card }) => card.groupId === group.id),
    })),
  } as const
  return { members, groupings: [byParty, byGroup] as const }
}

/** The presidency of a group, by the codes of the parliament's web service. */
function groupOfficeOf(t: Text) {
  return ({ groupFunction }: CouncillorCard) => {
    if (groupFunction === 2) return t('councils.groupPresident')
    return groupFunction === 11 ? t('councils.groupVicePresident') : null
  }
}
