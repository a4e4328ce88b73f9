import type { UserExport } from '@plenara/contract'
import { AS_GUEST, GUEST, prepareGuest } from '../../../screen-test/guest.ts'
import { observe } from '../../../screen-test/in-page-server.ts'
import { prepareRating } from '../../../screen-test/rating.ts'
import { type ApiRequest, expect, type Page, test, type Voter } from '../../../screen-test/screen-test.ts'

async function exportOf(request: ApiRequest, { id, token }: Voter): Promise<UserExport> {
  return (await request.get(`/api/user/${id}/export`, { headers: { Authorization: `Bearer ${token}` } })).json()
}
/** The content without progress, because the account has its own progress of tutorials. */
const contentOf = ({ account: _, settings: __, progression: ___, ...content }: UserExport) => content
const stepsOf = ({ progression }: UserExport) => progression.map(({ electionId, key }) => `${electionId}/${key}`)

/** Collects the addresses of all requests from now on. */
function watch(): string[] {
  const seen: string[] = []
  observe((url) => seen.push(new URL(url).pathname.replace(/\/\d{6,}/, '/id')))
  return seen
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'Antworten von diesem Gerät übernehmen?' })
const take = (page: Page) => page.getByRole('button', { name: 'Zustimmen und übernehmen' }).click()

// Fails when the sheet sends without consent, or reads the account before it.
test('without consent nothing about the guest is sent; with consent everything is in the account and removed from the device', async ({
  page,
  request,
  voter,
}) => {
  await prepareGuest(request)
  const before = await exportOf(request, GUEST)
  await page.goto('/settings')
  await expect(offer(page)).toContainText(/\d+ Antworten, 2 Bewertungen/)
  await page.waitForLoadState('networkidle')
  const seen = watch()
  await take(page)
  await expect(page.getByText('Setze zuerst das Häkchen: Ohne deine Einwilligung senden wir nichts.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Ich willige ein/ })).toBeFocused()
  expect(seen).toEqual([])
  await page.getByRole('checkbox', { name: /^Ich willige ein/ }).check()
  await take(page)
  await expect(page.getByText('Übernommen und geprüft. Alles liegt jetzt in deinem Online-Konto.')).toBeVisible()
  expect(seen.slice(0, 4)).toEqual(['/api/user/id/export', '/api/user/id/consent', '/api/user/id/import', '/api/user/id/export'])
  const after = await exportOf(request, voter)
  expect(contentOf(after)).toEqual(contentOf(before))
  expect(stepsOf(after)).toEqual(expect.arrayContaining(stepsOf(before)))
  expect((await request.get(`/api/user/${GUEST.id}`, { headers: AS_GUEST })).status()).toBe(404)
  expect(localStorage.getItem('plenara-local.exists')).toBeNull()
})

// Fails when the sheet does not name the account, or opens before its address is known.
test('the account is named by its address, and without it the sheet stays closed [ASVS-2.3.1]', async ({ page, request, voter }) => {
  await prepareGuest(request)
  const account = new RegExp(`/api/user/${voter.id}$`)
  await page.route(account, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/settings')
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toBeHidden()
  await page.unroute(account)
  await page.goto('/settings')
  await expect(offer(page).getByRole('definition').last()).toHaveText('mira@example.ch')
})

test('declined, nothing is sent, the answers stay on the device, and the sheet does not open again', async ({ page, request, voter }) => {
  await prepareGuest(request)
  const before = await exportOf(request, GUEST)
  await page.goto('/settings')
  await expect(offer(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = watch()
  await page.getByRole('button', { name: 'Ohne meine Antworten weiter' }).click()
  await expect(offer(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  expect(seen.filter((address) => /export|import|consent/.test(address))).toEqual([])
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect(await exportOf(request, GUEST)).toEqual(before)
  expect(contentOf(await exportOf(request, voter)).elections).toEqual([])
  // It can be opened again where accounts are switched.
  await page.getByRole('link', { name: /Konto wechseln/ }).click()
  await page.getByRole('button', { name: 'Ins Online-Konto übernehmen' }).click()
  await expect(offer(page)).toBeVisible()
})

test('deleting on the device asks once, and the answers are then in neither place', async ({ page, request, voter }) => {
  await prepareGuest(request)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Auf diesem Gerät löschen' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Auf diesem Gerät ist alles gelöscht.')).toBeVisible()
  expect((await request.get(`/api/user/${GUEST.id}`, { headers: AS_GUEST })).status()).toBe(404)
  expect(contentOf(await exportOf(request, voter)).elections).toEqual([])
})

test('answers are added to an account with opinions, unless the voter chooses to replace it', async ({ page, request, voter }) => {
  await prepareGuest(request)
  const rating = await prepareRating(request, voter)
  const rated = rating.candidates[5]?.id ?? 0
  await rating.rate(rated, 'love')
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: /^Ich willige ein/ }).check()
  await take(page)
  const question = page.getByRole('alertdialog', { name: 'Dein Konto enthält schon etwas' })
  await expect(question.getByRole('radio', { name: /^Nur Fehlendes ergänzen/ })).toBeChecked()
  await question.getByRole('button', { name: 'Ergänzen' }).click()
  await expect(page.getByText('Übernommen und geprüft. Alles liegt jetzt in deinem Online-Konto.')).toBeVisible()
  const [election] = (await exportOf(request, voter)).elections
  expect(election?.matches.map(({ rank }) => rank)).toEqual([1, 2, 3])
  expect(election?.matches[0]?.candidateId).toBe(rated)
})

test('after a failure the device still has everything, and the next attempt continues', async ({ page, request, voter }) => {
  await prepareGuest(request)
  const before = await exportOf(request, GUEST)
  await page.route('**/api/user/*/import?*', (route) => route.abort())
  await page.goto('/settings')
  await page.getByRole('checkbox', { name: /^Ich willige ein/ }).check()
  await take(page)
  await expect(page.getByText('Auf diesem Gerät ist noch alles da.')).toBeVisible()
  expect(await exportOf(request, GUEST)).toEqual(before)
  await page.unroute('**/api/user/*/import?*')
  await take(page)
  await expect(page.getByText('Übernommen und geprüft. Alles liegt jetzt in deinem Online-Konto.')).toBeVisible()
  expect(contentOf(await exportOf(request, voter))).toEqual(contentOf(before))
})
