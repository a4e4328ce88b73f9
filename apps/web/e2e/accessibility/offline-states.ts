import { expect, type Page } from '@playwright/test'
import type { ParliamentaryGroup } from '@plenara/contract'
import { expectKept, keptOnDevice } from '../support/device.ts'
import { setOffline } from '../support/network.ts'
import type { Scene, ScreenState, StateGroup } from './scene.ts'

/** Opens an address without a network; the app itself lies on the device. */
async function arriveOffline(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first()).toHaveText(/\S/)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('status').first()).toContainText('Offline.')
}

async function leaveNetwork({ page, context }: Scene): Promise<void> {
  await page.goto('/imprint')
  await keptOnDevice(page)
  await page.waitForLoadState('networkidle')
  await setOffline(context, true)
}

/** A screen that was never opened before. The first of a group leaves the network. */
function missing(screen: string, isFirst = false, address: (scene: Scene) => Promise<string> = async () => screen): ScreenState {
  return {
    screen,
    state: 'without a network',
    show: async (scene) => {
      const target = await address(scene)
      if (isFirst) await leaveNetwork(scene)
      await arriveOffline(scene.page, target)
    },
  }
}

let memberId = 0

const ofVoter: readonly ScreenState[] = [
  missing('/government', true, async ({ request, rating, lists }) => {
    await rating()
    await lists()
    const [group]: ParliamentaryGroup[] = await (await request.get('/api/parliamentary-group')).json()
    memberId = group!.members[0]!.id
    return '/government'
  }),
  missing('/match'),
  missing('/lists'),
  missing('/location'),
  missing('/councillor/:id', false, async () => `/councillor/${memberId}`),
  {
    screen: '/list/:listId/view',
    state: 'as it was when there was a network',
    show: async ({ page, context, lists }) => {
      await setOffline(context, false)
      const api = await lists()
      const ids = api.official[0]!.candidates.slice(0, 3).map(({ id }) => id)
      const list = await api.create('Meine Liste', ids)
      await page.goto(`/list/${list.id}/view`)
      await page.getByRole('radio', { name: /Leerer Wahlzettel/ }).check({ force: true })
      for (const call of ['getUser', 'getUserElections', 'getLists', 'getChoice', 'getElectionProgression']) await expectKept(page, call)
      await setOffline(context, true)
      await page.reload()
      await expect(page.getByText(/Offline\. Du siehst, was zuletzt geladen wurde\. Stand \d\d:\d\d\./)).toBeVisible()
      await expect(page.getByText(api.nameOf(ids[0]!).ballot).first()).toBeVisible()
    },
  },
]

const ofVisitor: readonly ScreenState[] = [
  missing('/start', true),
  missing('/confirm/:secret', false, async () => `/confirm/${'x'.repeat(43)}`),
  missing('an unknown address', false, async () => '/gibt-es-nicht'),
]

const missingParts: readonly ScreenState[] = [
  {
    screen: '/government',
    state: 'not on the device yet',
    show: async ({ page, context }) => {
      await page.goto('/election')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nationalrat/)
      await page.waitForLoadState('networkidle')
      await setOffline(context, true)
      await page.getByRole('link', { name: 'Politik', exact: true }).click()
      await page.getByRole('button', { name: 'Nochmals versuchen' }).click()
      await expect(page.getByText('Du bist offline. Verbinde dich mit dem Internet.')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'a part of it did not arrive in time',
    show: async ({ page, context }) => {
      const part = /\/assets\/settings-page-.*\.js/
      await setOffline(context, false)
      await page.clock.install()
      await page.goto('/election')
      const asked = page.waitForRequest(part)
      await page.route(part, () => undefined)
      await page.getByRole('link', { name: 'Ich', exact: true }).click()
      await page.getByRole('link', { name: 'Einstellungen' }).first().click()
      await asked
      await page.clock.runFor(121_000)
      await expect(page.getByRole('heading', { level: 1, name: 'Ein Fehler ist aufgetreten.' })).toBeVisible()
    },
  },
]

export const offlineGroups: readonly StateGroup[] = [
  { title: 'a voter without a network', who: 'voter', serviceWorkers: 'allow', states: ofVoter },
  { title: 'a visitor without a network', who: 'visitor', serviceWorkers: 'allow', states: ofVisitor },
  { title: 'parts of the app that are missing', who: 'voter', states: missingParts },
]
