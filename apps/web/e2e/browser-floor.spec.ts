import type { Page } from '@playwright/test'
import type { Survey } from '@plenara/contract'
import { prepareRating } from './support/rating.ts'
import { expect, test } from './support/voter.ts'

/** Takes away what is younger than the floor (browser-floor.config.ts: Chrome 117, Firefox 125, Safari 17), before the app loads. */
function makeOld(): void {
  const drop = (owner: unknown, names: readonly string[]) => {
    for (const name of names) Reflect.deleteProperty(owner as object, name)
  }
  drop(URL, ['canParse', 'parse'])
  drop(Object, ['groupBy'])
  drop(Map, ['groupBy'])
  drop(Map.prototype, ['getOrInsert', 'getOrInsertComputed'])
  drop(Promise, ['withResolvers', 'try'])
  drop(Array, ['fromAsync'])
  drop(RegExp, ['escape'])
  drop(Error, ['isError'])
  drop(AbortSignal, ['any'])
  drop(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  drop(iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
  drop(Uint8Array, ['fromBase64', 'fromHex'])
  drop(Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex'])
  drop(ArrayBuffer.prototype, ['transfer', 'transferToFixedLength', 'resize'])
  drop(Document.prototype, ['startViewTransition', 'caretPositionFromPoint'])
  drop(Element.prototype, ['checkVisibility', 'moveBefore', 'setHTML', 'getHTML'])
  drop(IDBFactory.prototype, ['databases'])
  drop(Intl, ['DurationFormat'])
  drop(globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'onscrollend', 'Iterator', 'scheduler', 'navigation', 'CloseWatcher'])
  for (const owner of [Element.prototype, Document.prototype]) drop(owner, ['onscrollend'])
}

const SCREENS = [
  ...['/election', '/match', '/favorites', '/lists', '/dream-teams', '/profile', '/profile/questions/short', '/results'],
  ...['/government', '/legislative/votes', '/settings', '/notifications', '/method', '/information/elections/federal'],
]

const survey: Survey = {
  ...{ id: 70, from: '2026-01-01 00:00:00', to: '2099-12-31 00:00:00', cantons: [6], constituencies: null, userJourneyStepId: null },
  ...{ priority: 3, notificationGroup: null, notify: false, notificationTitle: '', notificationBody: '', notifications: [], app: null },
  ...{ title: 'Wie hat dir Plenara geholfen?', text: 'Vier Fragen.', url: 'https://umfrage.example.ch/formular' },
}

/** Errors that nothing caught, as the page meets them. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return errors
}

// Fails with `URL.canParse` in survey-card.tsx.
test('the app runs in the oldest browsers that it names [ATTACK-D3]', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.route('**/api/survey*', (route) => route.fulfill({ json: [survey] }))
  await page.addInitScript(makeOld)
  const errors = errorsOf(page)
  for (const address of SCREENS) {
    await page.goto(address)
    await expect(page.locator('h1').first(), address).toHaveText(/\S/)
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Ein Fehler ist aufgetreten.' }), address).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'canParse' in URL)).toBe(false)
  expect(errors).toEqual([])
})

// Fails without `isBelowFloor` in boot.ts and first.ts.
test('a browser below the floor is told so in plain words, though it has modules, and nothing else begins [ATTACK-D3]', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  const errors = errorsOf(page)
  const calls: string[] = []
  page.on('request', (asked) => asked.url().includes('/api/') && calls.push(asked.url()))
  await page.goto('/election')
  await expect(page.getByText('Dieser Browser wird nicht unterstützt.')).toBeVisible()
  await expect(page.getByText("Ce navigateur n'est pas pris en charge.")).toBeVisible()
  await expect(page.locator('#root')).toBeEmpty()
  expect([calls, errors]).toEqual([[], []])
})

test('every other browser sees nothing of it', async ({ page }) => {
  await page.goto('/start')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Dieser Browser wird nicht unterstützt.')).toBeHidden()
})
