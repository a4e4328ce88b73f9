import type { CantonCode } from '@plenara/contract'
import { useMemo } from 'react'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage, useUser } from '../../../data/queries/user.ts'

export interface Cantons {
  /** Of the place that the voter or guest has chosen; null before. */
  readonly own: CantonCode | null
  /** Whether neither is known yet. */
  readonly isPending: boolean
  /** The name of a canton, its code where it is not known. */
  readonly nameOf: (code: CantonCode) => string
}

/** The cantons by name, and which is the user's own. */
export function useCantons(): Cantons {
  const user = useUser()
  const { data, isPending } = useLookUp('getCantons', { query: { lang: useContentLanguage() } })
  const ownId = user?.locationChosen ? user.cantonId : null
  return useMemo(
    () => ({
      own: data?.find(({ id }) => id === ownId)?.code ?? null,
      isPending,
      nameOf: (code) => data?.find((canton) => canton.code === code)?.name ?? code,
    }),
    [data, isPending, ownId],
  )
}
