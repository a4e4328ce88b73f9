import type {
  Actor,
  ActorAddress,
  CandidacyOfPerson,
  DeskCallName,
  Invitation,
  Letter,
  Passkeys,
  Question,
  StatementAnswer,
} from '@plenara/contract'
import { deskCalls, deskRoutes } from '@plenara/contract'

const SITE = 'https://plenara.example'
const NOW = '2027-08-16T09:41:00.000Z'

const OFFICIAL = {
  firstName: 'Noëmi',
  lastName: 'Kaltbrunner-Zumthor',
  number: '07.01',
  list: { number: '07', name: 'Föhre Basel-Stadt' },
  election: { id: 12, name: 'Nationalratswahl 2027, Basel-Stadt', electionDate: '2027-10-24' },
} as const

export const CID = 4711

export const LETTER: Letter = { ...OFFICIAL, site: SITE }
export const INVITATION: Invitation = { ...OFFICIAL, isKnown: false, isTyped: false, site: SITE }
export const ACTOR: Actor = {
  id: 700_001,
  language: 'de',
  candidacies: [{ ...OFFICIAL, id: CID, candidateId: 88 }],
  site: SITE,
  now: NOW,
  secretariats: [],
  prepares: [],
}

const TEXTS = [
  ['Standard-4', 'Soll der Bund Solaranlagen auf grossen Dächern vorschreiben?'],
  ['Standard-4', 'Soll das Rentenalter für alle auf 66 Jahre steigen?'],
  ['Slider-7', 'Wer reich ist, soll höhere Steuern zahlen.'],
  ['options5', 'Soll der Bund für die Landwirtschaft mehr oder weniger ausgeben?'],
  [
    'Standard-4',
    'Soll der Bund die Krankenversicherungsprämien von Familien mit Kindern in Ausbildung und mit mittlerem Einkommen ganz bezahlen?',
  ],
  ['Standard-4', 'Soll das Stimmrechtsalter auf 16 Jahre sinken?'],
] as const

export const QUESTIONNAIRE: { categories: { id: number; name: string }[]; questions: Question[] } = {
  categories: [
    { id: 1, name: 'Umwelt und Energie' },
    { id: 2, name: 'Sozialpolitik' },
  ],
  questions: TEXTS.map(([type, text], index) => ({
    id: 100 + index,
    categoryId: 1 + (index % 2),
    type,
    text,
    info: index === 0 ? 'Grosse Dächer sind solche ab 300 Quadratmetern.' : null,
    pro: index === 0 ? 'Die Flächen sind schon gebaut.' : null,
    contra: index === 0 ? 'Eigentümerinnen und Eigentümer sollen selbst entscheiden.' : null,
    isShort: false,
    opinionId: 500 + index,
    axes: [],
  })),
}

const NOTHING_DELIVERED: CandidacyOfPerson['delivered'] = { texts: [], links: [], facts: [], source: null, goes: false }

/** A decision for each question, in order; undefined if it is open. */
type Decisions = readonly (number | null | undefined)[]

/** A candidacy with these decisions. */
export function candidacyWith(decisions: Decisions, changes: Partial<CandidacyOfPerson> = {}): CandidacyOfPerson {
  const ids = QUESTIONNAIRE.questions.map(({ id }) => id)
  const answers = ids.flatMap((questionId, index): StatementAnswer[] => {
    const value = decisions[index]
    return value === undefined ? [] : [{ questionId, value }]
  })
  return {
    ...OFFICIAL,
    id: CID,
    candidateId: 88,
    version: answers.length,
    answers,
    ...{ important: [], comments: [], texts: [], links: [], facts: [] },
    delivered: NOTHING_DELIVERED,
    portrait: { by: 'nobody', hash: null },
    missing: {
      undecided: ids.filter((id) => !answers.some(({ questionId }) => questionId === id)),
      withoutReply: answers.filter(({ value }) => value === null).length,
      withoutReplyAllowed: 7,
    },
    copied: [],
    copyable: [],
    role: 'person',
    prepared: [],
    submission: null,
    decided: 0,
    isChanged: false,
    isFrozen: false,
    now: NOW,
    ...changes,
  }
}

/** Comments on the first questions, in two languages. */
export const CONTENT: Pick<CandidacyOfPerson, 'important' | 'comments'> = {
  important: [{ questionId: 100, important: true }],
  comments: [
    { questionId: 100, language: 'de', text: 'Ja, aber mit einer Ausnahme für kleine Dächer.' },
    { questionId: 100, language: 'fr', text: 'Oui, mais avec une exception pour les petits toits.' },
    { questionId: 101, language: 'de', text: 'Die Lebenserwartung steigt.' },
  ],
}

