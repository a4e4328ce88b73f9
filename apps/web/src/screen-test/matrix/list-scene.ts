import type { OfficialList, Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import type { Page } from '../screen-test.ts'
import type { Scene } from './scene.ts'

/** The names of an official list, in its order. */
export const idsOf = (list: OfficialList) => list.candidates.map(({ id }) => id)

/** Answers every question, so that lists and parties match. */
export async function answerAll({ request, voter, lists }: Scene): Promise<void> {
  const { election } = await lists()
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  const headers = { Authorization: `Bearer ${voter.token}` }
  for (const [index, { id, type }] of questions.entries()) {
    const data = { value: SCALE_VALUES[type].at(index % 2 === 0 ? 0 : -1) }
    await request.put(`/api/user/${voter.id}/election/${election.id}/response/${id}`, { headers, data })
  }
}

/** From the next page on this election is the active one. */
export async function selectElection(page: Page, level: string, index: number): Promise<void> {
  await page.evaluate(
    ([name, place]) => {
      localStorage.setItem('plenara.election-level', String(name))
      localStorage.setItem(`plenara.election-index.${name}`, String(place))
    },
    [level, index],
  )
}
