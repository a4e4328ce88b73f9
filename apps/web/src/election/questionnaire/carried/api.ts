import type { Election, Opinion, Question, Response } from '@plenara/contract'
import { electionTitle, endOfElectionDay } from '@plenara/domain/elections'
import { onlineManager } from '@tanstack/react-query'
import { queryClient, useCall } from '../../../data/calls/query-client.ts'
import { queryOptions } from '../../../data/calls/read-pipeline.ts'
import { setResponse } from '../../../data/commands/offline/set-response.ts'
import { runCommand } from '../../../data/commands/run-command.ts'
import { useActiveElection } from '../../../data/queries/active-election.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { useUserId } from '../../../data/session/session.ts'
import { currentSession } from '../../../data/session/session-store.ts'

/** Whether an election takes answers from others, and how many. */
export function useCarrying(eid: number) {
  return useCall('getCarrying', { params: { id: useUserId(), eid } }, eid > 0)
}

/** The name of an election of the user's place, with its year; undefined for another election. */
export function useElectionName(): (eid: number) => string | undefined {
  const { elections } = useActiveElection()
  return (eid) => {
    const election = elections.find(({ id }) => id === eid)
    return election && electionTitle(election)
  }
}

/** The user's answer to a similar question; undefined without one. */
export function useSimilarAnswer({ similarTo = [] }: Question, isOpen: boolean): Opinion | undefined {
  const lang = useContentLanguage()
  const isAsked = isOpen && similarTo.length > 0
  const { data = [] } = useCall('getOpinions', { params: { id: useUserId() }, query: { lang } }, isAsked)
  return isAsked ? data.find(({ questionId, value }) => value !== null && similarTo.includes(questionId)) : undefined
}

/** The other elections that are not over and count an answer; empty without a network. */
export async function otherElections(eid: number, questionId: number): Promise<number[]> {
  const { userId: id } = currentSession()
  if (!onlineManager.isOnline()) return []
  const opinions = await queryClient.fetchQuery({ ...queryOptions('getOpinions', { params: { id } }), staleTime: 0 })
  const elections = queryClient.getQueriesData<Election[]>({ queryKey: ['getUserElections', { id }] }).flatMap(([, loaded]) => loaded ?? [])
  const [question] = (await questionsOf(eid)).filter((other) => other.id === questionId)
  const counting = opinions.filter(({ opinionId }) => opinionId === question?.opinionId).find((opinion) => opinion.elections.includes(eid))
  return (counting?.elections ?? []).filter((other) => other !== eid && isOpen(elections, other))
}

/** An answer with the one that it replaced. */
export interface ChangedAnswer {
  readonly former: Response
  readonly answer: Response
}

/** Restricts an answer to one election and restores the former answer in the others. */
export async function keepOnlyHere(eid: number, { former, answer }: ChangedAnswer): Promise<void> {
  const others = await otherElections(eid, answer.questionId)
  const [other] = former.from === null || former.from === undefined ? others : [former.from]
  const question = (await questionsOf(eid)).find(({ id }) => id === answer.questionId)
  if (other === undefined || !question) return
  const target = (await questionsOf(other)).find(({ opinionId }) => opinionId === question.opinionId)
  if (!target) return
  const { value, weight } = former
  const moment = () => ({ answeredAt: new Date().toISOString(), opinionId: question.opinionId })
  await runCommand(setResponse, { eid, questionId: answer.questionId, value: answer.value, weight: answer.weight, only: true, ...moment() })
  await runCommand(setResponse, { eid: other, questionId: target.id, value, weight, ...moment() })
}

function questionsOf(eid: number): Promise<Question[]> {
  return queryClient.ensureQueryData(queryOptions('getQuestions', { params: { eid } }))
}

function isOpen(elections: readonly Election[], eid: number): boolean {
  const election = elections.find(({ id }) => id === eid)
  return election !== undefined && Date.now() < endOfElectionDay(election.electionDate)
}
