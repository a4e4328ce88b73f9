import type { APIRequestContext } from '@playwright/test'
import type { CandidateCard, Election, Match, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { changeDocument, withCompleted, withResponses } from './user-document.ts'
import type { Voter } from './voter.ts'

/** A voter who has answered the short questionnaire of the National Council election, so that rating is unlocked. */
export interface RatingVoter {
  readonly election: Election
  readonly candidates: readonly CandidateCard[]
  /** Rates through the API. */
  readonly rate: (candidateId: number, type: Match['type']) => Promise<void>
  /** The ratings that the server holds. */
  readonly matches: () => Promise<Match[]>
  /** Marks a step of the way as completed. */
  readonly complete: (step: string) => Promise<void>
}

const CELEBRATED = ['profile', 'evaluate', 'favorites'] as const

/** Prepares a voter through the API; these congratulations are marked as seen. */
export async function prepareRating(
  request: APIRequestContext,
  voter: Voter,
  seen: readonly (typeof CELEBRATED)[number][] = CELEBRATED,
): Promise<RatingVoter> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  if (!election) throw new Error('The demonstration data has no National Council election of 2027')
  const base = `/api/user/${voter.id}/election/${election.id}`
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  const answers = questions.filter(({ isShort }) => isShort).map(({ id, type }) => [id, SCALE_VALUES[type][0] as number] as const)
  const celebrations = seen.map((step) => `achievement.${step}`)
  await changeDocument(request, voter, ({ elections, progression }) => ({
    elections: withResponses(elections, election.id, new Map(answers)),
    progression: withCompleted(progression, election.id, celebrations),
  }))
  return {
    election,
    candidates: await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json(),
    rate: async (candidateId, type) => {
      await request.put(`${base}/match/${candidateId}`, { headers, data: { type } })
    },
    matches: async () => (await request.get(`${base}/match`, { headers })).json(),
    complete: async (key) => {
      await request.put(`${base}/progression`, { headers, data: { key, data: { state: 'c' } } })
    },
  }
}
