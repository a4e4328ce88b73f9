import type { ApiRequest } from '../screen-test.ts'
import { expect } from '../screen-test.ts'
import { NARROW, type Scene, type ScreenState, type StateGroup, visit, WIDE, WIDE_DARK } from './scene.ts'

const NARROW_AND_DARK = [NARROW, WIDE_DARK]

const open: readonly ScreenState[] = [
  {
    screen: '/information/:resource/:level',
    state: 'an article',
    full: NARROW_AND_DARK,
    show: async ({ page }) => {
      await visit(page, '/information/government/federal')
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(5)
    },
  },
  {
    screen: '/information/:resource/:level',
    state: 'the meaning of a word',
    full: [NARROW],
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Fraktion' }).click()
      await expect(page.getByRole('note', { name: 'Fraktion' })).toBeVisible()
    },
  },
  {
    screen: '/method',
    state: 'without login',
    full: NARROW_AND_DARK,
    show: async ({ page }) => {
      await visit(page, '/method')
      await expect(page.getByRole('heading', { name: 'Was wir nicht tun' })).toBeVisible()
    },
  },
  {
    screen: '/our-system',
    state: 'without login',
    show: async ({ page }) => {
      await visit(page, '/our-system')
      await expect(page.getByRole('article').locator('ol > li')).toHaveCount(7)
    },
  },
  {
    screen: '/voting-instructions',
    state: 'without login',
    show: async ({ page }) => {
      await visit(page, '/voting-instructions')
      await expect(page.getByRole('article').locator('ol > li').first()).toBeVisible()
    },
  },
  {
    screen: '/get-involved',
    state: 'without login',
    show: async ({ page }) => {
      await visit(page, '/get-involved')
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(4)
    },
  },
]

const closed: readonly ScreenState[] = [
  {
    screen: '/method',
    state: 'of a voter',
    show: async ({ page }) => {
      await visit(page, '/method')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('So entsteht die Übereinstimmung')
    },
  },
  {
    screen: '/our-system',
    state: 'how a law is made',
    show: async ({ page }) => {
      await visit(page, '/our-system')
      await expect(page.getByRole('article').locator('ol > li')).toHaveCount(7)
    },
  },
  {
    screen: '/get-involved',
    state: 'four ways',
    full: [NARROW],
    show: async ({ page }) => {
      await visit(page, '/get-involved')
      await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(4)
    },
  },
  {
    screen: '/voting-instructions',
    state: 'five steps',
    full: [{ width: 414, height: 896, theme: 'light' }, WIDE],
    show: async ({ page }) => {
      await visit(page, '/voting-instructions')
      await expect(page.getByRole('article').locator('ol').getByRole('heading', { level: 2 })).toHaveCount(5)
    },
  },
  {
    screen: '/voting-instructions',
    state: 'in easy language',
    show: async ({ page }) => {
      await visit(page, '/voting-instructions?text=easy')
      await expect(page.getByRole('radio', { name: 'Leichte Sprache' })).toBeChecked()
    },
  },
]

const DIALECT_SIZES = [
  { width: 414, height: 720, theme: 'light' },
  { width: 320, height: 720, theme: 'light' },
] as const

/** A screen in Basel German. */
function inDialect(screen: string, heading: string | RegExp, address: (scene: Scene) => Promise<string> = async () => screen): ScreenState {
  return {
    screen,
    state: 'in Basel German',
    full: DIALECT_SIZES,
    show: async (scene) => {
      const { page, request, voter } = scene
      const target = await address(scene)
      if (localStorage.getItem('plenara.language') !== 'gsw') {
        if (voter.id > 0) await speakDialect(request, voter)
        localStorage.setItem('plenara.language', 'gsw')
      }
      await page.goto(target)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
      await page.waitForLoadState('networkidle')
    },
  }
}

async function speakDialect(request: ApiRequest, { id, token }: { readonly id: number; readonly token: string }): Promise<void> {
  await request.patch(`/api/user/${id}`, { headers: { Authorization: `Bearer ${token}` }, data: { language: 'gsw' } })
}

const dialect: readonly ScreenState[] = [
  inDialect('/settings', 'Yystellige'),
  inDialect('/election', /./),
  inDialect('/match', 'Bewäärte', async ({ rating }) => {
    await rating()
    return '/match'
  }),
  inDialect('/list/:listId?', 'Lyschte bearbaite', async ({ lists }) => {
    const api = await lists()
    const source = api.official[0]!
    const ids = source.candidates.slice(0, 2).map(({ id }) => id)
    return `/list/${(await api.create('Myyni Lyschte', ids, source)).id}`
  }),
]

export const knowledgeGroups: readonly StateGroup[] = [
  { title: 'knowledge for everybody', who: 'visitor', states: open },
  { title: 'knowledge for voters', who: 'voter', states: closed },
  {
    title: 'the entrance in the dialect',
    who: 'visitor',
    states: [inDialect('/start', 'Wääle mit Iberbligg'), inDialect('/register', 'Konto mache')],
  },
  { title: 'the election in the dialect', who: 'voter', states: dialect },
]
