import { prepareRating } from '../../screen-test/rating.ts'
import { expect, type Locator, type Page, test } from '../../screen-test/screen-test.ts'

const topName = (page: Page) => page.locator('article[data-place="first"] h2')
const count = (page: Page, name: 'rated' | 'accepted' | 'filtered' | 'total') => page.locator(`[data-count="${name}"] b`)
const rateButton = (page: Page, word: string) =>
  page.getByRole('region', { name: 'Kandidierende bewerten' }).getByRole('button', { name: word })

/** The name on the first card, once it differs from the given one. */
async function nextName(page: Page, before: string): Promise<string> {
  await expect(topName(page)).not.toHaveText(before)
  return (await topName(page).textContent()) ?? ''
}

async function swipe(page: Page, card: Locator, dx: number, dy: number): Promise<void> {
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not on the page')
  const x = box.x + box.width / 2
  const y = box.y + 120
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + dx / 2, y + dy / 2, { steps: 4 })
  await page.mouse.move(x + dx, y + dy, { steps: 4 })
  await page.waitForTimeout(120)
  await page.mouse.up()
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`a rated card never comes back to the top, motion ${reducedMotion} [SCREEN-4]`, async ({ page, request, voter }) => {
    await prepareRating(request, voter)
    await page.emulateMedia({ reducedMotion })
    await page.goto('/match')
    await expect(topName(page)).toBeVisible()
    await page.evaluate(() => {
      const seen: string[] = []
      Reflect.set(globalThis, 'seenOnTop', seen)
      const look = () => {
        const name = document.querySelector('article[data-place="first"] h2')?.textContent
        if (name && name !== seen.at(-1)) seen.push(name)
      }
      look()
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    for (const [index, name] of ['annehmen', 'ablehnen', 'annehmen'].entries()) {
      await rateButton(page, name).click()
      await expect(count(page, 'rated')).toHaveText(String(index + 1))
    }
    const seen = await page.evaluate(() => Reflect.get(globalThis, 'seenOnTop') as string[])
    expect(seen).toHaveLength(4)
    expect(new Set(seen).size).toBe(4)
  })
}

