import type { Candidate, CandidateCard, Election } from '@plenara/contract'
import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { deskUrl } from '../../playwright.config.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { admin } from '../support/admin.ts'
import { answerEveryQuestion, openInvitation, submit, takeUp } from '../support/desk.ts'
import { keptOnDevice } from '../support/device.ts'
import { newVoter, signIn } from '../support/new-voter.ts'

/** Where the server says that the voters' site is. */
const siteOf = (baseURL: string | undefined) => `http://localhost:${new URL(String(baseURL)).port}`
const banner = (page: Page) => page.getByRole('complementary', { name: 'So sehen dich Wählende' })
const openPreview = (page: Page) => page.getByRole('button', { name: 'Vorschau ansehen' }).click()
const answersOn = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

async function standing(request: APIRequestContext, place: number) {
  const elections: Election[] = await (await request.get('/api/canton/6/election')).json()
  const election = elections.find(({ council, year }) => council === 'national-council' && year === 2027)
  const candidates: CandidateCard[] = await (await request.get(`/api/election/${election?.id}/candidate?view=card`)).json()
  const candidate = candidates.at(place)
  if (!election || !candidate?.number) throw new Error('The demonstration has nobody with a number')
  return { election, candidate, number: candidate.number }
}

// Fails when the preview shows what is published instead of the draft, or the draft is public.
test('whoever stands sees before submitting what voters see afterwards, and nobody else does', async ({ page, request, baseURL }, {
  retry,
}) => {
  const { election, candidate, number } = await standing(request, -11 - retry)
  const read = async (): Promise<Candidate> => (await request.get(`/api/election/${election.id}/candidate/${candidate.id}`)).json()
  await openInvitation(page, { electionId: election.id, number, email: `rita.zumthor${retry}@example.ch` })
  await takeUp(page)
  await answerEveryQuestion(page)
  await openPreview(page)
  await expect(banner(page)).toBeVisible()
  // The token stands in no address, and so in no history.
  await expect(page).toHaveURL(`${siteOf(baseURL)}/preview?lang=de`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
  await expect(page.getByText('Die Übereinstimmung sehen Wählende nur für sich, du nicht.')).toBeVisible()
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect.poll(() => answersOn(page).count()).toBeGreaterThan(10)
  const shown = await answersOn(page).allInnerTexts()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => answersOn(page).allInnerTexts()).toEqual(shown)
  await page.getByRole('radio', { name: 'Français' }).click()
  await expect(page.getByRole('tab', { name: 'Réponses' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Vorschau ansehen' })).toBeVisible()
  await page.goForward()
  await expect(banner(page)).toBeVisible()
  expect((await read()).statement).toBeUndefined()
  expect((await request.get('/preview')).headers()['x-robots-tag']).toBe('noindex')

  await page.getByRole('button', { name: 'Vorschau beenden' }).click()
  await submit(page)
  await admin('candidacy', 'publish', String(election.id))
  // A server asks once a second whether the public data have changed.
  await expect.poll(async () => (await read()).statement).toMatchObject({ revision: 1 })
  await page.goBack()
  await openPreview(page)
  await page.getByRole('tab', { name: 'Antworten' }).click()
  await expect.poll(() => answersOn(page).allInnerTexts()).toEqual(shown)
})

/** All that this browser keeps of a site, as a page of it without a script finds it. */
async function keptOf(context: BrowserContext, site: string) {
  const page = await context.newPage()
  await page.goto(`${site}/icon.svg`)
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rowsOf = async (name: string) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const rows = await Promise.all(
        [...database.objectStoreNames].map(
          (store) =>
            new Promise((resolve) => {
              const reading = database.transaction(store).objectStore(store).getAll()
              reading.onsuccess = () => resolve([store, reading.result])
            }),
        ),
      )
      database.close()
      return [name, rows]
    }
    const cached = await Promise.all(
      (await caches.keys())
        .toSorted()
        .map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => url).toSorted()]),
    )
    const names = databases.map(({ name = '' }) => name).toSorted()
    return JSON.stringify({ local: Object.entries(localStorage).toSorted(), databases: await Promise.all(names.map(rowsOf)), cached })
  })
  await page.close()
  return kept
}

test.describe('with what voters keep in the same browser', () => {
  test.use({ serviceWorkers: 'allow' })

  // Fails when the preview reads, writes or removes anything of the voter, asks as the voter, or the worker keeps the draft.
  test('a voter who stands stays who they are, byte for byte', async ({ page, request, context, baseURL }, { retry }) => {
    const site = siteOf(baseURL)
    const { election, candidate, number } = await standing(request, -13 - retry)
    await signIn(page, await newVoter(request))
    await page.goto(`${site}/election`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await keptOnDevice(page)
    await page.goto('about:blank')
    // The worker keeps for a moment what the page has asked for before there was one.
    let before = ''
    await expect
      .poll(async () => {
        const last = before
        before = await keptOf(context, site)
        return before === last
      })
      .toBe(true)
    expect(before).toContain('plenara.token')

    const portal = await context.newPage()
    const asked: string[] = []
    await openInvitation(portal, { electionId: election.id, number, email: `ada.zumthor${retry}@example.ch` })
    await takeUp(portal)
    await portal.goto(`${deskUrl}/candidacy`)
    portal.on('request', (one) => {
      if (one.url().startsWith(`${site}/api/`)) asked.push(`${one.headers().authorization ?? ''} ${new URL(one.url()).pathname}`)
    })
    await openPreview(portal)
    await expect(banner(portal)).toBeVisible()
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
    const heart = portal.getByRole('button', { name: 'als Favorit' })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await portal.getByRole('tab', { name: 'Antworten' }).click()
    await portal.reload()
    await expect(portal.getByRole('heading', { level: 1 })).toContainText(candidate.lastName)
    expect(await keptOf(context, site)).toBe(before)
    expect(asked.length).toBeGreaterThan(3)
    expect(asked.filter((one) => !one.startsWith(' ') || one.includes('/api/user/'))).toEqual([])

    // Whoever is signed out is led away.
    await page.goto(`${site}/settings`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(`${site}/settings`)
  })
})
