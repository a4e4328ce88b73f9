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

// Stands in the page of HTML itself (first-script.config.ts): the theme before the first paint, and what a start begins with, so that it is on its
// way while the app still arrives. What it asks for, data/calls/first-answers.ts hands on; an answer that nobody wants costs nothing but its bytes.

/** The files that the build knows to be needed next. */
declare const FIRST_FILES: FirstFiles
/** What data/calls/start-calls.ts names, as addresses (first-script.config.ts). */
declare const START_ADDRESSES: StartAddresses

export interface FirstFiles {
  /** Scripts that every screen begins with. */
  readonly main: readonly string[]
  /** Scripts and styles of the deck. */
  readonly deck: readonly string[]
  /** The texts of frame and deck. */
  readonly texts: Partial<Record<InterfaceLanguage, string>>
}

const language = initialLanguage()
const isDeck = location.pathname === DECK_PATH

/**
 * Fulfilled when all main files but the largest are here. Data that comes earlier would only take the line from the scripts, which a slow phone needs
 * longer for; data that is asked for now arrives while they run.
 */
let scriptsNear: Promise<unknown> | undefined
/** The data waits for the scripts no longer than this, in milliseconds. */
const NEAR_MS = 2_000

// The policy of the page forbids code made from text. Zod would try it for speed where it is loaded, and every browser would report that.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })

applyTheme()
const { token, userId } = currentSession()
if (isBelowFloor()) markBelowFloor()
else begin()

function begin(): void {
  // It asks as nobody who is known here, and by itself.
  if (isPreview()) return
  rememberPress()
  // A page that was rendered for strangers leaves the room of the navigation free until it is replaced (app/rendering).
  if (isLoggedIn(currentSession())) document.documentElement.dataset.voter = ''
  // A local account asks nothing of the server, and whoever logs off would ask with a token that is dead by then.
  if (isLoggedIn(currentSession()) && accountType() === 'online' && token !== LOCAL_SESSION.token && location.pathname !== '/logout') ask()
  // After the calls: a browser has few connections to a server, and the first that is asked for gets the first of them.
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
  // Safari before 17 does not fetch ahead, and tells nothing of it.
  if (!second?.relList.supports('modulepreload')) return
  scriptsNear = new Promise((resolve) => {
    second.onload = resolve
    second.onerror = resolve
    setTimeout(resolve, NEAR_MS)
  })
}

/** What the server answered, read to its end. */
type Arrival = Promise<readonly [head: Response, body: ArrayBuffer]>

/** Asks who the voter is and for the elections, and on the deck for what the active one shows. */
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
    // A voter may read in another language than the app speaks.
    if (!eid || first.isOver || contentLanguageOf({ language, languageContent: user.languageContent }) !== lang) return
    // Known at once, so that nobody else asks for them, and asked for in time.
    for (const call of START_ADDRESSES.deck) send(call, eid, scriptsNear)
  }

  /** Read to the end at once: an answer that nobody takes would hold its connection. */
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
  if (!arrival) throw new Error('Nothing was asked for')
  const [{ ok, status }, body] = await arrival
  if (!ok) throw new Error(`Answered ${status}`)
  return JSON.parse(new TextDecoder().decode(body))
}
