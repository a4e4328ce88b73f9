import { useMemo } from 'react'
import { useCall } from '../../../lib/query-client.ts'
import { useContentLanguage } from '../../../lib/user.ts'

/** The names of the cantons by id, empty while they load. */
export function useCantonNames(): ReadonlyMap<number, string> {
  const lang = useContentLanguage()
  const { data } = useCall('getCantons', { query: { lang } })
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}
