import type { Spider, Weight } from '@plenara/contract'
import type { Answer, Client } from '@plenara/contract/client'
import { queryClient } from '../../calls/query-cache.ts'
import { queryKey } from '../../calls/query-key.ts'
import { carriedTo } from '../../queries/carried-to.ts'
import { redrawAllOpinions } from '../../queries/local-opinions.ts'
import { type CallParams, defineCommand, type Waiting } from '../command.ts'

export interface ResponseInput {
  readonly eid: number
  readonly questionId: number
  readonly value: number | null
  readonly weight: Weight
  /** When it was given on this device, an ISO moment: of two answers the later one stays, whichever arrives first. */
  readonly answeredAt: string
  /** What other elections know the question by; absent where that is not known. */
  readonly opinionId?: number
  /** Whether it counts in this election alone. */
  readonly only?: boolean
  /** The language in which the spider is answered. */
  readonly lang?: Language
}

type Language = NonNullable<NonNullable<Parameters<Client['setResponse']>[0]['query']>['lang']>

/**
 * Answers a question, in all elections that are not over and ask the same. Spider and percents follow from the answers on the device, as the server computes
 * them.
 */
export const setResponse = defineCommand<ResponseInput, Spider>({
  kind: 'setResponse',
  scope: 'responses',
  isForAllElections: true,
  apply: { getResponses: withResponse },
  derive: (id) => void redrawAllOpinions(id),
  derived: ['getSpider', 'getMatchPercents'],
  send: ({ eid, questionId, value, weight, answeredAt, lang, only }, { client, userId: id }) =>
    client.setResponse({
      params: { id, eid, questionId },
      ...(lang && { query: { lang } }),
      body: { value, weight, answeredAt, ...(only && { only }) },
    }),
  onSuccess: ({ input: { eid, lang }, userId: id, result, isLast }) => {
    if (!isLast) return
    if (result && lang) queryClient.setQueryData(queryKey('getSpider', { params: { id, eid }, query: { lang } }), result)
    const isComputed = redrawAllOpinions(id).includes(eid)
    if (!result) return
    void queryClient.invalidateQueries({ queryKey: queryKey('getMatchPercents'), refetchType: isComputed ? 'none' : 'active' })
    void queryClient.invalidateQueries({ queryKey: queryKey('getOpinions') })
    void queryClient.invalidateQueries({ queryKey: queryKey('getCarrying'), refetchType: 'none' })
    void queryClient.invalidateQueries({ predicate: ({ queryKey: key }) => isOfOtherElection(key, eid) })
  },
  offline: {
    register: ({ eid, questionId, only }) => `response/${eid}/${questionId}${only ? '/only' : ''}`,
    describe: ({ questionId }, names) => ({ what: 'answer', values: { name: names.question(questionId) } }),
  },
})

type Responses = Answer<'getResponses'>

function withResponse(
  responses: Responses,
  input: ResponseInput,
  _waiting?: Waiting,
  { id = 0, eid = input.eid }: CallParams = {},
): Responses {
  const { value, weight, only = false } = input
  const isHere = eid === input.eid
  const questionId = isHere ? input.questionId : carriedTo({ id, eid }, input)
  if (questionId === null) return responses
  const stored = responses.find((response) => response.questionId === questionId)
  if (!isHere && stored?.only) return responses
  const from = isHere ? null : input.eid
  return [...responses.filter((response) => response !== stored), { questionId, value, weight, from, only: isHere && only }]
}

const OF_OPINIONS: readonly unknown[] = ['getResponses', 'getSpider', 'getListMatch', 'getMatchContributions']

/** What other elections count may have changed by the answer in ways that this device does not know. */
function isOfOtherElection([name, params]: readonly unknown[], eid: number): boolean {
  return OF_OPINIONS.includes(name) && (params as CallParams | undefined)?.eid !== eid
}
