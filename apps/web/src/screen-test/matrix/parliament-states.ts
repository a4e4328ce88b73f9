import type { Affair, VoteCard } from '@plenara/contract'
import { expect, type Page } from '../screen-test.ts'
import { type Look, NARROW, PHONE, PHONE_DARK, type Scene, type ScreenState, type StateGroup, visit, WIDE } from './scene.ts'

const NARROW_AND_WIDE = [NARROW, WIDE]
const POWER_LOOKS: readonly Look[] = [{ width: 320, height: 896, theme: 'light' }, PHONE_DARK, WIDE]
const POWERS = ['legislative', 'executive', 'judiciary'] as const

const powers: readonly ScreenState[] = POWERS.flatMap((power) => [
  {
    screen: `/${power}`,
    state: 'leads to its people',
    full: [PHONE],
    show: async ({ page }: Scene) => {
      await visit(page, `/${power}`)
      await expect(page).toHaveURL(new RegExp(`/${power}/council$`))
      await expect(page.locator('#content ul li').first()).toBeVisible()
    },
  },
  ...(['council', 'responsibilities'] as const).map((part) => ({
    screen: `/${power}/${part}`,
    state: 'without login',
    full: POWER_LOOKS,
    show: async ({ page }: Scene) => {
      await visit(page, `/${power}/${part}`)
      await expect(page.locator('#content').getByRole('status', { name: 'Wird geladen' })).toHaveCount(0)
      await expect(page.locator('#content ul li').first()).toBeVisible()
    },
  })),
])

const homes: readonly ScreenState[] = [
  {
    screen: '/government',
    state: 'of a voter',
    full: [PHONE, PHONE_DARK, NARROW, WIDE],
    show: async ({ page }) => {
      await visit(page, '/government')
      await expect(page.locator('#content').getByRole('img', { name: /^Nationalrat: 200 Sitze\. / })).toBeVisible()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    screen: '/canton',
    state: 'of a voter',
    full: NARROW_AND_WIDE,
    show: async ({ page }) => {
      await visit(page, '/canton')
      await expect(page.getByRole('region', { name: '5 Wahlkreise' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    screen: '/canton',
    state: 'communes of which nothing is known',
    show: async ({ page }) => {
      await visit(page, '/canton?level=communal&canton=ZH')
      await expect(page.getByText('Zu den Gemeinden dieses Kantons haben wir keine Angaben.')).toBeVisible()
    },
  },
  {
    screen: '/canton/council/:id',
    state: 'a party opened',
    full: NARROW_AND_WIDE,
    show: async ({ page, request }) => {
      const [council]: { id: number }[] = await (await request.get('/api/canton/6/council')).json()
      await visit(page, `/canton/council/${council?.id}`)
      await page.locator('#content button[aria-expanded]').first().click()
      await expect(page.locator('a[href^="/cantonal-councillor/"]').first()).toBeVisible()
    },
  },
]

async function someAffair({ request }: Scene): Promise<Affair> {
  const { items }: { items: VoteCard[] } = await (await request.get('/api/vote?lang=de&peopleVotes=false')).json()
  return (await request.get(`/api/affair/${items[0]!.affairId}?lang=de`)).json()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const affairs: readonly ScreenState[] = [
  {
    screen: '/affair/:id',
    state: 'facts, days, documents and votes',
    full: NARROW_AND_WIDE,
    show: async (scene) => {
      const { id, title } = await someAffair(scene)
      await visit(scene.page, `/affair/${id}`)
      await expect(heading(scene.page, title)).toBeVisible()
    },
  },
  {
    screen: '/affair/:id',
    state: 'long texts',
    show: async (scene) => {
      const affair = await someAffair(scene)
      const submittedText = Array.from({ length: 30 }, (_, index) => `<p>Absatz ${index + 1}</p>`).join('')
      const texts = {
        initialSituation: '<p>Kurz.</p>',
        submittedText,
        reason: null,
        federalCouncilOpinion: '<p>Der Bundesrat stimmt zu.</p>',
      }
      await scene.page.route(`**/api/affair/${affair.id}?**`, (route) => route.fulfill({ json: { ...affair, ...texts } }))
      await scene.page.goto(`/affair/${affair.id}`)
      await expect(scene.page.getByRole('button', { name: 'Ganzen Text lesen' }).first()).toBeVisible()
    },
  },
  {
    screen: '/affair/:id',
    state: 'not found',
    show: async ({ page }) => {
      await visit(page, '/affair/77')
      await expect(page.getByText('Dieses Geschäft gibt es nicht.')).toBeVisible()
    },
  },
]

export const parliamentGroups: readonly StateGroup[] = [
  { title: 'the three powers', who: 'visitor', states: powers },
  { title: 'the homes of politics', who: 'voter', states: homes },
  { title: 'affairs of the parliament', who: 'visitor', states: affairs },
]
