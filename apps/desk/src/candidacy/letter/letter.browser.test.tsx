import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CUT, LETTER, Refusal } from '../../screen-test/answers.ts'
import { LETTER_CODE } from '../../screen-test/letter-states.ts'
import { mount, unmount } from '../../screen-test/mount.tsx'

const CODE = LETTER_CODE.replaceAll('-', '')

afterEach(() => unmount())

// Fails when the code stays in the address or goes into a storage, or is sent before somebody says the date.
test('the square brings the code along, which leaves the address at once and is stored nowhere', async () => {
  const { sent } = await mount(`/candidacy/letter?lang=de#${CODE}`, { readLetter: LETTER })
  await expect.element(page.getByLabelText('Code aus dem Brief')).toHaveValue(LETTER_CODE)
  expect([location.hash, location.search]).toEqual(['', '?lang=de'])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])).not.toContain(CODE)
  expect(sent.filter((call) => call.startsWith('POST'))).toEqual([])
})

// Fails when what was typed is sent as it was typed, or a mistake costs one of five tries.
test('a code is typed in any way, a mistyped one is told here; then an address is asked for, and a link is on its way', async () => {
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
  const said = { code: CODE, birthDate: '1988-03-01' }
  expect(bodies).toEqual([said, { ...said, email: 'noemi' }, { ...said, email: 'noemi@example.ch' }])
  // A mistyped address is another one a moment later.
  await page.getByRole('button', { name: 'Andere Adresse angeben' }).click()
  await expect.element(page.getByLabelText('Deine E-Mail-Adresse')).toHaveValue('noemi@example.ch')
})

test('what the server refuses stands there in words, and what was typed stays', async () => {
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

test('from the sign-in a link leads to the letter', async () => {
  await mount('/candidacy/sign-in', {})
  await page.getByRole('link', { name: 'Ich habe einen Brief' }).click()
  await expect.element(page.getByRole('heading', { name: 'Ich habe einen Brief' })).toHaveFocus()
})
