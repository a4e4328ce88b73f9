import type { Election } from '@plenara/contract'
import { useCallback, useEffect, useMemo } from 'react'
import { RATINGS, type Rating } from '../../components/rate-buttons.tsx'
import { useElectionStep } from '../../lib/election-progression.ts'
import { activeFilters, NO_FILTER, useMatchSettings } from '../../lib/match-settings.ts'
import { useOrder, usePeople } from '../../lib/people.ts'
import type { Person } from '../../lib/person.ts'
import { interactionMode, usePreference } from '../../lib/preferences.ts'
import { useRating } from '../../lib/use-rating.ts'
import { unratedIds, useGroups } from './api.ts'

/** What the election and the voter's ratings say: everything of the desk that another order or filter leaves as it is. */
export function useMatchData(election: Election) {
  const [mode, setMode] = usePreference(interactionMode)
  const data = usePeople(election)
  const unrated = useMemo(() => unratedIds(data.people, data.matches), [data.people, data.matches])
  const typeById = useMemo(() => new Map(data.matches.map(({ candidateId, type }) => [candidateId, type])), [data.matches])
  const rating = useRating(election.id, data.people, data.matches)
  const step = useFinishedStep(election.id, data.people.length > 0 && unrated.length === 0)
  const ratingOf = (id: number): Rating | undefined => {
    const type = typeById.get(id)
    return RATINGS.find((known) => known.type === type)?.type
  }
  return {
    ...data,
    ...rating,
    election,
    /** Interactive: the deck, with the list beside it where there is room; informative: the list alone [ENTITY-16]. */
    mode,
    setMode,
    /** The ids of everybody without a rating, whatever the filters say. */
    unrated,
    ratingOf,
    /** Rates, or takes the rating back where it is the present one. */
    toggle: (person: Person, type: Rating) => rating.rate(person, ratingOf(person.id) === type ? 'none' : type),
    finish: () => step.mark(true),
  }
}

export type MatchData = ReturnType<typeof useMatchData>

/** Everything that deck, list and filters of an election share. */
export function useMatchDesk(data: MatchData) {
  const { id: electionId, year } = data.election
  const [settings, change] = useMatchSettings(electionId)
  const { order, prepare } = useOrder({ ...data, year, electionId }, settings)
  const groups = useGroups(order, data.matches)
  const filters = activeFilters(settings.filter)
  const clear = useCallback(() => change({ filter: NO_FILTER }), [change])
  return {
    ...data,
    settings,
    change,
    order,
    /** Sorts ahead, for those who are about to choose an order. */
    prepare,
    groups,
    filters,
    reset: filters > 0 ? clear : undefined,
  }
}

export type MatchDeskState = ReturnType<typeof useMatchDesk>

/** The step is marked as completed by itself when nobody is left to rate [ACHIEVE-2]. */
function useFinishedStep(electionId: number, isEverybodyRated: boolean) {
  const step = useElectionStep(electionId, 'match')
  const { mark } = step
  const isDue = step.isKnown && isEverybodyRated && !step.isDone && !step.isMarking
  useEffect(() => {
    if (isDue) mark(true)
  }, [isDue, mark])
  return step
}
