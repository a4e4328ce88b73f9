import { expect, test } from '../../screen-test/screen-test.ts'

test('registration shows beside each field what is missing [VALID-1, VALID-2, VALID-3, VALID-7]', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Passwort', { exact: true }).fill('Katze.77!berg')
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  for (const sentence of [
    'Ein Benutzername muss eingegeben werden.',
    'Eine gültige E-Mail-Adresse muss eingegeben werden.',
    'Die Passwörter müssen übereinstimmen.',
    'Die AGB muss akzeptiert werden.',
  ]) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await expect(page.getByLabel('E-Mail')).toBeFocused()
  await page.getByRole('button', { name: 'AGB lesen' }).click()
  await expect(page.getByRole('dialog', { name: 'AGB' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'AGB lesen' })).toBeFocused()
})

// Fails when a typed name is replaced, or when the name is not prefilled from the address.
test('the name is prefilled from the address, and a typed name stays [VALID-2]', async ({ page }) => {
  await page.goto('/register')
  const name = page.getByLabel('Benutzername')
  await page.getByLabel('E-Mail').fill('mira@example.ch')
  await expect(name).toHaveValue('mira')
  await name.fill('Mira')
  await page.getByLabel('E-Mail').fill('lea@example.ch')
  await expect(name).toHaveValue('Mira')
})

test('the password rules tick off while typing [VALID-4, VALID-5, VALID-6]', async ({ page }) => {
  await page.goto('/register')
  const rules = page.getByRole('listitem').filter({ hasText: 'mindestens' })
  await page.getByLabel('Passwort', { exact: true }).fill('abcdefg1.')
  await expect(rules).toHaveText([/8 Zeichen \(erfüllt\)/, /zwei Zahlen \(noch offen\)/, /Sonderzeichen.* \(noch offen\)/])
  await page.getByLabel('Passwort', { exact: true }).fill('a12.!')
  await expect(rules).toHaveText([/8 Zeichen \(noch offen\)/, /zwei Zahlen \(erfüllt\)/, /Sonderzeichen.* \(erfüllt\)/])
})

const SHIELD = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Cpath d="M0 0h4v5H0z"/%3E%3C/svg%3E'

// Fails when the coat of arms is not shown, or when one that cannot be loaded leaves a gap.
for (const [outcome, coatOfArms, count] of [
  ['shown where there is one', SHIELD, 1],
  ['absent where there is none', null, 0],
  ['absent where it cannot be loaded', 'data:image/png,broken', 0],
] as const) {
  test(`the coat of arms of a canton is ${outcome} [ENTITY-10]`, async ({ page }) => {
    const basel = { id: 6, code: 'BS', name: 'Basel-Stadt', coatOfArms, constituencies: [44, 45, 46, 47, 48] }
    await page.route(/\/api\/canton(\?|$)/, (route) => route.fulfill({ status: 200, json: [basel] }))
    await page.goto('/location')
    await page.getByLabel('Postleitzahl').fill('4125')
    await expect(page.getByRole('heading', { name: 'Basel-Stadt' })).toBeVisible()
    await expect(page.locator('article img')).toHaveCount(count)
  })
}

// Fails when the field has the length of a postcode: browsers then cut pasted text to CH-8.
test('a postcode is extracted from pasted or autofilled text [VALID-10]', async ({ page }) => {
  await page.goto('/location')
  const zip = page.getByLabel('Postleitzahl')
  for (const [typed, accepted] of [
    [' 4051 ', '4051'],
    ['CH-4051', '4051'],
    ['4051 Basel', '4051'],
    ['40515', '4051'],
  ] as const) {
    await zip.fill(typed)
    await expect(zip).toHaveValue(accepted)
  }
  expect(await zip.getAttribute('maxlength')).toBeNull()
})

