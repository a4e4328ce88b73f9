import { type APIRequestContext, test as base } from '@playwright/test'
import type { Election, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { newVoter, type Voter } from '../../e2e/support/voter.ts'

const ZURICH = 26

type Answered = 'all' | 'short' | 'few'
/** So few answers leave most of the field in question. */
const FEW = 3

export interface ZurichVoter extends Voter {
  readonly election: Election
}

/** A voter of Zürich, the largest field of candidates, who has answered every question of the National Council, the short ones or a few. */
async function zurichVoter(request: APIRequestContext, answered: Answered): Promise<ZurichVoter> {
  const voter = await newVoter(request, { location: false })
  const headers = { Authorization: `Bearer ${voter.token}` }
  const [constituency] = await (await request.get(`/api/canton/${ZURICH}/constituency`)).json()
  await request.patch(`/api/user/${voter.id}`, { headers, data: { cantonId: ZURICH, constituencyId: constituency.id } })
  const elections: Election[] = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  if (!election) throw new Error('The demonstration data has no National Council election of 2027 in Zürich')
  const base = `/api/user/${voter.id}/election/${election.id}`
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  const asked = questions.filter(({ isShort }) => answered === 'all' || isShort)
  for (const [index, { id, type }] of asked.slice(0, answered === 'few' ? FEW : undefined).entries()) {
    const scale = SCALE_VALUES[type]
    await request.put(`${base}/response/${id}`, { headers, data: { value: scale[index % scale.length] } })
  }
  for (const step of ['profile', 'evaluate', 'favorites']) {
    await request.put(`${base}/progression`, { headers, data: { key: `achievement.${step}`, data: { state: 'c' } } })
  }
  return { ...voter, election }
}

/** Every measurement has a voter of its own. */
export const test = base.extend<{ answered: Answered; voter: ZurichVoter }>({
  answered: ['all', { option: true }],
  voter: async ({ request, answered }, use) => use(await zurichVoter(request, answered)),
})
