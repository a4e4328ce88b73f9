import { useMemo } from 'react'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'

/** Councils, parties and groups of the federal parliament; empty while they load or where they cannot be had, for they only give names. */
export function useParliamentNames() {
  const lang = useContentLanguage()
  const councils = useCall('getCouncils', { query: { lang } }).data
  const parties = useCall('getParliamentParties', { query: { lang } }).data
  const groups = useCall('getParliamentaryGroups', { query: { lang } }).data
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
