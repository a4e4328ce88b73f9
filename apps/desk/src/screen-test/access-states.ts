import { ACTOR, ADDRESS, addressChanging, type Answers, CUT, PASSKEYS, PENDING, Refusal } from './answers.ts'
import { press, type ScreenState } from './screen-state.ts'

const CODE = `#${'A'.repeat(43)}`
const path = '/candidacy/access'
const signedIn = (answers: Answers = {}): Answers => ({ getActor: ACTOR, getPasskeys: PASSKEYS, getAddress: ADDRESS, ...answers })
const after =
  (...steps: readonly (() => Promise<unknown>)[]) =>
  async () => {
    for (const step of steps) await step()
  }

/** The access page in every state. */
export const ACCESS_STATES: readonly ScreenState[] = [
  { name: 'the access', path, answers: signedIn(), shown: 'Schlüssel am Schlüsselbund' },
  {
    name: 'the access without a passkey',
    path,
    answers: signedIn({ getPasskeys: { hasPassword: true, passkeys: [] } }),
    shown: 'Du hast noch keinen Passkey.',
  },
  {
    name: 'the access without a password',
    path,
    answers: signedIn({ getPasskeys: { ...PASSKEYS, hasPassword: false } }),
    shown: 'Wir schicken dir dazu einen Link',
  },
  {
    name: 'the access without either',
    path,
    answers: signedIn({ getPasskeys: { hasPassword: false, passkeys: [] } }),
    shown: 'noch keinen Passkey und kein Passwort',
  },
  { name: 'the access that loads', path, answers: signedIn({ getPasskeys: PENDING, getAddress: PENDING }), shown: 'Zugang' },
  { name: 'the access without a network', path, answers: signedIn({ getPasskeys: CUT, getAddress: CUT }), shown: 'Du bist offline' },
  { name: 'a passkey renamed', path, answers: signedIn(), shown: 'Passkey umbenennen', act: press('Telefon umbenennen') },
  { name: 'a passkey to be removed', path, answers: signedIn(), shown: '«Telefon» entfernen?', act: press('Telefon entfernen') },
  {
    name: 'a passkey that is the only way in',
    path,
    answers: signedIn({ deletePasskey: new Refusal(409, 'last_passkey') }),
    shown: 'Das ist dein einziger Passkey',
    act: after(press('Telefon entfernen'), press('Passkey entfernen')),
  },
  {
    name: 'the question for a proof',
    path,
    answers: signedIn({ deletePasskey: new Refusal(403, 'proof_needed') }),
    shown: 'Bist du es?',
    act: after(press('Telefon entfernen'), press('Passkey entfernen')),
  },
  { name: 'a new password left empty', path, answers: signedIn(), shown: 'Gib dein Passwort ein', act: press('Passwort ändern') },
  {
    name: 'a new address left empty',
    path,
    answers: signedIn(),
    shown: 'Eine gültige E-Mail-Adresse',
    act: press('Adresse ändern'),
  },
  { name: 'a new address asked for', path, answers: signedIn({ getAddress: addressChanging(false) }), shown: 'Änderung abbrechen' },
  {
    name: 'a new address that can be stopped',
    path,
    answers: signedIn({ getAddress: addressChanging(true) }),
    shown: 'Die Adresse ist geändert.',
  },
  { name: 'the link to a new address', path: `/candidacy/confirm-address${CODE}`, answers: {}, shown: 'Adresse bestätigen' },
  { name: 'the link to a new address without its code', path: '/candidacy/confirm-address', answers: {}, shown: 'fehlt der Code' },
  {
    name: 'a new address confirmed',
    path: `/candidacy/confirm-address${CODE}`,
    answers: { confirmAddress: {} },
    shown: 'Die neue Adresse gilt.',
    act: press('Adresse bestätigen'),
  },
  { name: 'the link to a former address', path: `/candidacy/stop-address${CODE}`, answers: {}, shown: 'Änderung aufhalten' },
  {
    name: 'the link to a former address that is over',
    path: `/candidacy/stop-address${CODE}`,
    answers: { stopAddressChange: new Refusal(404, 'secret_invalid') },
    shown: 'gilt nicht mehr',
    act: press('Änderung aufhalten'),
  },
  {
    name: 'a change of the address undone',
    path: `/candidacy/stop-address${CODE}`,
    answers: { stopAddressChange: { wasConfirmed: true } },
    shown: 'Deine frühere Adresse gilt wieder',
    act: press('Änderung aufhalten'),
  },
]
