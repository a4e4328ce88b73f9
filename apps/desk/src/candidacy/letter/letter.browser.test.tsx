import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CUT, LETTER, Refusal } from '../../screen-test/answers.ts'
import { LETTER_CODE } from '../../screen-test/letter-states.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'

const CODE = LETTER_CODE.replaceAll('-', '')

afterEach(() => unmount())

// Fails when the code stays in the address, is stored, or is sent before the date of birth is entered.
test('the QR code fills in the code, which is removed from the address at once and stored nowhere', async () => {
  const { sent } = await mount(`/candidacy/letter?lang=de#${CODE}`, { readLetter: LETTER })
  await expect.element(page.getByLabelText('Code aus dem Brief')).toHaveValue(LETTER_CODE)
  expect([location.hash, location.search]).toEqual(['', '?lang=de'])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(CODE)
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
})

// Fails when the code is sent as typed, or a typing error counts as one of five attempts.
test('a code can be typed in any form, a mistyped one is detected here; then an address is requested and a link sent', async () => {
  const bodies: unknown[] = []
  const { sent } = await mount('/candidacy/letter', {
    readLetter: (body: unknown) => {
      bodies.push(body)
      return LETTER
    },
    confirmByMail: (body: { email: string }) => {
      bodies.push(body)
      return body.email.includes('@') ? {} : new Refusal(422, 'email_invalid')
    },
  })
  await page.getByLabelText('Code aus dem Brief').fill('4k7m 9xq2 of3h1')
  await page.getByLabelText('Geburtsdatum').fill('1988-03-01')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page.getByText('Da stimmt ein Zeichen nicht.')).toBeVisible()
  await expect.element(page.getByLabelText('Code aus dem Brief')).toHaveFocus()
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
  await page.getByLabelText('Code aus dem Brief').fill('4k7m 9xq2 of3hd')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect.element(page.getByText('07 Föhre Basel-Stadt')).toBeVisible()
  await page.getByLabelText('Deine E-Mail-Adresse').fill('noemi')
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect.element(page.getByText('Eine gültige E-Mail-Adresse')).toBeVisible()
  await page.getByLabelText('Deine E-Mail-Adresse').fill('noemi@example.ch')
  await page.getByRole('button', { name: 'Link schicken' }).click()
  await expect.element(page.getByText('Wir haben einen Link an noemi@example.ch geschickt.')).toBeVisible()
  const credentials = { code: CODE, birthDate: '1988-03-01' }
  expect(bodies).toEqual([credentials, { ...credentials, email: 'noemi' }, { ...credentials, email: 'noemi@example.ch' }])
  // A mistyped address can be replaced afterwards.
  await page.getByRole('button', { name: 'Andere Adresse angeben' }).click()
  await expect.element(page.getByLabelText('Deine E-Mail-Adresse')).toHaveValue('noemi@example.ch')
})

test('a refusal of the server is explained, and the typed values stay', async () => {
  let answer: unknown = new Refusal(404, 'letter_unknown')
  await mount('/candidacy/letter', { readLetter: () => answer })
  await page.getByLabelText('Code aus dem Brief').fill(LETTER_CODE)
  await page.getByLabelText('Geburtsdatum').fill('1988-03-01')
  for (const [next, words] of [
    [answer, 'Nach fünf falschen Geburtsdaten ist ein Code gesperrt.'],
    [new Refusal(423, 'letter_locked'), 'Du brauchst einen neuen Brief'],
    [CUT, 'Du bist offline.'],
  ] as const) {
    answer = next
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect.element(page.getByText(words)).toBeVisible()
  }
  await expect.element(page.getByLabelText('Code aus dem Brief')).toHaveValue(LETTER_CODE)
})

test('the sign-in page links to the page of the letter', async () => {
  await mount('/candidacy/sign-in', {})
  await page.getByRole('link', { name: 'Ich habe einen Brief' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ich habe einen Brief' })).toHaveFocus()
})
