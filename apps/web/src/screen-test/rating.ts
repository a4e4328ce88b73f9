import type { CandidateCard, Election, Match, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import type { ApiRequest, Voter } from './screen-test.ts'

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
  request: ApiRequest,
  voter: Voter,
  seen: readonly (typeof CELEBRATED)[number][] = CELEBRATED,
): Promise<RatingVoter> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  if (!election) throw new Error('The demonstration data has no National Council election of 2027')
  const base = `/api/user/${voter.id}/election/${election.id}`
  const complete = async (key: string) => {
    await request.put(`${base}/progression`, { headers, data: { key, data: { state: 'c' } } })
  }
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  for (const { id, type } of questions.filter(({ isShort }) => isShort)) {
    await request.put(`${base}/response/${id}`, { headers, data: { value: SCALE_VALUES[type][0] } })
  }
  for (const step of seen) await complete(`achievement.${step}`)
  return {
    election,
    candidates: await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json(),
    rate: async (candidateId, type) => {
      await request.put(`${base}/match/${candidateId}`, { headers, data: { type } })
    },
    matches: async () => (await request.get(`${base}/match`, { headers })).json(),
    complete,
  }
}
