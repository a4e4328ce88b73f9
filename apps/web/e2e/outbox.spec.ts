import type { Page } from '@playwright/test'
import type { Note, Response } from '@plenara/contract'
import { prepare } from './support/lists.ts'
import { setOffline } from './support/network.ts'
import { prepareRating } from './support/rating.ts'
import { expect, newVoter, test } from './support/voter.ts'

/** Fulfilled when the browser holds all that comes when the page is idle: the code that keeps writes, and the texts that tell of them. */
async function waitForOutbox(page: Page): Promise<void> {
  const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => /\/outbox-[^/]+\.js/.test(name))
  await expect.poll(() => page.evaluate(isLoaded)).toBe(true)
  await page.waitForLoadState('networkidle')
}

/** Lets no write reach the server, while pages and readings do. Returns how to end that. */
async function cutWrites(page: Page): Promise<() => Promise<void>> {
  const writes = /\/api\/user\/\d+\//
  await page.route(writes, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort('internetdisconnected')))
  return () => page.unroute(writes)
}

const banner = (page: Page, text: string) => page.getByRole('status').getByText(text)

async function answer(page: Page, text: string): Promise<void> {
  const question = page.getByRole('heading', { level: 2 })
  const before = (await question.textContent()) ?? ''
  await page.getByText(text, { exact: true }).click()
  await expect(question).not.toHaveText(before)
}

test('answers given without a network show at once, wait, and are sent when it is back [SESSION-2, QUEST-3]', { tag: '@core' }, async ({
  page,
  context,
  request,
  voter,
}) => {
  await page.goto('/profile/questions/short')
  await expect(page.getByText('von 30 Fragen')).toBeVisible()
  await waitForOutbox(page)
  await setOffline(context, true)
  await answer(page, 'Eher Ja')
  await expect(banner(page, 'Offline. 1 Änderung wartet aufs Speichern.')).toBeVisible()
  await answer(page, 'Ja')
  await answer(page, 'Eher Ja')
  await expect(banner(page, 'Offline. 3 Änderungen warten aufs Speichern.')).toBeVisible()
  await setOffline(context, false)
  const kept = async (): Promise<Response[]> => {
    const headers = { Authorization: `Bearer ${voter.token}` }
    const elections = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
    const answers = await Promise.all(
      elections.map(async ({ id }: { id: number }) =>
        (await request.get(`/api/user/${voter.id}/election/${id}/response`, { headers })).json(),
      ),
    )
    // Other elections that ask the same count them, too.
    return answers.flat().filter(({ from }) => from === null)
  }
  await expect.poll(async () => (await kept()).length).toBe(3)
  await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)
})

test('a rating, a pin and a changed list are kept over a reload and sent once the server is there again [MATCH-1, NOTE-1, LIST-3, API-12]', {
  tag: '@core',
}, async ({ page, request, voter }) => {
  const { candidates, rate, matches, complete, election } = await prepareRating(request, voter)
  const [first, second] = candidates as [(typeof candidates)[number], (typeof candidates)[number]]
  for (const { id } of [first, second]) await rate(id, 'like')
  await complete('match')
  const api = await prepare(request, voter, 'national-council')
  const ids = api.official.slice(0, 2).map((list) => list.candidates[0]!.id)
  const list = await api.create('Unterwegs', ids)
  const address = `/election/${election.id}/candidate/${first.id}`
  const cityPin = page.getByRole('button', { name: /^Wohnort, / })

  await page.goto(address)
  await waitForOutbox(page)
  const goOnline = await cutWrites(page)
  await page.getByRole('button', { name: 'Wohnort, kein Pin' }).click()
  await page
    .getByRole('group', { name: / merken$/ })
    .getByRole('button', { name: 'Gut', exact: true })
    .click()
  await expect(banner(page, '1 Änderung wartet aufs Speichern.')).toBeVisible()
  await page.goto('/election/favorite-candidates')
  await page.getByRole('button', { name: `${second.firstName} ${second.lastName} einen Rang nach oben` }).click()
  await expect(banner(page, '2 Änderungen warten aufs Speichern.')).toBeVisible()
  await page.goto(`/list/${list.id}`)
  await page.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
  await expect(banner(page, '3 Änderungen warten aufs Speichern.')).toBeVisible()

  await page.goto(address)
  await expect(cityPin).toHaveAccessibleName('Wohnort, Pin Gut')
  await page.goto(`/list/${list.id}`)
  await expect(page.getByRole('button', { name: /von Linie \d+ entfernen/ })).toHaveCount(1)
  expect((await api.lists())[0]?.candidates).toHaveLength(2)

  await goOnline()
  await page.reload()
  await expect.poll(async () => (await api.lists()).map(({ candidates: lines }) => lines)).toEqual([[{ id: ids[1], pos: 1 }]])
  await expect.poll(async () => (await matches()).map(({ candidateId }) => candidateId)).toEqual([second.id, first.id])
  const headers = { Authorization: `Bearer ${voter.token}` }
  const notes: Note[] = await (await request.get(`/api/user/${voter.id}/candidate/${first.id}/notepad`, { headers })).json()
  expect(notes.map(({ type, color }) => [type, color])).toEqual([['city', 'good']])
  await expect(page.getByText(/aufs Speichern/)).toHaveCount(0)

  // The editor goes on from what the server made of it: no conflict with itself.
  await page.getByRole('button', { name: /von Linie 1 entfernen/ }).click()
  await expect.poll(async () => (await api.lists()).map(({ candidates: lines }) => lines)).toEqual([[]])
})

