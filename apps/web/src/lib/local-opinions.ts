import type { AnswerTable, MatchPercent, Question, Response, Spider } from '@plenara/contract'
import { computeSpider, createMatcher, type Matcher, matchAll, readAnswerTable, readPercents } from '@plenara/domain'
import { useEffect } from 'react'
import { keyOf } from './call-key.ts'
import { queryClient, queryOf } from './query-client.ts'
import { whenIdle } from './when-idle.ts'

/** Whose opinions on what; the language is that of the shown spider. */
export interface OpinionPlace {
  readonly id: number
  readonly eid: number
  readonly lang: string
}

/** Loads the answers of the candidates when the page has nothing else to do, so that percents can be computed on the device. */
export function useLocalPercents(electionId: number): void {
  useEffect(() => {
    if (electionId <= 0) return
    return whenIdle(() => void queryClient.prefetchQuery(queryOf('getCandidateAnswers', { params: { eid: electionId } })))
  }, [electionId])
}

/**
 * Computes the spider and all match percents from the responses that are shown now, as the server will.
 * @returns whether the percents could be computed: the answers of the candidates are here
 */
export function redrawOpinions({ id, eid, lang }: OpinionPlace): boolean {
  const own = { params: { id, eid } }
  const responses = queryClient.getQueryData<Response[]>(keyOf('getResponses', own)) ?? []
  const questions = queryClient.getQueryData<Question[]>(keyOf('getQuestions', { params: { eid }, query: { lang } }))
  const spiderKey = keyOf('getSpider', { ...own, query: { lang } })
  if (questions) queryClient.setQueryData<Spider>(spiderKey, (spider) => spider && spiderOf(spider, questions, responses))
  const table = queryClient.getQueryData<AnswerTable>(keyOf('getCandidateAnswers', { params: { eid } }))
  if (!table) return false
  const matcher = matcherOf(table, id)
  matchAll(matcher, responses)
  queryClient.setQueryData<MatchPercent[]>(keyOf('getMatchPercents', own), readPercents(matcher))
  return true
}

function spiderOf({ axes }: Spider, questions: readonly Question[], responses: readonly Response[]): Spider {
  const values = new Map(computeSpider(axes, questions, responses).map(({ id, value }) => [id, value]))
  return { axes: axes.map((axis) => ({ ...axis, value: values.get(axis.id) ?? null })) }
}

let last: { readonly table: AnswerTable; readonly userId: number; readonly matcher: Matcher } | undefined

/** The method is the default one, as in the call without a method; the seed is the voter, as on the server. */
function matcherOf(table: AnswerTable, userId: number): Matcher {
  if (last?.table !== table || last.userId !== userId) {
    last = { table, userId, matcher: createMatcher({ matrix: readAnswerTable(table), method: 'city-block', seed: userId }) }
  }
  return last.matcher
}
