import type { Match } from '@plenara/contract'
import { announce } from '@plenara/ui/announce.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useCallback } from 'react'
import { useRatings } from '../../data/commands/ratings.ts'
import { useUserId } from '../../data/session/session.ts'
import type { Person } from '../../shared/person/person.ts'
import type { Rating } from './rate-buttons.tsx'
import { remember, takeLast, useUndoCount } from './rating-history.ts'

/** Rating in an election, with undo of 20 steps. */
export function useRating(electionId: number, people: readonly Person[], matches: readonly Match[]) {
  const t = useText()
  const scope = `${useUserId()}/${electionId}`
  const ratings = useRatings(electionId)
  const undoCount = useUndoCount(scope)
  const rate = (person: Person, type: Rating | 'none') => {
    remember(scope, { candidateIds: [person.id], before: matches })
    ratings.rate(person.id, type)
  }
  const rateAll = (ids: readonly number[]) => {
    remember(scope, { candidateIds: ids, before: matches })
    ratings.rateAll(ids)
  }
  const undo = useCallback(() => {
    const past = takeLast(scope)
    if (!past) return
    ratings.restore(past.candidateIds, past.before)
    const name = people.find((person) => person.id === past.candidateIds[0])?.name ?? ''
    announce(t('match.undone', { name, n: past.candidateIds.length }))
  }, [scope, ratings, people, t])
  return { rate, rateAll, undo, undoCount }
}
