import type { Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import type { ApiRequest, Voter } from './screen-test.ts'

/** The National Council election of the catalogue. */
export const ELECTION_ID = 101

/** Answers the first questions of a set through the API; returns those that are left. */
export async function answerFirst(request: ApiRequest, voter: Voter, count: number, set: 'short' | 'all' = 'short'): Promise<Question[]> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const questions: Question[] = await (await request.get(`/api/election/${ELECTION_ID}/question`)).json()
  const asked = questions.filter(({ isShort }) => set === 'all' || isShort)
  for (const { id, type } of asked.slice(0, count)) {
    await request.put(`/api/user/${voter.id}/election/${ELECTION_ID}/response/${id}`, { headers, data: { value: SCALE_VALUES[type][0] } })
  }
  return asked.slice(count)
}
