import type { Page } from '@playwright/test'
import { answerForPushService } from '../support/push-service.ts'
import { expect, test } from '../support/voter.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

const MASTER = 'Benachrichtigungen in diesem Browser'

const isWorking = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)

test('switched on the server keeps this browser, with its types, until it is switched off or signed out of', { tag: '@core' }, async ({
  page,
  voter,
  request,
}) => {
  const devices = async () => {
    const answer = await request.get(`/api/user/${voter.id}/push`, { headers: { Authorization: `Bearer ${voter.token}` } })
    return answer.ok() ? ((await answer.json()) as { devices: { types: string[]; service: string }[] }).devices : null
  }
  await page.addInitScript(answerForPushService)
  await page.goto('/notifications')
  expect(await isWorking(page)).toBe(true)
  const master = page.getByRole('checkbox', { name: MASTER })
  await master.click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(master).toBeChecked()
  await page.getByRole('checkbox', { name: 'Resultate sind da' }).click()
  await expect.poll(async () => (await devices())?.map(({ types }) => types.length)).toEqual([3])
  expect((await devices())?.[0]?.service).toBe('fcm.googleapis.com')
  await page.reload()
  await expect(master).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Resultate sind da' })).not.toBeChecked()
  await master.click()
  await expect(master).not.toBeChecked()
  await expect.poll(devices).toEqual([])
})

// Fails when the script of `push-worker.config.ts` is not in the worker that the build writes.
test('the worker shows what a push service hands over, in its language and with nothing of the person', async ({
  page,
  voter,
  baseURL,
}) => {
  expect(voter.id).toBeGreaterThan(0)
  await page.goto('/notifications')
  expect(await isWorking(page)).toBe(true)
  const devTools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const data = JSON.stringify({ id: 9, title: 'Die Resultate sind da', text: 'Sieh nach.', lang: 'de', type: 'election_results' })
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId: await registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, lang, tag, data: kept }) => ({ title, body, lang, tag, data: kept }))
    })
  await expect
    .poll(shown)
    .toEqual([{ title: 'Die Resultate sind da', body: 'Sieh nach.', lang: 'de', tag: 'plenara-9', data: { type: 'election_results' } }])
})
