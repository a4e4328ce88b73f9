import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { enterAsGuest } from '../support/guest.ts'
import { addressOf, anyFill, type Fill, politicsFill } from '../support/screens.ts'

const CATALOGUE = join(import.meta.dirname, '../../src/i18n/catalogues/de')
const TEXT_IDS = readdirSync(CATALOGUE).flatMap((file) =>
  [...readFileSync(join(CATALOGUE, file), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(([, id = '']) => id),
)

/** Everything that the browser has to say against a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Notes every id of a text that stands on a page at any moment, in what is read or in what is read out. */
async function watchIds(page: Page): Promise<() => Promise<string[]>> {
  const found: string[] = []
  await page.exposeFunction('idSeen', (id: string) => found.push(id))
  await page.addInitScript((ids) => {
    const known = new Set(ids)
    const look = (text: string | null | undefined) => {
      for (const [word] of text?.matchAll(/[a-zA-Z][\w-]*(?:\.[\w-]+)+/g) ?? [])
        if (known.has(word)) Reflect.get(globalThis, 'idSeen')(word)
    }
    const lookAt = (node: Node) => {
      if (node instanceof HTMLScriptElement) return
      look(node.textContent)
      if (!(node instanceof Element)) return
      for (const one of [node, ...node.querySelectorAll('[aria-label],[title],[placeholder]')]) {
        for (const name of ['aria-label', 'title', 'placeholder']) look(one.getAttribute(name))
      }
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type === 'childList') addedNodes.forEach(lookAt)
        else lookAt(target)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  }, TEXT_IDS)
  return async () => {
    await page.waitForTimeout(200)
    return found
  }
}

async function ready(page: Page): Promise<void> {
  // The app has taken the page over.
  await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

// Fails when a page shows a text before the part of the catalogue that has it is there, or server and browser draw different words.
for (const language of INTERFACE_LANGUAGES) {
  test(`no page shows the id of a text at any moment, whichever comes before it [${language}]`, async ({ page, request }) => {
    const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
    const complaints = complaintsOf(page)
    const idsSeen = await watchIds(page)
    const show = async (path: string) => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await ready(page)
    }
    // From texts of one part to those of others, within the app.
    await show('/start')
    await page.locator('a[href^="/login"]').click()
    await expect(page).toHaveURL(/\/login/)
    await page.locator('a[href^="/select-storage"], a[href^="/register"]').first().click()
    await expect(page).not.toHaveURL(/\/login/)
    await show('/legislative/votes')
    await page.locator('main li a[href^="/legislative/votes/"]').first().click()
    await expect(page).toHaveURL(/\/legislative\/votes\/\d+/)
    await expect(page.locator('main')).not.toContainText(/Laden…|Chargement/)
    await show(addressOf('/councillor/:id', fill))
    await page.locator('header a[href="/start"]').first().click()
    await expect(page).toHaveURL(/\/start/)
    for (const screen of ['/votes/sunday/:day', '/method', '/terms', '/search', '/legislative/council']) await show(addressOf(screen, fill))
    expect(await idsSeen()).toEqual([])
    expect(complaints).toEqual([])
  })
}

// Fails when the texts of a page that comes next are not on their way with its script.
test('a guest who begins on an open page, and one who loses the network there, read words', async ({ page, context, request }) => {
  const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
  const idsSeen = await watchIds(page)
  await enterAsGuest(page)
  await page.goto(addressOf('/legislative/votes/:id', fill))
  await ready(page)
  await page.goto('/start')
  await page.goto('/legislative/votes')
  await ready(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: /^Offline/ })).toBeVisible()
  await page.locator('main li a[href^="/legislative/votes/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await idsSeen()).toEqual([])
})
