import { expect, test } from '@playwright/test'
import { addressOf, politicsFill } from '../support/screens.ts'

/** What newsletters, social networks and careless programs add to links. */
const ADDED = ['utm_source=nl&utm_campaign=x', 'fbclid=abc', 'x', '&&=', 'VIEW=group', 'page=2', 'lang=xx', '%75tm_medium=y']

// Fails when the server renders a page for another address than the one that the browser draws it for.
test('a page whose address says more than any screen reads is taken over as it stands, and keeps what was added', {
  tag: '@core',
}, async ({ page, request }) => {
  const messages: string[] = []
  page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
  page.on('pageerror', ({ message }) => messages.push(message))
  const vote = addressOf('/legislative/votes/:id', await politicsFill(request))
  for (const path of [vote, '/start', '/legislative/votes', '/legislative/council', '/search']) {
    for (const added of ADDED) {
      await page.goto(`${path}?${added}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#served-styles')).toHaveCount(0)
      expect(new URL(page.url()).search, path).toBe(`?${added}`)
    }
  }
  expect(messages).toEqual([])
})
