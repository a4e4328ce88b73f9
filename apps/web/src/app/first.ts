import type { Election, InterfaceLanguage, User } from '@plenara/contract'
import { contentLanguageOf, selectElection } from '@plenara/domain'
import { initialLanguage } from '../i18n/initial-language.ts'
import { accountType, LOCAL_SESSION } from '../lib/account-type.ts'
import { API_URL } from '../lib/api-url.ts'
import { readSelection } from '../lib/election-memory.ts'
import type { FirstAnswers } from '../lib/first-answers.ts'
import { currentSession, isLoggedIn } from '../lib/session-store.ts'
import { applyTheme } from '../lib/theme.ts'

// Stands in the page of HTML itself (first-script.config.ts): the theme before the first paint, and what a start begins with, so that it is on its
// way while the app still arrives. What it asks for, lib/first-answers.ts hands on; an answer that nobody wants costs nothing but its bytes.

/** The files that the build knows to be needed next. */
declare const FIRST_FILES: FirstFiles

export interface FirstFiles {
  /** Scripts that every screen begins with. */
  readonly main: readonly string[]
  /** Scripts and styles of the deck. */
  readonly deck: readonly string[]
  /** The texts of frame and deck. */
  readonly texts: Partial<Record<InterfaceLanguage, string>>
}

const language = initialLanguage()
const isDeck = location.pathname === '/match'

/**
 * Fulfilled when all main files but the largest are here. Data that comes earlier would only take the line from the scripts, which a slow phone needs
 * longer for; data that is asked for now arrives while they run.
 */
let scriptsNear: Promise<unknown> | undefined
/** The data waits for the scripts no longer than this, in milliseconds. */
const NEAR_MS = 2_000

applyTheme()
const { token, userId } = currentSession()
// A local account asks nothing of the server, and whoever logs off would ask with a token that is dead by then.
if (isLoggedIn(currentSession()) && accountType() !== 'local' && token !== LOCAL_SESSION.token && location.pathname !== '/logout') ask()
// After the calls: a browser has few connections to a server, and the first that is asked for gets the first of them.
fetchFiles()

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

/**
 * Asks who the voter is and for the elections, and on the deck for what the active one shows: what lib/early-calls.ts will ask for, by the same
 * addresses.
 */
function ask(): void {
  const first: FirstAnswers = { at: Date.now(), answers: new Map() }
  Reflect.set(globalThis, 'plenaraFirst', first)
  const guessed = contentLanguageOf({ language, languageContent: 'auto' })
  const own = `Bearer ${token}`
  const user = `/user/${userId}`
  const facts = [send(user, own), send(`${user}/election?lang=${guessed}`, own)] as const
  if (isDeck) askForDeck().catch(() => undefined)

  async function askForDeck(): Promise<void> {
    const [{ languageContent }, elections] = await Promise.all([read<User>(facts[0]), read<Election[]>(facts[1])])
    const { level, year, index } = readSelection()
    const id = selectElection({ elections, level, year, rememberedIndex: index }).election?.id
    // A voter may read in another language than the app speaks.
    if (!id || first.isOver || contentLanguageOf({ language, languageContent }) !== guessed) return
    // Known at once, so that nobody else asks for them, and asked for in time.
    send(`/election/${id}/candidate?view=card&lang=${guessed}`, '', scriptsNear)
    for (const name of ['match', 'progression', 'choice', 'response', 'match-percent'])
      send(`${user}/election/${id}/${name}`, own, scriptsNear)
    send(`/party?lang=${guessed}`, '', scriptsNear)
  }

  /** Read to the end at once: an answer that nobody takes would hold its connection. */
  function send(path: string, authorization = '', after?: Promise<unknown>): Arrival {
    const address = API_URL + path
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

async function read<Value>(arrival: Arrival): Promise<Value> {
  const [{ ok, status }, body] = await arrival
  if (!ok) throw new Error(`Answered ${status}`)
  return JSON.parse(new TextDecoder().decode(body))
}
