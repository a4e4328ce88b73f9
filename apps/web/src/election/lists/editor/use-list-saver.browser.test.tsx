import { expect as expectValue, onTestFinished } from 'vitest'
import { LOCAL_SESSION } from '../../../data/session/account-type.ts'
import { endSession, startSession } from '../../../data/session/session-store.ts'
import { prepare } from '../../../screen-test/lists.ts'
import { expect, test } from '../../../screen-test/screen-test.ts'
import { saveDelay } from './use-list-saver.ts'

// Fails when the editor ignores `pagehide` or `visibilitychange`, or when the request has no `keepalive`.
test('a page that is hidden saves its list at once, by a request that survives the page [LIST-6, SESSION-2]', async ({
  page,
  request,
  voter,
}) => {
  const api = await prepare(request, voter, 'national-council')
  const list = await api.create(
    'Meine',
    api.official.slice(0, 3).map(({ candidates }) => candidates[0]!.id),
  )
  await page.goto(`/list/${list.id}`)
  const sent: boolean[] = []
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await page.route(/\/api\/user\/\d+\/list\//, (step) => {
    sent.push(step.request().keepalive())
    step.continue()
  })
  for (const [leave, lines] of [
    [() => document.dispatchEvent(new Event('visibilitychange')), 2],
    [() => dispatchEvent(new Event('pagehide')), 1],
  ] as const) {
    const strike = await page.getByRole('button', { name: /von Linie 1 entfernen/ }).element()
    strike.click()
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    leave()
    // Within the 600 ms also on a busy machine, because timers fire in their order.
    await page.waitForTimeout(400)
    expectValue(sent).toHaveLength(3 - lines)
    await expect.poll(async () => (await api.lists())[0]?.candidates.length).toBe(lines)
  }
  expectValue(sent).toEqual([true, true])
})

// Fails when one of the three conditions is ignored.
test('changes on the device are saved at once, changes for the server are batched [LIST-6]', async ({ page, voter }) => {
  await page.goto('/lists')
  await page.setOffline(true)
  expectValue(saveDelay()).toBe(0)
  await page.setOffline(false)
  expectValue(saveDelay()).toBe(600)
  localStorage.setItem('plenara.outbox', `${voter.id}/1`)
  expectValue(saveDelay()).toBe(0)
  localStorage.removeItem('plenara.outbox')
  startSession(LOCAL_SESSION)
  expectValue(saveDelay()).toBe(0)
  endSession()
})
