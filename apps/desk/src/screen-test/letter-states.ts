import { page } from 'vitest/browser'
import { CUT, LETTER, PENDING, Refusal } from './answers.ts'
import { press, type ScreenState } from './screen-state.ts'

/** A code with a valid check symbol at its end. */
export const LETTER_CODE = '4K7M-9XQ2-0F3HD'
const path = '/candidacy/letter'

const say =
  (code: string, ...then: readonly (() => Promise<unknown>)[]) =>
  async () => {
    await page.getByLabelText('Code aus dem Brief').fill(code)
    await page.getByLabelText('Geburtsdatum').fill('1988-03-01')
    await press('Weiter')()
    for (const step of then) await step()
  }
const write = (email: string) => async () => {
  await page.getByLabelText('Deine E-Mail-Adresse').fill(email)
  await press('Link schicken')()
}

/** The steps from the letter to the mail that confirms an address. */
export const LETTER_STATES: readonly ScreenState[] = [
  { name: 'a letter', path, answers: {}, shown: 'Code aus dem Brief' },
  { name: 'a letter left empty', path, answers: {}, shown: 'Gib dein Geburtsdatum ein', act: press('Weiter') },
  { name: 'a letter whose code is mistyped', path, answers: {}, shown: 'Da stimmt ein Zeichen nicht', act: say('4K7M-9XQ2-0F3H1') },
  {
    name: 'a letter with another date of birth',
    path,
    answers: { readLetter: new Refusal(404, 'letter_unknown') },
    shown: 'gehören nicht zusammen',
    act: say(LETTER_CODE),
  },
  {
    name: 'a letter whose code is locked',
    path,
    answers: { readLetter: new Refusal(423, 'letter_locked') },
    shown: 'Dieser Code ist gesperrt',
    act: say(LETTER_CODE),
  },
  { name: 'a letter without a network', path, answers: { readLetter: CUT }, shown: 'Du bist offline', act: say(LETTER_CODE) },
  { name: 'a letter that loads', path, answers: { readLetter: PENDING }, shown: 'Code aus dem Brief', act: say(LETTER_CODE) },
  {
    name: 'a letter that asks for an address',
    path,
    answers: { readLetter: LETTER },
    shown: '07 Föhre Basel-Stadt',
    act: say(LETTER_CODE),
  },
  {
    name: 'a letter with an address that is none',
    path,
    answers: { readLetter: LETTER, confirmByMail: new Refusal(422, 'email_invalid') },
    shown: 'Eine gültige E-Mail-Adresse',
    act: say(LETTER_CODE, write('noemi@')),
  },
  {
    name: 'a letter whose link is on its way',
    path,
    answers: { readLetter: LETTER, confirmByMail: {} },
    shown: 'Wir haben einen Link an',
    act: say(LETTER_CODE, write('noemi.kaltbrunner-zumthor@gruene-liste.example.ch')),
  },
]
