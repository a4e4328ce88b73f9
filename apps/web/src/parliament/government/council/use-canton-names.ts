import { useMemo } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'

/** The names of the cantons by id, empty while they load. */
export function useCantonNames(): ReadonlyMap<number, string> {
  const lang = useContentLanguage()
  const { data } = useCall('getCantons', { query: { lang } })
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}
