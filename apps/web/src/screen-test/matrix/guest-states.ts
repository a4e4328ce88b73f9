import { expect } from '../screen-test.ts'
import { JOURNEY, NARROW, PHONE_DARK, type StateGroup, visit } from './scene.ts'

/** The application of the device answers, over the public data of the server. */
export const guestGroup: StateGroup = {
  title: 'a guest',
  who: 'visitor',
  states: [
    {
      screen: '/location',
      state: 'a guest is asked for a postcode',
      full: JOURNEY,
      show: async ({ page }) => {
        await visit(page, '/start')
        await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
        await expect(page.getByLabel('Postleitzahl')).toBeFocused()
      },
    },
    {
      screen: '/location',
      state: 'a postcode of two cantons, the one with the most addresses chosen',
      full: [...JOURNEY, PHONE_DARK, NARROW],
      show: async ({ page }) => {
        await page.getByLabel('Postleitzahl').fill('6490')
        await expect(page.getByText('6490 liegt in mehreren Kantonen. Stimmt der gewählte?')).toBeVisible()
      },
    },
    {
      screen: '/profile/questions/:type',
      state: 'the first question of a guest',
      full: JOURNEY,
      show: async ({ page }) => {
        await page.getByLabel('Postleitzahl').fill('4055')
        await page.getByRole('button', { name: 'Hier wähle ich' }).click()
        await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
      },
    },
    {
      screen: '/select-storage',
      state: 'a guest keeps what there is',
      full: [...JOURNEY, PHONE_DARK],
      show: async ({ page }) => {
        await visit(page, '/select-storage')
        await expect(page.getByRole('heading', { level: 1, name: 'Behalten' })).toBeVisible()
      },
    },
  ],
}
