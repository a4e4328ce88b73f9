import type { Candidate } from '@plenara/contract'
import { forgetPreview, openPreview } from '../preview.ts'
import { expect } from '../screen-test.ts'
import { whoAnswered } from './candidates.ts'
import { NARROW, PHONE, PHONE_DARK, type Scene, type ScreenState, visit, WIDE } from './scene.ts'

async function personOf({ request, rating }: Scene): Promise<Candidate> {
  const { election, candidates } = await rating()
  return whoAnswered(request, election.id, candidates)
}

/** The preview of a draft, as the desk leads to it. */
export const previewStates: readonly ScreenState[] = [
  {
    screen: '/preview',
    state: 'opened by itself',
    show: async ({ page }) => {
      await visit(page, '/preview')
      await expect(page.getByText('Eine Vorschau öffnest du im Portal für Kandidierende.')).toBeVisible()
    },
  },
  {
    screen: '/preview',
    state: 'a draft',
    full: [PHONE, NARROW, WIDE, PHONE_DARK],
    show: async (scene) => {
      await openPreview(scene.page, await personOf(scene))
      await expect(scene.page.getByText('Die Übereinstimmung sehen Wählende nur für sich, du nicht.')).toBeVisible()
    },
  },
  {
    screen: '/preview',
    state: 'a draft that is over',
    show: async (scene) => {
      const person = await personOf(scene)
      await scene.page.route(/\/api\/election\/\d+\/candidate\/\d+\?/, (route) =>
        route.fulfill({ status: 404, json: { code: 'not_found' } }),
      )
      await openPreview(scene.page, person)
      await expect(scene.page.getByText('Diese Vorschau ist abgelaufen')).toBeVisible()
      await scene.page.unroute(/\/api\/election\/\d+\/candidate\/\d+\?/)
      forgetPreview()
    },
  },
]
