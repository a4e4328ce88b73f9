import { expect, type Page, test } from '@playwright/test'
import { pageScript } from '../../src/platform/native/test-support/scripted-bridge.ts'
import { prepareRating } from '../support/rating.ts'
import { newVoter, signIn } from '../support/voter.ts'

/** A phone that permits notifications and has none scheduled. */
const PHONE = {
  'LocalNotifications.requestPermissions': { display: 'granted' },
  'LocalNotifications.checkPermissions': { display: 'granted' },
  'LocalNotifications.getPending': { notifications: [] },
  'LocalNotifications.schedule': { notifications: [] },
}

type Stored = Readonly<Record<string, string>>

/** What this device keeps, by its keys. */
function readStored(page: Page): Promise<Stored> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage }).flatMap(([key, value]) => (key.startsWith('plenara.') ? [[key.slice(8), String(value)]] : [])),
    ),
  )
}

async function expectStored(page: Page, key: string, value: string): Promise<void> {
  await expect.poll(async () => (await readStored(page))[key], key).toBe(value)
}

/** Whether the tags of the first vote of a list stand below each other. */
async function areTagsStacked(page: Page): Promise<boolean> {
  const tags = page.getByRole('article').first().locator('p').first().locator('> *')
  await expect(tags.nth(1)).toBeVisible()
  const [first, second] = [await tags.nth(0).boundingBox(), await tags.nth(1).boundingBox()]
  return (second?.y ?? 0) >= (first?.y ?? 0) + (first?.height ?? 0)
}

// Fails when a choice (preferences.ts) is not written.
test('every choice is kept on the device and survives a new start; logging off forgets what belongs to the voter [ENTITY-16, ROUTE-1]', async ({
  page,
  request,
}) => {
  const voter = await newVoter(request)
  const { election } = await prepareRating(request, voter)
  await page.addInitScript({ content: pageScript('android', PHONE) })
  await page.route(/\/api\/user\/\d+\/election\?/, async (route) => {
    const answer = await route.fetch()
    const elections: object[] = await answer.json()
    await route.fulfill({ response: answer, json: elections.map((one) => ({ ...one, languages: ['it'] })) })
  })
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(voter.email)
  await page.getByLabel('Passwort', { exact: true }).fill(voter.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/election$/)
  await expectStored(page, 'account-type', 'online')
  await expectStored(page, 'user-id', String(voter.id))
  expect((await readStored(page)).token).toMatch(/^\S{20,}$/)
  await expectStored(page, 'active-election', String(election.id))

  await page.getByRole('alert').getByRole('button', { name: 'Schliessen' }).click()
  await expect.poll(async () => (await readStored(page))['language-alert-closed']).toMatch(/^de\|auto\|6\|45$/)

  await page.getByRole('button', { name: 'Wahl: nächste' }).click()
  await expectStored(page, 'election-index.federal', '1')
  await page.getByText('Kanton', { exact: true }).click()
  await expectStored(page, 'election-level', 'cantonal')

  await page.goto('/')
  await expect(page).toHaveURL(/\/government$/)
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Wissen' }).click()
  await expectStored(page, 'selected-menu', 'knowledge-home')

  await page.goto('/legislative/votes')
  await expect.poll(() => areTagsStacked(page)).toBe(false)
  await page.goto('/settings')
  const radio = (name: string) => page.getByRole('radio', { name })
  await expect(radio('In einer Zeile')).toBeChecked()
  await radio('Untereinander').press('Space')
  await expectStored(page, 'vote-tag-display', 'block')
  await expect(radio('Interaktiv: Karten')).toBeChecked()
  await radio('Informativ: Liste').press('Space')
  await expectStored(page, 'interaction-mode', 'informative')

  await page.goto('/notifications')
  await page.getByRole('checkbox', { name: 'Benachrichtigungen auf diesem Gerät' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click()
  await expectStored(page, 'notification_enabled', 'true')
  await page.getByRole('checkbox', { name: 'Eine Session beginnt' }).click()
  await expectStored(page, 'notification_type_enabled', '{"parliament_session_start":false}')

  const chosen = await readStored(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Benachrichtigungen auf diesem Gerät' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Eine Session beginnt' })).not.toBeChecked()
  expect(await readStored(page)).toEqual(chosen)
  await page.goto('/')
  await expect(page).toHaveURL(/\/voting-instructions$/)
  await page.goto('/election')
  await expect(page.getByRole('radio', { name: 'Kanton' })).toBeChecked()
  await page.getByText('Bund', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ständerat' })).toBeVisible()
  await expect(page.getByText('Ein Teil der Inhalte ist auf Italienisch.')).toBeHidden()
  await page.goto('/legislative/votes')
  await expect.poll(() => areTagsStacked(page)).toBe(true)

  await page.goto('/settings')
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/start/)
  expect(Object.keys(await readStored(page)).toSorted()).toEqual([
    'device',
    'interaction-mode',
    'language',
    'notification_permission',
    'store',
    'vote-tag-display',
  ])
})

test('on a wide window informative is the list alone, interactive has the deck beside it [ENTITY-16, SCREEN-3]', async ({
  page,
  request,
}) => {
  const voter = await newVoter(request)
  await prepareRating(request, voter)
  await signIn(page, voter)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/match')
  const deck = page.getByRole('region', { name: 'Kandidierende bewerten' })
  const list = page.getByRole('region', { name: 'Liste der Kandidierenden' })
  await expect(deck).toBeVisible()
  await expect(list).toBeVisible()
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await expect(deck).toBeHidden()
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect((await list.boundingBox())?.width).toBeGreaterThan(600)
  await page.reload()
  await expect(list).toBeVisible()
  await expect(deck).toBeHidden()
  await page.getByRole('button', { name: 'Als Karten zeigen' }).click()
  await expect(deck).toBeVisible()
})
