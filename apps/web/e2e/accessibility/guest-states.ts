import { expect } from '@playwright/test'
import { answerQuestions, skipTutorials } from '../support/guest.ts'
import { everythingSaved } from '../support/journey.ts'
import { JOURNEY, NARROW, PHONE, PHONE_DARK, type ScreenState, type StateGroup, WIDE } from './scene.ts'

const states: readonly ScreenState[] = [
  {
    screen: '/location',
    state: 'a guest is asked for a postcode',
    full: JOURNEY,
    show: async ({ page }) => {
      await page.goto('/start')
      await page.getByRole('button', { name: 'Zuerst umschauen' }).click()
      await expect(page.getByLabel('Postleitzahl')).toBeFocused()
    },
  },
  {
    screen: '/location',
    state: 'a postcode that nobody has',
    full: [NARROW, PHONE],
    show: async ({ page }) => {
      await page.getByLabel('Postleitzahl').fill('0001')
      await expect(page.getByText('Die Postleitzahl 0001 kennen wir nicht. Wähle deinen Kanton selbst.')).toBeVisible()
      // A suggestion stands on an empty field at most.
      await expect(page.getByText(/Vorschlag/)).toBeHidden()
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'the first question of a guest',
    full: JOURNEY,
    show: async ({ page }) => {
      await page.getByLabel('Postleitzahl').fill('4056')
      await page.getByRole('button', { name: 'Hier wähle ich' }).click()
      await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
      await skipTutorials(page)
      await page.reload()
      await expect(page.getByText('Deine Antworten bleiben auf diesem Gerät.')).toBeVisible()
    },
  },
  {
    screen: '/election',
    state: 'a guest comes back',
    full: [PHONE, WIDE],
    show: async ({ page }) => {
      await answerQuestions(page, 1, () => 0)
      await everythingSaved(page)
      await page.evaluate((at) => {
        localStorage.setItem('plenara-local.exists', `guest:1:${at}`)
        sessionStorage.clear()
      }, Date.now() - 86_400_000)
      await page.goto('/election')
      await expect(page.getByText('Willkommen zurück.')).toBeVisible()
    },
  },
  {
    screen: '/settings',
    state: 'what a guest can keep or delete',
    full: [NARROW, WIDE],
    show: async ({ page }) => {
      await page.goto('/settings')
      await expect(page.getByRole('link', { name: /Behalten/ })).toBeVisible()
    },
  },
  {
    screen: '/profile/questions/:type',
    state: 'what a guest keeps, in a sheet over the result',
    full: [PHONE, PHONE_DARK, NARROW, WIDE],
    show: async ({ page }) => {
      await page.goto('/profile/questions/short')
      await answerQuestions(page, 2, () => 0)
      await everythingSaved(page)
      await page.goto('/profile/questions/short?question=result')
      await page.getByRole('link', { name: 'Behalten' }).click()
      await page.getByRole('dialog', { name: 'Behalten' }).getByRole('radio', { name: 'Online-Konto' }).check()
      await expect(page.getByText('Als Nächstes eröffnest du das Konto.')).toBeVisible()
    },
  },
]

export const guestGroups: readonly StateGroup[] = [{ title: 'a guest', who: 'visitor', states }]
