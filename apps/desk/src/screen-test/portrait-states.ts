import { ALL_DECIDED, CUT, DELIVERED, PENDING, Refusal } from './answers.ts'
import { choose, photograph, send } from './photographs.ts'
import { at, frozen, home, signedIn, type ScreenState } from './screen-state.ts'

const path = `${home}/portrait`
const hash = 'ab'.repeat(32)
const OWN_PORTRAIT = { portrait: { by: 'person', hash } }
const refused = (code: string) => new Refusal(422, 'image_invalid', [{ path: 'body', code }])

/** The page of the portrait. */
export const PORTRAIT_STATES: readonly ScreenState[] = [
  { name: 'the portrait at its beginning', path, answers: at([100]), shown: 'Noch ist kein Foto da.' },
  { name: 'the portrait that is there', path, answers: at([100], OWN_PORTRAIT), shown: 'Foto entfernen' },
  {
    name: 'the portrait as it was delivered',
    path,
    answers: at([100], { ...DELIVERED, portrait: { by: 'delivered', hash } }),
    shown: 'Geliefert von Kanton Basel-Stadt.',
  },
  { name: 'the portrait frozen', path, answers: at(ALL_DECIDED, { ...frozen, ...OWN_PORTRAIT }), shown: 'nicht mehr ändern' },
  { name: 'the portrait that loads', path, answers: signedIn({ getCandidacy: PENDING }), shown: 'Kandidatur' },
  { name: 'the portrait without a network', path, answers: signedIn({ getCandidacy: CUT }), shown: 'Du bist offline' },
  {
    name: 'the portrait that is cropped',
    path,
    answers: at([100]),
    shown: 'Foto übernehmen',
    act: async () => choose(await photograph()),
  },
  {
    name: 'a portrait that cannot be cropped any smaller',
    path,
    answers: at([100]),
    shown: 'Foto übernehmen',
    act: async () => choose(await photograph(320, 400)),
  },
  {
    name: 'a portrait that is too small',
    path,
    answers: at([100]),
    shown: 'Das Bild ist zu klein',
    act: async () => choose(await photograph(300, 900)),
  },
  {
    name: 'a portrait that is none',
    path,
    answers: at([100]),
    shown: 'Das ist kein Foto, das sich öffnen lässt.',
    act: () => choose(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'foto.jpg', { type: 'image/jpeg' })),
  },
  {
    name: 'a portrait that is sent',
    path,
    answers: { ...at([100]), putPortrait: PENDING },
    shown: 'Das Foto wird hochgeladen.',
    act: send,
  },
  {
    name: 'a portrait that is saved',
    path,
    answers: { ...at([100], OWN_PORTRAIT), putPortrait: { version: 2, ...OWN_PORTRAIT } },
    shown: 'Gespeichert. Wählende sehen es, sobald du einreichst.',
    act: send,
  },
  {
    name: 'a portrait that the server refuses',
    path,
    answers: { ...at([100]), putPortrait: refused('image_damaged') },
    shown: 'Die Datei ist beschädigt.',
    act: send,
  },
  { name: 'a portrait that waits for the network', path, answers: { ...at([100]), putPortrait: CUT }, shown: 'Nochmals', act: send },
  {
    name: 'a portrait that waits for its turn',
    path,
    answers: { ...at([100]), putPortrait: new Refusal(503, 'unavailable') },
    shown: 'gerade überlastet',
    act: send,
  },
  {
    name: 'a portrait after the session',
    path,
    answers: { ...at([100]), putPortrait: new Refusal(401, 'unauthorized') },
    shown: 'Deine Sitzung ist abgelaufen',
    act: send,
  },
]
