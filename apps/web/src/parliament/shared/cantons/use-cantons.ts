import type { CantonCode } from '@plenara/contract'
import { useMemo } from 'react'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage, useUser } from '../../../data/queries/user.ts'

export interface Cantons {
  /** The canton of the place that the voter or guest has chosen; null without a choice. */
  readonly ownCanton: CantonCode | null
  /** Whether cantons or place are still loading. */
  readonly isPending: boolean
  /** The name of a canton, or its code while names load. */
  readonly nameOf: (code: CantonCode) => string
}

/** The names of the cantons, and the user's own canton. */
export function useCantons(): Cantons {
  const user = useUser()
  const { data, isPending } = useLookUp('getCantons', { query: { lang: useContentLanguage() } })
  const ownCantonId = user?.locationChosen ? user.cantonId : null
  return useMemo(
    () => ({
      ownCanton: data?.find(({ id }) => id === ownCantonId)?.code ?? null,
      isPending,
      nameOf: (code) => data?.find((canton) => canton.code === code)?.name ?? code,
    }),
    [data, isPending, ownCantonId],
  )
}