test('what the server refuses later is named [ENTITY-17]', async ({ page, request, voter }) => {
  await page.goto('/profile/questions/short')
  await expect(page.getByText('von 30 Fragen')).toBeVisible()
  await waitForOutbox(page)
  const goOnline = await cutWrites(page)
  const question = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await answer(page, 'Eher Ja')
  await expect(banner(page, '1 Änderung wartet aufs Speichern.')).toBeVisible()
  await request.delete(`/api/user/${voter.id}/consent`, { headers: { Authorization: `Bearer ${voter.token}` } })
  await goOnline()
  await page.reload()
  await expect(banner(page, `Nicht gespeichert: deine Antwort auf «${question}».`)).toBeVisible()
  await page.getByRole('button', { name: 'Verstanden' }).click()
  await expect(page.getByText(/Nicht gespeichert/)).toHaveCount(0)
})

test('logging off asks first while something waits, and then nothing of it is left or sent [ROUTE-4, SESSION-4]', async ({
  page,
  voter,
}) => {
  await page.goto('/profile/questions/short')
  await expect(page.getByText('von 30 Fragen')).toBeVisible()
  await waitForOutbox(page)
  const goOnline = await cutWrites(page)
  await answer(page, 'Eher Ja')
  await page.goto('/logout')
  const asked = page.getByRole('alertdialog', { name: 'Noch nicht alles gespeichert' })
  await expect(asked).toContainText('1 Änderung ist noch nicht gespeichert.')
  await asked.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await expect(page.getByText(voter.email)).toBeVisible()
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await asked.getByRole('button', { name: 'Trotzdem abmelden' }).click()
  await expect(page).toHaveURL(/\/start/)
  const left = () => page.evaluate(async () => [localStorage.getItem('plenara.outbox'), (await indexedDB.databases()).length])
  await expect.poll(left).toEqual([null, 0])
  const sent: string[] = []
  page.on('request', (sending) => sending.url().includes(`/user/${voter.id}/`) && sent.push(sending.url()))
  await goOnline()
  await page.reload()
  await expect(page).toHaveURL(/\/start/)
  expect(sent).toEqual([])
})

for (const who of ['the same user', 'another user'] as const) {
  test(`after a session that ran out ${who} logs in: what waited is sent by its own user alone [SESSION-2, SESSION-4]`, async ({
    page,
    request,
    voter,
  }) => {
    await page.goto('/profile/questions/short')
    await expect(page.getByText('von 30 Fragen')).toBeVisible()
    await waitForOutbox(page)
    const goOnline = await cutWrites(page)
    await answer(page, 'Eher Ja')
    await expect(banner(page, '1 Änderung wartet aufs Speichern.')).toBeVisible()
    await request.post('/api/logout', { headers: { Authorization: `Bearer ${voter.token}` } })
    await page.reload()
    await expect(page).toHaveURL(/\/start/)
    await goOnline()
    const answers: string[] = []
    page.on('request', (sending) => sending.method() === 'PUT' && sending.url().includes('/response/') && answers.push(sending.url()))
    const next = who === 'the same user' ? voter : await newVoter(request)
    await page.goto('/login')
    await page.getByLabel('E-Mail').fill(next.email)
    await page.getByLabel('Passwort', { exact: true }).fill(next.password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto('/profile')
    const answered = who === 'the same user' ? '1 von 75 Fragen beantwortet' : '0 von 75 Fragen beantwortet'
    await expect(page.getByText(answered)).toBeVisible()
    // The answer is shown before it is sent.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plenara.outbox'))).toBeNull()
    // Sent again where the page was left before the answer came; never for somebody else.
    expect([...new Set(answers.map((url) => url.includes(`/user/${voter.id}/`)))]).toEqual(who === 'the same user' ? [true] : [])
  })
}
