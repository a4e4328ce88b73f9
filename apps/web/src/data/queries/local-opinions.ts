import type { AnswerTable, MatchPercent, Question, Response, Spider } from '@plenara/contract'
import { type AnswerMatrix, computeSpider, matchPercents, readAnswerTable } from '@plenara/domain/match'
import { queryClient } from '../calls/query-cache.ts'
import { queryKey } from '../calls/query-key.ts'
import { seedOf } from './seed-of-user.ts'

/** Whose opinions in which election. */
export interface OpinionPlace {
  readonly id: number
  readonly eid: number
}

/**
 * Computes the spider and all match percents from the responses that are shown now, as the server will.
 * @returns whether the percents could be computed: the answers of the candidates are here
 */
export function redrawOpinions({ id, eid }: OpinionPlace): boolean {
  const own = { params: { id, eid } }
  const responses = queryClient.getQueryData<Response[]>(queryKey('getResponses', own)) ?? []
  for (const [key, spider] of queryClient.getQueriesData<Spider>({ queryKey: ['getSpider', own.params] })) {
    const questions = queryClient.getQueryData<Question[]>(queryKey('getQuestions', { params: { eid }, query: key[2] }))
    if (spider && questions) queryClient.setQueryData<Spider>(key, spiderOf(spider, questions, responses))
  }
  const table = queryClient.getQueryData<AnswerTable>(queryKey('getCandidateAnswers', { params: { eid } }))
  if (!table) return false
  // The method is the default one, as in the call without a method; the seed is the voter, as on the server.
  const percents = matchPercents({ matrix: matrixOf(table), responses, seed: seedOf(id) })
  queryClient.setQueryData<MatchPercent[]>(queryKey('getMatchPercents', own), percents)
  return true
}

/** The same for every election whose responses are shown. @returns the elections whose percents could be computed */
export function redrawAllOpinions(id: number): number[] {
  const shown = queryClient.getQueriesData<Response[]>({ queryKey: ['getResponses'] })
  return shown.flatMap(([[, params], responses]) => {
    const place = params as Partial<OpinionPlace>
    return responses && place.id === id && place.eid !== undefined && redrawOpinions({ id, eid: place.eid }) ? [place.eid] : []
  })
}

function spiderOf({ axes }: Spider, questions: readonly Question[], responses: readonly Response[]): Spider {
  const values = new Map(computeSpider(axes, questions, responses).map(({ id, value }) => [id, value]))
  return { axes: axes.map((axis) => ({ ...axis, value: values.get(axis.id) ?? null })) }
}

const matrixByTable = new WeakMap<AnswerTable, AnswerMatrix>()

/** The candidates' answers of a table, read once. */
export function matrixOf(table: AnswerTable): AnswerMatrix {
  const read = matrixByTable.get(table) ?? readAnswerTable(table)
  matrixByTable.set(table, read)
  return read
}
