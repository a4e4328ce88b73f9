import type { Vote } from '@plenara/contract'
import { useMemo } from 'react'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'

export interface NamedGroup {
  readonly name: string
  /** The colour of a party; null if unknown. */
  readonly color: string | null
  /** The language of the name, if it is not that of the page. */
  readonly lang?: string | undefined
}

/** The names of the parties and groups of the members of a vote, and the paths of their pages. */
export interface VoteNames {
  readonly parties: ReadonlyMap<number, NamedGroup>
  readonly groups: ReadonlyMap<number, NamedGroup>
  readonly cantons: ReadonlyMap<string, string>
  readonly pathOf: (councillorId: number) => string
  readonly isCantonal: boolean
}

/** The parties of a cantonal council come with the council, those of the federal councils with the parliament. */
export function useVoteNames({ councilId }: Pick<Vote, 'councilId'>): VoteNames {
  const query = { lang: useContentLanguage() }
  const councils = useLookUp('getCouncils', { query })
  const isCantonal = councilId !== null && councils.data !== undefined && !councils.data.some(({ id }) => id === councilId)
  const federal = useLookUp('getParliamentParties', { query }, !isCantonal)
  const groups = useLookUp('getParliamentaryGroups', { query }, !isCantonal)
  const cantonal = useLookUp('getCantonalCouncil', { params: { id: councilId ?? 0 }, query }, isCantonal)
  const cantons = useLookUp('getCantons', { query })
  const parties = isCantonal ? cantonal.data?.parties : federal.data
  return useMemo(
    () => ({
      parties: new Map(
        parties?.map(({ id, abbreviation, color, fallback }) => [id, { name: abbreviation, color, lang: fallback?.abbreviation }]),
      ),
      groups: new Map(
        groups.data?.flatMap(({ id, name, abbreviation, fallback }) =>
          id === null ? [] : [[id, { name: abbreviation ?? name, color: null, lang: fallback?.[abbreviation ? 'abbreviation' : 'name'] }]],
        ),
      ),
      cantons: new Map(cantons.data?.map(({ code, name }) => [code, name])),
      pathOf: (id: number) => `/${isCantonal ? 'cantonal-councillor' : 'councillor'}/${id}`,
      isCantonal,
    }),
    [parties, groups.data, cantons.data, isCantonal],
  )
}
