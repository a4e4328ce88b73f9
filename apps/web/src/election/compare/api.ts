import type { Election } from '@plenara/contract'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useUserId } from '../../data/session/session.ts'
import type { Person } from '../../shared/person/person.ts'
import { usePeople } from '../shared/people.ts'

/** The persons of an election by the ids of the address; unknown ids are left out. */
export function useChosen(election: Election, ids: readonly number[]) {
  const { people, isPending, error, retry } = usePeople(election)
  const chosen = ids.flatMap((id): Person[] => people.filter((person) => person.id === id))
  return { chosen, isPending, error, retry }
}

/** Answers and diagrams of two persons and the user. */
export function useComparison(eid: number, first: number, second: number) {
  const id = useUserId()
  const lang = useContentLanguage()
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } })
  const categories = useCall('getCategories', { params: { eid }, query: { lang } })
  const mine = useCall('getResponses', { params: { id, eid } })
  const firstAnswers = useCall('getCandidateResponses', { params: { eid, candidateId: first }, query: { lang } })
  const secondAnswers = useCall('getCandidateResponses', { params: { eid, candidateId: second }, query: { lang } })
  const mySpider = useCall('getSpider', { params: { id, eid }, query: { lang } })
  const firstSpider = useCall('getCandidateSpider', { params: { eid, candidateId: first }, query: { lang } })
  const secondSpider = useCall('getCandidateSpider', { params: { eid, candidateId: second }, query: { lang } })
  const all = [questions, categories, mine, firstAnswers, secondAnswers, mySpider, firstSpider, secondSpider]
  return {
    questions: questions.data ?? [],
    categories: categories.data ?? [],
    mine: mine.data ?? [],
    first: firstAnswers.data ?? [],
    second: secondAnswers.data ?? [],
    spiders: { mine: mySpider.data?.axes ?? [], first: firstSpider.data?.axes ?? [], second: secondSpider.data?.axes ?? [] },
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => {
      for (const { error, refetch } of all) if (error) void refetch()
    },
  }
}
