import { cachedAddresses, expectCached, expectKept, keptOnDevice } from './support/device.ts'
import { prepare } from './support/lists.ts'
import { setOffline } from './support/network.ts'
import { expect, test } from './support/voter.ts'

test.use({ serviceWorkers: 'allow' })

test('after a restart without a network the copied list, the instructions and the election are there [SCREEN-20]', {
  tag: '@core',
}, async ({ page, request, voter, context }) => {
  const api = await prepare(request, voter, 'national-council')
  const list = await api.create(
    'Meine Liste',
    api.official[0]!.candidates.slice(0, 3).map(({ id }) => id),
  )
  await page.goto(`/list/${list.id}/view`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await keptOnDevice(page)
  await expectCached(page, /^\/api\/election\/\d+\/candidate\?view=card|^\/api\/election\/\d+\/candidate\?lang=de&view=card/)
  await expectCached(page, /^\/api\/party/)
  await expectCached(page, /^\/api\/election\/\d+\/list/)
  for (const call of ['getUser', 'getUserElections', 'getLists', 'getChoice', 'getElectionProgression']) await expectKept(page, call)

  await setOffline(context, true)
  await page.reload()
  await page.getByRole('radio', { name: /Leerer Wahlzettel/ }).check()
  await expect(page.getByText(api.nameOf(list.candidates[0]!.id).ballot).first()).toBeVisible()
  // Fails without `asOf` in offline-banner.tsx.
  await expect(page.getByText(/Offline\. Du siehst, was zuletzt geladen wurde\. Stand \d\d:\d\d\./)).toBeVisible()

  await page.goto('/voting-instructions')
  await expect(page.getByRole('heading', { level: 1, name: 'Wahlanleitung' })).toBeVisible()
  await page.goto('/our-system')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto('/election')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Nationalrat/)

  // What was never loaded says so [SCREEN-20].
  await page.goto('/legislative/votes')
  await expect(page.getByRole('alert')).toContainText('Du bist offline. Verbinde dich mit dem Internet.')

  await setOffline(context, false)
  // By refetchOnReconnect in query-client.ts, without a click.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('Offline.')).toBeHidden()
})

test('the caches hold the program and public data, never anything of a voter, and logging off without a network wipes them [SESSION-4]', async ({
  page,
  voter,
  context,
}) => {
  const carried: string[] = []
  context.on('request', async (asked) => {
    if (asked.serviceWorker() && (await asked.allHeaders()).authorization) carried.push(asked.url())
  })
  await page.goto('/election')
  await keptOnDevice(page)
  await page.goto('/settings')
  await page.goto('/location')
  await page.getByLabel('Postleitzahl').fill('4055')
  await expect(page.getByText(/Grossbasel-West/).first()).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByText(voter.email)).toBeVisible()
  await expectCached(page, /^\/api\/canton/)
  await expectKept(page, 'getUser')
  const caches = await cachedAddresses(page)
  const [program, ...others] = Object.keys(caches).sort()
  expect(program).toMatch(/^plenara-app-precache/)
  expect(others.filter((name) => !/^plenara\.(catalogue|portraits)$/.test(name))).toEqual([])
  // The scripts of the program bear the names of its modules.
  const addresses = Object.values(caches).flatMap((kept) => kept.filter((address) => !address.startsWith('/assets/')))
  expect(addresses).toContainEqual(expect.stringMatching(/^\/index\.html/))
  expect(addresses.filter((address) => /\/user\b|token|canton-lookup|authenticate/.test(address))).toEqual([])
  expect(carried).toEqual([])

  await setOffline(context, true)
  await page.getByRole('link', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/start/)
  await expect(page.getByText('Anmelden und Konten erstellen geht erst wieder mit Internet.')).toBeVisible()
  await expect.poll(async () => Object.keys(await cachedAddresses(page)).filter((name) => name.startsWith('plenara.'))).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
  // The program itself stays: the start page opens without a network.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('public data stays on the device in bounds: the oldest of too many go, and what is too old is not shown', async ({
  page,
  voter,
  context,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/election')
  await keptOnDevice(page)
  await page.evaluate(async () => {
    const cache = await caches.open('plenara.catalogue')
    for (const { url } of await cache.keys()) await cache.delete(url)
    const headers = (days: number) => ({ 'Content-Type': 'application/json', Date: new Date(Date.now() - days * 86_400_000).toUTCString() })
    for (let index = 0; index < 160; index++) await cache.put(`/api/party?lang=${index}`, new Response('[]', { headers: headers(1) }))
    await fetch('/api/canton')
    await cache.put('/api/constituency', new Response('[]', { headers: headers(31) }))
    await cache.put('/api/session', new Response('[]', { headers: headers(29) }))
  })
  // Fails without cacheDidUpdate in bounded-cache.ts.
  await expect.poll(async () => (await cachedAddresses(page))['plenara.catalogue']?.length).toBeLessThanOrEqual(152)
  const kept = (await cachedAddresses(page))['plenara.catalogue']
  expect(kept).toContain('/api/canton')
  expect(kept).not.toContain('/api/party?lang=0')
  await setOffline(context, true)
  const status = (address: string) =>
    page.evaluate(
      (path) =>
        fetch(path).then(
          ({ status }) => status,
          () => 0,
        ),
      address,
    )
  expect(await status('/api/session')).toBe(200)
  expect(await status('/api/constituency')).toBe(0)
})
