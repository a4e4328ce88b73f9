import type { APIRequestContext, Page } from '@playwright/test'
import { answerForPushService } from '../support/push-service.ts'
import { expect, secretMailedTo, test, type Voter } from '../support/voter.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

/** Somebody registers elsewhere; the path of the link in their mail. */
async function linkOfNewcomer(request: APIRequestContext): Promise<{ readonly email: string; readonly link: string }> {
  const email = `newcomer-${process.pid}-${Date.now()}@example.ch`
  await request.put('/api/register', { data: { email, username: 'Nora', password: 'Katze.77!berg', language: 'de' } })
  return { email, link: `/confirm/de/${await secretMailedTo(email)}` }
}

/** The ids of the users of whom this browser keeps answers. */
function keptUsers(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('plenara.kept')) return []
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('plenara.kept'))
    const copies: { userId: number }[] = await done(db.transaction('answers').objectStore('answers').getAll())
    db.close()
    return [...new Set(copies.map(({ userId }) => userId))]
  })
}

async function switchNotificationsOn(page: Page): Promise<void> {
  await page.goto('/notifications')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)
  const master = page.getByRole('checkbox', { name: 'Benachrichtigungen in diesem Browser' })
  await master.click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(master).toBeChecked()
}

const isSubscribed = (page: Page) =>
  page.evaluate(async () => (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) !== null)

/** Gives an answer that reaches the server from no tab. */
async function answerInVain(page: Page): Promise<void> {
  await page.context().route(/\/api\/user\/\d+\//, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await page.goto('/profile/questions/short')
  await page.getByText('Eher Ja', { exact: true }).click()
  await expect(page.getByText(/1 Änderung wartet aufs Speichern/)).toBeVisible()
}

const statusOf = async (request: APIRequestContext, { id, token }: Voter) =>
  (await request.get(`/api/user/${id}`, { headers: { Authorization: `Bearer ${token}` } })).status()

// Fails when a link takes the place of a session: the token lives on, copies and notifications of whoever was signed in stay.
test('a foreign link asks whoever is signed in, and ends their session, copies and notifications before another one begins [ASVS-7.2.4, ASVS-14.3.1]', {
  tag: '@core',
}, async ({ page, context, request, voter }) => {
  await page.addInitScript(answerForPushService)
  await switchNotificationsOn(page)
  await answerInVain(page)
  await expect.poll(() => keptUsers(page)).toEqual([voter.id])
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText(voter.email)).toBeVisible()

  const { email, link } = await linkOfNewcomer(request)
  await page.goto(link)
  await expect(page.getByText(`Du bist als ${voter.email} angemeldet.`)).toBeVisible()
  await expect(page.getByText(`Dieser Link gehört zum Konto ${email}.`)).toBeVisible()
  await expect(page.getByText(/^1 Änderung ist noch nicht gespeichert\./)).toBeVisible()
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click()
  await expect(page).toHaveURL(/\/election/)
  expect(await statusOf(request, voter)).toBe(200)
  expect(await isSubscribed(page)).toBe(true)

  await page.goto(link)
  await page.getByRole('button', { name: 'Abmelden und weiter' }).click()
  await expect(page.getByText(`Wähle ein Passwort für ${email}.`)).toBeVisible()
  await expect.poll(() => statusOf(request, voter)).toBe(401)
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await expect.poll(() => keptUsers(page)).toEqual([])
  await expect(other).toHaveURL(/\/start/)
  await expect(other.getByText(voter.email)).toBeHidden()

  await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
  await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
  await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  const newcomer = Number(await page.evaluate(() => localStorage.getItem('plenara.user-id')))
  await expect.poll(() => keptUsers(page)).toEqual([newcomer])
  expect(newcomer).not.toBe(voter.id)
  expect(await page.evaluate(() => localStorage.getItem('plenara.outbox'))).toBeNull()
  await other.close()
})
