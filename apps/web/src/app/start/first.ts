import type { Election, InterfaceLanguage, User } from '@plenara/contract'
import { selectElection } from '@plenara/domain/elections'
import { contentLanguageOf } from '@plenara/domain/text-and-time'
import type { FirstAnswers, StartAddress, StartAddresses } from '../../data/calls/first-answers.ts'
import { DECK_PATH } from '../../data/calls/start-calls.ts'
import { readSelection } from '../../data/queries/election-memory.ts'
import { accountType, LOCAL_SESSION } from '../../data/session/account-type.ts'
import { currentSession, isLoggedIn } from '../../data/session/session-store.ts'
import { initialLanguage } from '../../i18n/initial-language.ts'
import { API_URL } from '../../platform/api-url.ts'
import { isBelowFloor, markBelowFloor } from '../../platform/browser-floor.ts'
import { isPreview } from '../../platform/preview.ts'
import { applyTheme } from '../../platform/theme.ts'
import { rememberPress } from '../rendering/early-press.ts'

// Inlined into the HTML (first-script.config.ts): it sets the theme before the first paint, and sends the first calls while the app still loads.
// data/calls/first-answers.ts passes their answers on; an unused answer costs only its bytes.

/** The files that are needed next, from the build. */
declare const FIRST_FILES: FirstFiles
/** The addresses of the calls of data/calls/start-calls.ts (first-script.config.ts). */
declare const START_ADDRESSES: StartAddresses

export interface FirstFiles {
  /** The scripts of every screen. */
  readonly main: readonly string[]
  /** Scripts and styles of the deck. */
  readonly deck: readonly string[]
  /** The texts of shell and deck. */
  readonly texts: Partial<Record<InterfaceLanguage, string>>
}

const language = initialLanguage()
const isDeck = location.pathname === DECK_PATH

/**
 * Resolves when all main files but the largest are loaded. Earlier data would only compete with the scripts for the connection; data that is requested
 * now arrives while they run.
 */
let scriptsNear: Promise<unknown> | undefined
/** The data waits for the scripts no longer than this, in milliseconds. */
const NEAR_MS = 2_000

// The policy of the page forbids code from strings. Zod would try it for speed, and every browser would report a violation.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

applyTheme()
const { token, userId } = currentSession()
if (isBelowFloor()) markBelowFloor()
else begin()

function begin(): void {
  // A preview sends its own calls, without the session of this browser.
  if (isPreview()) return
  rememberPress()
  // A page that was rendered for anonymous visitors reserves the room of the navigation until it is replaced (app/rendering).
  if (isLoggedIn(currentSession())) document.documentElement.dataset.voter = ''
  // A local account sends nothing to the server, and at a log-off the token would be invalid by then.
  if (isLoggedIn(currentSession()) && accountType() === 'online' && token !== LOCAL_SESSION.token && location.pathname !== '/logout') ask()
  // After the calls: a browser has few connections per server, and the first request gets the first of them.
  fetchFiles()
}

function fetchFiles(): void {
  const links = new Map<string, HTMLLinkElement>()
  for (const file of [FIRST_FILES.main, FIRST_FILES.texts[language] ?? [], isDeck ? FIRST_FILES.deck : []].flat()) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = file
    links.set(file, link)
    document.head.append(link)
  }
  const second = links.get(FIRST_FILES.main[1] ?? '')
  // Safari before 17 does not prefetch, and fires no event.
  if (!second?.relList.supports('modulepreload')) return
  scriptsNear = new Promise((resolve) => {
    second.onload = resolve
    second.onerror = resolve
    setTimeout(resolve, NEAR_MS)
  })
}

/** A response of the server, read completely. */
type Arrival = Promise<readonly [head: Response, body: ArrayBuffer]>

/** Requests the voter and the elections, and on the deck the data of the active election. */
function ask(): void {
  const first: FirstAnswers = { at: Date.now(), answers: new Map() }
  Reflect.set(globalThis, 'plenaraFirst', first)
  const lang = contentLanguageOf({ language, languageContent: 'auto' })
  const facts = START_ADDRESSES.session.map((call) => send(call))
  if (isDeck) askForDeck().catch(() => undefined)

  async function askForDeck(): Promise<void> {
    const [user, elections] = await Promise.all([read<User>(facts[0]), read<Election[]>(facts[1])])
    const { level, year, index } = readSelection()
    const eid = selectElection({ elections, level, year, rememberedIndex: index }).election?.id
    // The content language of the voter may differ from that of the app.
    if (!eid || first.isOver || contentLanguageOf({ language, languageContent: user.languageContent }) !== lang) return
    // Registered at once, so that the app does not repeat the calls, and sent once the scripts are near.
    for (const call of START_ADDRESSES.deck) send(call, eid, scriptsNear)
  }

  /** Reads the response completely at once: an unread response would block its connection. */
  function send({ path, isPublic }: StartAddress, eid = 0, after?: Promise<unknown>): Arrival {
    const places: Readonly<Record<string, unknown>> = { id: userId, eid, lang }
    const address = API_URL + path.replace(/\{(\w+)\}/g, (_, place: string) => String(places[place]))
    const authorization = isPublic ? '' : `Bearer ${token}`
    const get = async () => {
      const head = await fetch(address, authorization ? { headers: { Authorization: authorization } } : {})
      return [head, await head.arrayBuffer()] as const
    }
    const arrival = after ? after.then(get) : get()
    const answer = arrival.then(([head, body]) => new Response(body, head))
    answer.catch(() => undefined)
    first.answers.set(`${authorization} ${address}`, answer)
    return arrival
  }
}

async function read<Value>(arrival: Arrival | undefined): Promise<Value> {
  if (!arrival) throw new Error('The answer was not requested')
  const [{ ok, status }, body] = await arrival
  if (!ok) throw new Error(`Request failed: status ${status}`)
  return JSON.parse(new TextDecoder().decode(body))
}
