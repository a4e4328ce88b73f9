import { useMemo } from 'react'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

/** Councils, parties and groups of the federal parliament; empty while they load or on failure, since they only provide names. */
export function useParliamentNames() {
  const lang = useContentLanguage()
  const councils = useLookUp('getCouncils', { query: { lang } }).data
  const parties = useLookUp('getParliamentParties', { query: { lang } }).data
  const groups = useLookUp('getParliamentaryGroups', { query: { lang } }).data
  return useMemo(
    () => ({
      councils: councils ?? [],
      parties: new Map(parties?.map((party) => [party.id, party])),
      groups: groups?.flatMap(({ id, name, fallback }) => (id === null ? [] : [{ id, name, fallback }])) ?? [],
    }),
    [councils, parties, groups],
  )
}

export type ParliamentNames = ReturnType<typeof useParliamentNames>
