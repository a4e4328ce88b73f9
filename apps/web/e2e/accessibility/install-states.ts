import { expect, type Page } from '@playwright/test'
import { signIn } from '../support/new-voter.ts'
import { openShell } from '../support/shell.ts'
import { NARROW, type ScreenState, type StateGroup } from './scene.ts'

const installCard = (page: Page) => page.getByRole('region', { name: 'Plenara auf diesem Gerät installieren' })

const installed: readonly ScreenState[] = [
  {
    screen: '/election',
    state: 'offering to install the app',
    showBeside: async ({ context, voter }) => {
      const page = await context.newPage()
      await signIn(page, voter)
      await page.addInitScript(() => {
        localStorage.setItem('plenara.visits', '2')
        const prompt = async () => ({ outcome: 'accepted' })
        addEventListener('load', () => dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })))
      })
      await page.goto('/election')
      await expect(installCard(page)).toBeVisible()
      return page
    },
  },
  {
    screen: '/election',
    state: 'saying how the app is installed on an iPhone',
    full: [NARROW],
    showBeside: async ({ context, voter }) => {
      const page = await context.newPage()
      await signIn(page, voter)
      await page.setViewportSize(NARROW)
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false, configurable: true }))
      await page.goto('/election')
      await expect(installCard(page).getByRole('listitem')).toHaveCount(2)
      return page
    },
  },
  {
    screen: '/government',
    state: 'saying how the app on a phone is left',
    showBeside: async ({ context, voter }) => {
      const page = await context.newPage()
      await signIn(page, voter)
      const shell = await openShell(page, 'android')
      await page.clock.install()
      await page.goto('/government')
      await shell.hears('backButton')
      await shell.emit('backButton', { canGoBack: false })
      await expect(page.getByText('Nochmals zum Beenden')).toBeVisible()
      return page
    },
  },
]

export const installGroups: readonly StateGroup[] = [{ title: 'the app as it is installed and left', who: 'voter', states: installed }]
