import type { Canton } from '@plenara/contract'
import { useMemo } from 'react'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage, useUser } from '../../../data/queries/user.ts'
import { isLoggedIn, useSession } from '../../../data/session/session.ts'
import { useRememberedCanton } from './remembered-canton.ts'

export interface VoterCanton {
  /** The canton of the place of the voter or guest, else the one chosen on this device; null without either. */
  readonly canton: Canton | null
  /** Whether it comes from the place, so that it can be changed only there. */
  readonly isOfPlace: boolean
  /** Whether the place of a signed-in voter is still loading. */
  readonly isPending: boolean
  /** All, by name; empty while they load. */
  readonly cantons: readonly Canton[]
}

/** The canton whose members are shown first. */
export function useVoterCanton(): VoterCanton {
  const user = useUser()
  const isPending = isLoggedIn(useSession()) && user === undefined
  const remembered = useRememberedCanton()
  const { data } = useLookUp('getCantons', { query: { lang: useContentLanguage() } })
  const placeId = user?.locationChosen ? user.cantonId : null
  return useMemo(() => {
    const cantons = data?.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH')) ?? []
    const canton = cantons.find(({ id, code }) => (placeId === null ? code === remembered : id === placeId)) ?? null
    return { canton: isPending ? null : canton, isOfPlace: placeId !== null, isPending, cantons }
  }, [data, placeId, remembered, isPending])
}
