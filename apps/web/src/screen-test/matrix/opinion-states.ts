import type { Question } from '@plenara/contract'
import { SCALE_VALUES } from '@plenara/contract/constants'
import { ELECTION_ID } from '../answers.ts'
import { expect, type Page } from '../screen-test.ts'
import { JOURNEY, PHONE, PHONE_DARK, type Scene, type ScreenState, type StateGroup, WIDE, WIDE_DARK } from './scene.ts'

const SCREEN = '/profile/questions/:type'
/** The coming election of the cantonal parliament, which asks the same questions. */
const OTHER_ID = 104
const SIZES = [...JOURNEY, PHONE_DARK, WIDE_DARK]

const questionsOf = async ({ request }: Scene): Promise<Question[]> => (await request.get(`/api/election/${ELECTION_ID}/question`)).json()

/** Answers the first short questions in the other election. */
async function answerElsewhere(scene: Scene, count: number): Promise<void> {
  const headers = { Authorization: `Bearer ${scene.voter.token}` }
  const short = (await questionsOf(scene)).filter(({ isShort }) => isShort)
  for (const { id, type } of short.slice(0, count)) {
    const place = `/api/user/${scene.voter.id}/election/${OTHER_ID}/response/${id}`
    await scene.request.put(place, { headers, data: { value: SCALE_VALUES[type][0] } })
  }
}

const sheet = (page: Page) => page.getByRole('dialog', { name: '5 deiner Antworten gelten auch hier' })

const states: readonly ScreenState[] = [
  {
    screen: SCREEN,
    state: 'answers of another election count here',
    full: SIZES,
    show: async (scene) => {
      await answerElsewhere(scene, 5)
      await scene.page.goto('/profile/questions/short')
      await expect(sheet(scene.page)).toContainText('noch 25 Fragen')
    },
  },
  {
    screen: SCREEN,
    state: 'which answers were taken over',
    full: [PHONE, PHONE_DARK, WIDE],
    show: async ({ page }) => {
      await sheet(page).getByRole('button', { name: 'Ansehen' }).click()
      await expect(page.getByRole('dialog').getByText(/^von: /)).toHaveCount(5)
    },
  },
  {
    screen: SCREEN,
    state: 'an answer that counts in all elections',
    full: SIZES,
    show: async (scene) => {
      const [first] = (await questionsOf(scene)).filter(({ isShort }) => isShort)
      await scene.page.goto(`/profile/questions/short?question=${first?.id}`)
      await expect(scene.page.getByRole('checkbox', { name: 'Nur für diese Wahl' })).toBeVisible()
    },
  },
  {
    screen: SCREEN,
    state: 'a question that another election asks in other words',
    full: SIZES,
    show: async (scene) => {
      const [answered, ...others] = (await questionsOf(scene)).filter(({ isShort }) => isShort)
      const open = others.at(-1)
      await scene.page.route(new RegExp(`/api/election/${ELECTION_ID}/question`), async (route) => {
        const questions: Question[] = await (await route.fetch()).json()
        route.fulfill({ json: questions.map((one) => (one.id === open?.id ? { ...one, similarTo: [answered?.id] } : one)) })
      })
      await scene.page.goto(`/profile/questions/short?question=${open?.id}`)
      await expect(scene.page.getByRole('button', { name: 'Ja, gleich' })).toBeVisible()
    },
  },
  {
    screen: '/profile',
    state: 'all answers, with the elections in which they count',
    full: SIZES,
    show: async ({ page }) => {
      await page.goto('/profile')
      await page.getByText(/^Alle 5 Antworten/).click()
      await expect(page.getByText(/^Zählt für: /)).toHaveCount(5)
    },
  },
]

export const opinionGroups: readonly StateGroup[] = [{ title: 'one opinion for all elections', who: 'voter', states }]
