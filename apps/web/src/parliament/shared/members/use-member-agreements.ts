import type { MemberDecisions, UserVote } from '@plenara/contract'
import { compareWithMembers, type MemberAgreement } from '@plenara/domain/parliament'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useUserVotes } from '../../../data/commands/user-votes.ts'

export interface MemberAgreements {
  /** By the id of the member; undefined while data loads. */
  readonly byMember: ReadonlyMap<number, MemberAgreement> | undefined
  /** The number of votes with decisions of members; undefined while it loads. */
  readonly recorded: number | undefined
  /** The user's votes. */
  readonly votes: readonly UserVote[] | undefined
  readonly error: unknown
  readonly retry: () => void
}

/**
 * The agreement of the user with the members of a canton in the federal parliament, computed here: the call requests all their votes, independent of the
 * opinions of the user [SESSION-6].
 * @param cantonId null loads nothing yet
 */
export function useMemberAgreements(cantonId: number | null): MemberAgreements {
  return useCompared(useCall('getMemberDecisions', { params: { id: cantonId ?? 0 } }, cantonId !== null))
}

/**
 * The same with the members of a council of a canton.
 * @param councilId null loads nothing yet
 */
export function useCouncilAgreements(councilId: number | null): MemberAgreements {
  return useCompared(useCall('getCouncilDecisions', { params: { id: councilId ?? 0 } }, councilId !== null))
}

function useCompared(table: UseQueryResult<MemberDecisions>): MemberAgreements {
  const votes = useUserVotes()
  const byMember = useMemo(() => {
    if (!table.data || !votes.data) return undefined
    return new Map(compareWithMembers(table.data, votes.data).map((agreement) => [agreement.personId, agreement]))
  }, [table.data, votes.data])
  const retry = () => void Promise.all([table, votes].filter(({ error }) => error).map(({ refetch }) => refetch()))
  return { byMember, recorded: table.data?.voteIds.length, votes: votes.data, error: table.error ?? votes.error, retry }
}
