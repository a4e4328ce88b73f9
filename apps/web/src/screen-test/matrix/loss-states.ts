import { dismissLoss, type StoreLoss, tellLoss } from '../../data/loss/store-loss.ts'
import { expect, type Page } from '../screen-test.ts'
import { JOURNEY, type Look, NARROW, PHONE_DARK, type ScreenState, type StateGroup, WIDE_DARK } from './scene.ts'

const SIZES: readonly Look[] = [...JOURNEY, PHONE_DARK, NARROW, WIDE_DARK]

async function lose(page: Page, loss: StoreLoss): Promise<void> {
  dismissLoss()
  tellLoss(loss)
  await expect(page.getByRole('region', { name: 'Speicher dieses Geräts' })).toBeVisible()
}

const states: readonly ScreenState[] = [
  {
    screen: '/profile/questions/:type',
    state: 'the store of this device went in the middle of a question, and is written again',
    full: SIZES,
    show: async ({ page }) => {
      await page.goto('/profile/questions/short')
      await expect(page.getByRole('radio').first()).toBeAttached()
      await lose(page, 'written-again')
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'nothing can be stored any more',
    full: [PHONE_DARK, NARROW],
    show: ({ page }) => lose(page, 'in-memory'),
  },
  {
    screen: '/election',
    state: 'what was stored on this device is gone',
    full: SIZES,
    show: async ({ page }) => {
      dismissLoss()
      await page.goto('/election')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await lose(page, 'gone')
    },
  },
  {
    screen: '/match',
    state: 'the store of this device went under the deck',
    full: SIZES,
    show: async ({ page, rating }) => {
      dismissLoss()
      await rating()
      await page.goto('/match')
      await expect(page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('article').first()).toBeVisible()
      await lose(page, 'on-server')
    },
  },
  {
    screen: '/match',
    state: 'the session goes on in this tab alone',
    full: [PHONE_DARK, NARROW],
    show: ({ page }) => lose(page, 'session'),
  },
]

/** The last row ends what it told, for the groups that follow in the same browser. */
const end: ScreenState = {
  screen: '/match',
  state: 'the message is closed',
  show: async ({ page }) => {
    await page.getByRole('region', { name: 'Speicher dieses Geräts' }).getByRole('button', { name: 'Schliessen' }).click()
    await expect(page.getByRole('region', { name: 'Speicher dieses Geräts' })).toBeHidden()
  },
}

export const lossGroups: readonly StateGroup[] = [{ title: 'a store that was taken away', who: 'voter', states: [...states, end] }]