test('buttons, keys and swipes rate the first card, undo reverts each [SCREEN-1, SCREEN-4, ROUTE-20]', async ({ page, request, voter }) => {
  const { matches, candidates } = await prepareRating(request, voter)
  await page.goto('/match')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewerten')
  await expect(count(page, 'total')).toHaveText(String(candidates.length))
  await expect(count(page, 'filtered')).toHaveCount(0)
  await expect(count(page, 'rated')).toHaveText('0')

  const first = (await topName(page).textContent()) ?? ''
  await rateButton(page, 'annehmen').click()
  const second = await nextName(page, first)
  await expect(page.locator('#announcer')).toHaveText(`Angenommen. Nächste: ${second}, noch ${candidates.length - 1}.`)
  await expect(rateButton(page, 'annehmen')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const third = await nextName(page, second)
  await page.keyboard.press('ArrowLeft')
  const fourth = await nextName(page, third)
  await swipe(page, page.locator('article[data-place="first"]'), 220, 0)
  const fifth = await nextName(page, fourth)
  await swipe(page, page.locator('article[data-place="first"]'), 60, 0)
  await expect(topName(page)).toHaveText(fifth)
  await swipe(page, page.locator('article[data-place="first"]'), 0, -180)
  const sixth = await nextName(page, fifth)
  await swipe(page, page.locator('article[data-place="first"]'), -220, 0)
  await nextName(page, sixth)
  await expect(count(page, 'rated')).toHaveText('6')
  await expect.poll(async () => (await matches()).map(({ type }) => type)).toEqual(['love', 'love', 'like', 'like', 'dislike', 'dislike'])

  const undo = page.getByRole('button', { name: 'Rückgängig' })
  for (const name of [sixth, fifth, fourth]) {
    await undo.click()
    await expect(topName(page)).toHaveText(name)
  }
  await rateButton(page, 'annehmen').focus()
  await page.keyboard.press('u')
  await expect(topName(page)).toHaveText(third)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Gesten und Tasten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(async () => (await matches()).map(({ type, rank }) => `${type} ${rank}`)).toEqual(['love 1', 'like 2'])
  await page.reload()
  await expect(count(page, 'rated')).toHaveText('2')
  await expect(topName(page)).toHaveText(third)
})

test('filters and order apply to the deck, are stored and reset; an empty deck shows the reason [SCREEN-1, SCREEN-2, SCREEN-23]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, rate } = await prepareRating(request, voter)
  const byName = [...candidates].sort(
    (a, b) => a.lastName.localeCompare(b.lastName, 'de-CH') || a.firstName.localeCompare(b.firstName, 'de-CH'),
  )
  await page.goto('/match')
  const random = (await topName(page).textContent()) ?? ''
  await page.getByRole('button', { name: 'Filter und Reihenfolge' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio', { name: 'Zufällig (fair)' })).toBeChecked()
  await sheet.getByRole('radio', { name: 'Nachname' }).check()
  await sheet.getByRole('button', { name: `${candidates.length} Personen anzeigen` }).click()
  await expect(topName(page)).toHaveText(`${byName[0]?.firstName} ${byName[0]?.lastName}`)

  await page.getByRole('button', { name: 'Filter und Reihenfolge' }).click()
  const party = sheet.getByRole('group', { name: 'Parteien' }).locator('label').first()
  const inParty = Number((await party.textContent())?.match(/\d+$/)?.[0])
  await party.click()
  await expect(sheet.getByRole('button', { name: 'anzeigen' })).toContainText(String(inParty))
  await sheet.getByRole('group', { name: 'Alter' }).getByRole('spinbutton', { name: 'von' }).fill('40')
  await expect(sheet.getByRole('button', { name: 'anzeigen' })).not.toContainText(`${inParty} `)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Filter und Reihenfolge, 2 aktiv' })).toBeVisible()
  await expect(count(page, 'filtered')).not.toHaveText(String(candidates.length))
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(count(page, 'filtered')).toHaveCount(0)

  const wanted = candidates[3]
  if (!wanted) throw new Error('too few candidates')
  await rate(wanted.id, 'like')
  await page.reload()
  await page.getByRole('button', { name: 'Filter und Reihenfolge' }).click()
  await sheet.getByRole('radio', { name: 'Zufällig (fair)' }).check()
  await sheet.getByRole('searchbox').fill(`${wanted.lastName} ${wanted.firstName}`.toUpperCase())
  await sheet.getByRole('button', { name: '1 Person anzeigen' }).click()
  await expect(page.getByText('Mit den aktiven Filtern sind keine weiteren Kandidierenden verfügbar.')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).last().click()
  if (random !== `${wanted.firstName} ${wanted.lastName}`) await expect(topName(page)).toHaveText(random)
})

test('the list groups available, rejected and favourites, and equals the deck [SCREEN-3]', async ({ page, request, voter }) => {
  const { candidates, matches } = await prepareRating(request, voter)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  const list = page.getByRole('region', { name: 'Liste der Kandidierenden' })
  await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(candidates.length))
  const name = (await list.getByRole('listitem').first().getByRole('link').textContent()) ?? ''
  await list.getByRole('button', { name: `${name} ablehnen` }).click()
  await expect(list.getByRole('link', { name })).toHaveCount(0)
  await expect(list.getByRole('listitem').first().getByRole('button', { name: 'ablehnen' })).toBeFocused()
  await list.getByText('Abgelehnt').click()
  await expect(list.getByRole('button', { name: `${name} ablehnen` })).toHaveAttribute('aria-pressed', 'true')
  await list.getByRole('button', { name: `${name} super finden` }).click()
  await list.getByText('Favoriten').click()
  await expect(list.getByRole('link', { name })).toBeVisible()
  await expect.poll(matches).toMatchObject([{ type: 'love', rank: 1 }])
  await page.reload()
  await expect(list.getByRole('link', { name })).toBeVisible()
})

test('accepting all asks first, skips rejected people and can be undone; it completes the step [MATCH-8, SCREEN-3]', async ({
  page,
  request,
  voter,
}) => {
  const { candidates, matches, rate } = await prepareRating(request, voter)
  await rate(candidates[0]?.id ?? 0, 'dislike')
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  const all = `Alle ${candidates.length - 1} annehmen`
  await page.getByRole('button', { name: all }).click()
  const question = page.getByRole('alertdialog', { name: all })
  await expect(question).toContainText(`alle ${candidates.length - 1} Personen`)
  await question.getByRole('button', { name: all }).click()
  await expect(count(page, 'rated')).toHaveText(String(candidates.length))
  await expect.poll(async () => (await matches()).filter(({ type }) => type === 'like').length).toBe(candidates.length - 1)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(count(page, 'rated')).toHaveText('1')
  await expect.poll(async () => (await matches()).length, { timeout: 30_000 }).toBe(1)
})

test('deck and list are side by side in wide windows, with few elements for many people', async ({ page, request, voter }) => {
  await prepareRating(request, voter)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/match')
  await expect(topName(page)).toBeVisible()
  const list = page.getByRole('region', { name: 'Liste der Kandidierenden' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  expect(await list.locator('ul *').count()).toBeLessThanOrEqual(300)
  const name = (await topName(page).textContent()) ?? ''
  await rateButton(page, `${name} annehmen`).click()
  await expect(list.getByRole('link', { name })).toHaveCount(0)
})

for (const mode of ['deck', 'list'] as const) {
  // Fails when the button is missing in one of the two modes, or when it accepts anybody.
  test(`«Genug gesehen» on the ${mode} ends rating, accepts nobody and opens the favourites [ACHIEVE-2]`, async ({
    page,
    request,
    voter,
  }) => {
    const { candidates, matches, rate } = await prepareRating(request, voter)
    await rate(candidates[0]?.id ?? 0, 'like')
    await rate(candidates[1]?.id ?? 0, 'dislike')
    await page.goto('/match')
    if (mode === 'list') await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
    await expect(count(page, 'accepted')).toHaveText('1')
    await page.getByRole('button', { name: 'Genug gesehen' }).click()
    await expect(page).toHaveURL(/favorite-candidates$/)
    await expect(page.locator('main ol').getByRole('listitem')).toHaveCount(1)
    expect(await matches()).toHaveLength(2)
    await page.goto('/match')
    await expect(page.getByRole('button', { name: 'Zu den Favoriten' })).toBeVisible()
  })
}

// Fails when the command has no ids (the server would then accept everybody), or when undo sends a request per person.
test('with a filter «all» means the shown people; one request does it and one undoes it [MATCH-8]', async ({ page, request, voter }) => {
  const { candidates, matches } = await prepareRating(request, voter)
  await page.goto('/match')
  await page.getByRole('button', { name: 'Als Liste zeigen' }).click()
  await page.getByRole('button', { name: 'Filter und Reihenfolge' }).click()
  const party = page.getByRole('dialog').getByRole('group', { name: 'Parteien' }).locator('label').first()
  const n = Number((await party.textContent())?.match(/\d+$/)?.[0])
  await party.click()
  await page.keyboard.press('Escape')
  const writes: string[] = []
  await page.route(/\/match(\/\d+)?$/, async (route) => {
    if (route.request().method() === 'PUT') writes.push(route.request().url())
    await route.continue()
  })
  await page.getByRole('button', { name: `Alle ${n} annehmen` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`Nur die ${n} Personen, die deine Filter zeigen`)
  await expect(question).toContainText(`${candidates.length - n} weitere bleiben ohne Bewertung`)
  await question.getByRole('button', { name: `Alle ${n} annehmen` }).click()
  await expect.poll(async () => (await matches()).length).toBe(n)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect.poll(async () => (await matches()).length).toBe(0)
  expect(writes).toHaveLength(2)
})