/** A profile. */
export const PROFILE: Pick<CandidacyOfPerson, 'texts' | 'links' | 'facts'> = {
  texts: [
    { text: 'motto', language: 'de', value: 'Für alle.' },
    { text: 'motto', language: 'fr', value: 'Pour toutes et tous.' },
    { text: 'occupation', language: 'de', value: 'Bäuerin' },
    { text: 'mainGoals', language: 'de', value: 'Saubere Energie.\n\nBezahlbare Wohnungen.' },
  ],
  links: [
    { kind: 'website', url: 'https://noemi-kaltbrunner-zumthor.example.ch/wahlen-zweitausendsiebenundzwanzig' },
    { kind: 'instagram', url: 'https://www.instagram.com/noemi' },
  ],
  facts: [
    { fact: 'campaignBudget', value: 12_000 },
    {
      fact: 'vestedInterests',
      value: [{ organisation: { de: 'Genossenschaftsverband Nordwestschweiz' }, role: { de: 'Präsidentin' }, paid: false, since: 2019 }],
    },
    { fact: 'languages', value: ['de', 'fr', 'nl'] },
  ],
}

/** Delivered data that the person has not checked. */
export const DELIVERED: Pick<CandidacyOfPerson, 'delivered'> = {
  delivered: {
    source: 'Kanton Basel-Stadt',
    goes: false,
    texts: [{ text: 'motto', language: 'de', value: 'Geliefertes Motto.' }],
    links: [{ kind: 'website', url: 'https://example.ch/' }],
    facts: [
      { fact: 'campaignBudget', value: 5_000 },
      { fact: 'vestedInterests', value: [{ organisation: { de: 'Turnverein' }, role: {}, paid: null, since: null }] },
      { fact: 'languages', value: ['de'] },
    ],
  },
}

export const ALL_DECIDED: Decisions = [100, 25, 67, null, 0, 75]
export const SUBMISSION = { revision: 2, sha256: 'c0ffee12'.repeat(8), submittedAt: '2027-08-16T09:41:00.000Z' }

/** Two passkeys: one of a phone, and one that was never used. */
export const PASSKEYS: Passkeys = {
  hasPassword: true,
  passkeys: [
    { id: 1, name: 'Telefon', createdAt: '2027-08-01T08:00:00.000Z', lastUsedAt: '2027-08-15T08:00:00.000Z', backedUp: true },
    { id: 2, name: 'Schlüssel am Schlüsselbund', createdAt: '2027-08-02T08:00:00.000Z', lastUsedAt: null, backedUp: false },
  ],
}
export const ADDRESS: ActorAddress = { email: 'noemi.kaltbrunner-zumthor@example.ch', change: null }
/** An address with a pending change. */
export const addressChanging = (isConfirmed: boolean): ActorAddress => ({
  ...ADDRESS,
  change: { email: 'praesidium@genossenschaftsverband-nordwestschweiz.example.ch', isConfirmed, until: '2027-08-19T09:41:00.000Z' },
})

export type Answers = { readonly [Name in DeskCallName]?: unknown }

/** An error answer with its status. */
export class Refusal {
  readonly status: number
  readonly problem: object
  /** The header `Retry-After`, if the answer names a delay. */
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, code: string, errors: readonly object[] = [], retryAfterSeconds?: number) {
    this.status = status
    this.problem = { code, status, errors }
    this.headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  }
}

/** A call without an answer; the next one has no network. */
export const PENDING = Symbol('pending')
export const CUT = Symbol('cut')

/** No session, and no suggestion of a passkey in a field. */
const DEFAULTS: Answers = { getActor: new Refusal(401, 'unauthorized'), startPasskeySignIn: PENDING }

/** Answers calls instead of the server; each answer must fit the contract. Without `getActor` there is no session. */
export function answerBy(answers: Answers): (request: Request) => Promise<Response> {
  return async (request) => {
    const name = nameOf(request)
    const answer = answers[name] ?? DEFAULTS[name]
    const given =
      typeof answer === 'function'
        ? await answer(
            await request
              .clone()
              .json()
              .catch(() => null),
          )
        : answer
    if (given === PENDING) return new Promise(() => undefined)
    if (given === CUT) throw new TypeError('Failed to fetch')
    if (given instanceof Refusal) return Response.json(given.problem, { status: given.status, headers: given.headers })
    if (given === undefined) throw new Error(`The test has no answer to ${name}: add it to the answers`)
    return Response.json(deskRoutes[name].response.parse(given), { status: deskRoutes[name].status })
  }
}

function nameOf({ method, url }: Request): DeskCallName {
  const { pathname } = new URL(url)
  const found = Object.entries(deskCalls).find(([, call]) => {
    const path = new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[0-9]+')}$`)
    return call.method === method && path.test(pathname)
  })
  if (!found) throw new Error(`${method} ${pathname} is not a call of the desk`)
  return found[0] as DeskCallName
}
