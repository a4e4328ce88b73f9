import type { Election } from '@plenara/contract'
import { favoritesByPercent } from '@plenara/domain/people'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useElectionStep } from '../../data/commands/election-progression.ts'
import { useRatings } from '../../data/commands/ratings.ts'
import { interactionMode, usePreference } from '../../platform/preferences.ts'
import type { Person } from '../../shared/person/person.ts'
import { activeFilters, NO_FILTER, useMatchSettings } from '../shared/match-settings.ts'
import { useOrder, usePeople } from '../shared/people.ts'
import { RATINGS, type Rating } from '../shared/rate-buttons.tsx'
import { useRating } from '../shared/use-rating.ts'
import { unratedIds, useGroups } from './api.ts'

/** The data of the election and the voter's ratings: the part of the desk that does not depend on order and filter. */
export function useMatchData(election: Election) {
  const [mode, setMode] = usePreference(interactionMode)
  const data = usePeople(election)
  const unrated = useMemo(() => unratedIds(data.people, data.matches), [data.people, data.matches])
  const typeById = useMemo(() => new Map(data.matches.map(({ candidateId, type }) => [candidateId, type])), [data.matches])
  const rating = useRating(election.id, data.people, data.matches)
  const step = useFinishedStep(election.id, data, data.people.length > 0 && unrated.length === 0)
  const ratingOf = (id: number): Rating | undefined => {
    const type = typeById.get(id)
    return RATINGS.find((mark) => mark.type === type)?.type
  }
  return {
    ...data,
    ...rating,
    election,
    /** Interactive: the deck, with the list beside it if there is room; informative: the list alone [ENTITY-16]. */
    mode,
    setMode,
    /** The ids of all people without a rating, independent of the filters. */
    unrated,
    ratingOf,
    accepted: data.matches.filter(({ rank }) => rank !== null).length,
    /** Rates a person, or removes the rating if it is the present one. */
    toggle: (person: Person, type: Rating) => rating.rate(person, ratingOf(person.id) === type ? 'none' : type),
    isFinished: step.isDone,
    finish: step.finish,
  }
}

export type MatchData = ReturnType<typeof useMatchData>

/** The state that deck, list and filters of an election share. */
export function useMatchDesk(data: MatchData) {
  const { id: electionId, year } = data.election
  const [settings, change] = useMatchSettings(electionId)
  // The pressed or typed control is updated first; deck, list and counts follow together.
  const shown = useDeferredValue(settings)
  const order = useOrder({ ...data, year, electionId }, shown)
  const groups = useGroups(order, data.matches)
  const filters = activeFilters(settings.filter)
  const clear = useCallback(() => change({ filter: NO_FILTER }), [change])
  return {
    ...data,
    settings,
    change,
    order,
    /** Whether `order` is by match. */
    isByMatch: shown.sort === 'percent',
    shownSort: shown.sort,
    groups,
    filters,
    reset: filters > 0 ? clear : undefined,
  }
}

export type MatchDeskState = ReturnType<typeof useMatchDesk>

/**
 * Ends the step, by the voter or automatically when all are rated [ACHIEVE-2]. The first time the favourites get the order by percent, loved
 * ones first; later the voter's order stays.
 */
function useFinishedStep(
  electionId: number,
  { matches, percents }: Pick<ReturnType<typeof usePeople>, 'matches' | 'percents'>,
  isEverybodyRated: boolean,
) {
  const { isKnown, isDone, isMarking, mark } = useElectionStep(electionId, 'match')
  const { order } = useRatings(electionId)
  const finish = useCallback(() => {
    if (isDone) return
    const favorites = favoritesByPercent(matches, percents)
    if (isKnown && favorites.length > 1 && percents.size > 0) order(favorites)
    mark(true)
  }, [isKnown, isDone, matches, percents, order, mark])
  const isDue = isKnown && isEverybodyRated && !isDone && !isMarking
  useEffect(() => {
    if (isDue) finish()
  }, [isDue, finish])
  return { isDone, finish }
}