// Fails when a postcode of the city offers the constituencies of Riehen and Bettingen, too.
test('a postcode determines the place, whatever it matches [ROUTE-14, VALID-10]', async ({ page }) => {
  await page.goto('/location')
  await page.getByLabel('Postleitzahl').fill('4051')
  await expect(page.getByText('4051 liegt in mehreren Wahlkreisen. Wähle deinen.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByLabel('Riehen')).toHaveCount(0)
  await page.getByLabel('Grossbasel-West').check()
  await expect(page.getByText('Grossbasel-West, 34 Sitze')).toBeVisible()
  await page.getByLabel('Postleitzahl').fill('0001')
  await expect(page.getByText('Die Postleitzahl 0001 kennen wir nicht. Wähle Kanton und Wahlkreis selbst.')).toBeVisible()
  await page.route(/\/api\/canton-lookup\?/, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.getByLabel('Postleitzahl').fill('8001')
  await expect(page.getByText('8001 liess sich gerade nicht nachschlagen. Wähle Kanton und Wahlkreis selbst.')).toBeVisible()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page.getByText('Gib deine Postleitzahl ein oder wähle Kanton und Wahlkreis.')).toBeVisible()
  await page.getByRole('button', { name: 'Kanton und Wahlkreis selbst wählen' }).click()
  await page.getByLabel('Kanton', { exact: true }).selectOption('Basel-Stadt')
  await page.getByLabel('Wahlkreis').selectOption('Kleinbasel')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
})

// Fails when cantons are ordered by number, when none is preselected, or when another cannot be chosen.
test('a postcode in several cantons offers them by number of addresses, with the first preselected [ROUTE-14, VALID-10]', async ({
  page,
}) => {
  await page.goto('/location')
  await page.getByLabel('Postleitzahl').fill('6490')
  await expect(page.getByText('6490 liegt in mehreren Kantonen. Stimmt der gewählte?')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.locator('fieldset label')).toHaveText(['Uri', 'Zürich'])
  await expect(page.getByLabel('Uri')).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Uri' })).toBeVisible()
  await page.getByLabel('Zürich').check()
  await expect(page.getByRole('heading', { name: 'Zürich' })).toBeVisible()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
  expect(localStorage.getItem('plenara.place')).toBe('26,91')
})

// Fails when the choice for a postcode stays for the next one.
test('a postcode in several constituencies offers them by number of addresses, with the first preselected [ROUTE-14, VALID-10]', async ({
  page,
}) => {
  await page.goto('/location')
  await page.getByLabel('Postleitzahl').fill('4126')
  await expect(page.getByText('4126 liegt in mehreren Wahlkreisen. Stimmt der gewählte?')).toBeVisible()
  await expect(page.locator('fieldset label')).toHaveText(['Bettingen', 'Riehen'])
  await expect(page.getByLabel('Bettingen')).toBeChecked()
  await page.getByLabel('Riehen').check()
  await page.getByLabel('Postleitzahl').fill('4051')
  await expect(page.getByText('4051 liegt in mehreren Wahlkreisen. Wähle deinen.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByLabel('Postleitzahl').fill('4126')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
  expect(localStorage.getItem('plenara.place')).toBe('6,48')
})

// Fails when the municipality is not stored, or when it stays although the place is chosen without a postcode.
test('the municipality of a postcode stays on the device, so that results begin with it', async ({ page }) => {
  const stored = () => localStorage.getItem('plenara.municipality')
  await page.goto('/location')
  await page.getByLabel('Postleitzahl').fill('4051')
  await page.getByLabel('Grossbasel-West').check()
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
  expect(await page.evaluate(stored)).toBe('BS Basel')
  await page.goto('/location')
  await page.getByLabel('Kanton', { exact: true }).selectOption('Basel-Stadt')
  await page.getByLabel('Wahlkreis').selectOption('Riehen')
  await page.getByRole('button', { name: 'Hier wähle ich' }).click()
  await expect(page).toHaveURL(/\/select-storage$/)
  expect(await page.evaluate(stored)).toBeNull()
})
