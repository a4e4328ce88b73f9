import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Election } from '@plenara/contract'
import { SCREENS } from '@plenara/contract/screens'
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { LOCAL_SESSION } from '../src/data/session/account-type.ts'
import { ACCOUNT_KINDS, type AccountKind } from './support/account-kind.ts'
import { beginOnDevice, importCatalogue } from './support/device-account.ts'
import { deviceRequest } from './support/device-request.ts'
import { enterAsGuest } from './support/guest.ts'
import { begin, signIn, type Voter } from './support/new-voter.ts'
import { type OwnServer, startOwnServer } from './support/own-server.ts'
import { addressOf, anyFill, type Fill, politicsAddresses, politicsFill, screenPaths } from './support/screens.ts'

const PORT = Number(process.env.E2E_PORT ?? 3199) + 2003
const WORDS = join(import.meta.dirname, '../../server/test/support/invented-words.ts')
const FIXTURES = join(import.meta.dirname, '../../../packages/importers/src')
/** Real files of both halves; the courts, the governments and most cantons stay invented. */
const REAL = [
  ['sesam-bs', 'sesam-bs/fixtures/grosser-rat-2020.xlsx'],
  ['parliament', 'parliament/fixtures'],
  ['swissvotes', 'swissvotes/fixtures/swissvotes.csv'],
] as const
/** Leads elsewhere, ends the session, or shows an example ballot with names of its own. */
const NO_PAGES = ['/voting-instructions', '/logout', '/splash', '/start', '/update', '/update-app', '/login', '/register']
/** Drawn as seats of an invented court; its names come once a group is opened. */
const SEATS_ALONE = ['/judiciary', '/judiciary/council']
const COMPARE = '/election/:electionId/compare'
const NOTE = 'Demodaten'
/** So many people, votes and lists of each kind are looked at. */
const MOST = 20
/** That are looked at beside each other: most of the time a page waits for the network. */
const PAGES = 4

test.describe.configure({ mode: 'serial' })

let server: OwnServer
let voter: Voter
let elections: readonly Election[]
let words: readonly string[]
let catalogue: string
test.beforeAll(async ({ playwright, browser }) => {
  test.setTimeout(300_000)
  server = await startOwnServer(PORT, { DEMO: 'on' })
  for (const [format, path] of REAL) await server.importFile(format, join(FIXTURES, path))
  const request = await playwright.request.newContext({ baseURL: server.url })
  voter = await server.newVoter(request)
  const headers = { Authorization: `Bearer ${voter.token}` }
  elections = await (await request.get(`/api/user/${voter.id}/election`, { headers })).json()
  await request.dispose()
  words = await inventedWords()
  catalogue = await importCatalogue(browser, server.url)
})
test.afterAll(() => server.stop())

/** Every name and title of the demonstration, from its generator in a process of its own: the web app does not know it. */
async function inventedWords(): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('node', [WORDS], { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

async function fillOf(request: APIRequestContext, election: Election): Promise<Fill> {
  const read = async (path: string) => (await request.get(`${server.url}/api${path}`)).json()
  const [[candidate, other], [list]] = await Promise.all(
    [`/election/${election.id}/candidate?view=card`, `/election/${election.id}/list`].map(read),
  )
  return {
    ...anyFill,
    electionId: String(election.id),
    candidateId: String(candidate.id),
    listId: String(list.id),
    [COMPARE]: `${candidate.id},${other.id}`,
  }
}

interface Seen {
  readonly address: string
  readonly invented: string | undefined
  readonly hasNote: boolean
  /** The words beside it. */
  readonly around: string
}

/** Whether a text says a word; where it goes on in small letters it is another, as the party in the name of a person. */
function isNamed(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/^\p{Ll}/u.test(text.slice(at + word.length))) return true
  return false
}

async function look(page: Page, address: string, all: readonly string[]): Promise<Seen> {
  await page.goto(`${server.url}${address}`)
  await expect(page.locator('main')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  let seen = await lookOnce(page, address, all)
  // A page that leads elsewhere is still the former one for a moment.
  for (let times = 0; times < 20 && !isMarkedRight(seen); times++) {
    await page.waitForTimeout(250)
    seen = await lookOnce(page, address, all)
  }
  if (seen.hasNote) await expectSeen(noteOf(page), address)
  return seen
}

function noteOf(page: Page): Locator {
  return page.getByRole('contentinfo').filter({ hasText: NOTE })
}

/** Whether there is a note where something is invented, and only there. */
function isMarkedRight({ invented, hasNote }: Seen): boolean {
  return (invented !== undefined) === hasNote
}

async function lookOnce(page: Page, address: string, all: readonly string[]): Promise<Seen> {
  const text = (await page.locator('main').allTextContents()).join(' ')
  const hasNote = (await noteOf(page).count()) > 0
  const invented = SEATS_ALONE.includes(address) ? 'the seats' : all.find((word) => isNamed(text, word))
  const at = invented === undefined ? -1 : text.indexOf(invented)
  return { address, invented, hasNote, around: at < 0 ? '' : text.slice(Math.max(0, at - 80), at + 80) }
}

/** There is one, its words are covered by nothing once the page is at its end, and it takes little of the window. */
async function expectSeen(note: Locator, address: string): Promise<void> {
  await expect(note, address).toHaveCount(1)
  const covered = () =>
    note.evaluate((element) => {
      window.scrollTo(0, document.body.scrollHeight)
      const words = document.createRange()
      words.selectNodeContents(element)
      const { left, top, bottom, height } = words.getBoundingClientRect()
      const isOnTop = (y: number) => document.elementFromPoint(left + 8, y) === element
      return { isSeen: isOnTop(top + 3) && isOnTop(bottom - 3), isSmall: height < window.innerHeight / 8 }
    })
  // The page may still grow when it is scrolled for the first time.
  await expect.poll(covered, address).toEqual({ isSeen: true, isSmall: true })
}

/** Looks at all addresses, some at a time, each in one of the pages. */
async function lookAtAll(pages: readonly Page[], addresses: readonly string[]): Promise<Seen[]> {
  const waiting = [...addresses]
  const seen: Seen[] = []
  await Promise.all(
    pages.map(async (page) => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) seen.push(await look(page, address, words))
    }),
  )
  return seen
}

/** Pages of one browser that is signed in, with an account on the server or one that lives in it. */
async function signedIn(context: BrowserContext, account: AccountKind, election: Election): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: PAGES }, () => context.newPage()))
  const [first] = pages
  if (account === 'online') await Promise.all(pages.map((page) => signIn(page, voter)))
  else if (first) {
    await beginOnDevice(first, catalogue)
    await begin(deviceRequest(first), { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token }, {})
  }
  await context.addInitScript(
    ([level, year]) => {
      localStorage.setItem('plenara.election-level', String(level))
      localStorage.setItem(`plenara.election-year.${level}`, String(year))
    },
    [election.level, election.year],
  )
  return pages
}

// Fails when `DemoNote` looks at the active election alone, when `useShown` is taken out of `useCall`, or a look-up becomes a `useCall`.
for (const account of ACCOUNT_KINDS) {
  for (const kind of ['invented', 'real'] as const) {
    test(`every page that shows something invented says so, and no other: the election is ${kind}, the account ${account}`, async ({
      browser,
      playwright,
    }) => {
      test.setTimeout(300_000)
      const election = elections.find(({ fictional, type }) => fictional === (kind === 'invented') && type === 'legislative')
      if (!election) throw new Error(`there is no ${kind} election`)
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
      const request = await playwright.request.newContext({ baseURL: server.url })
      const fill = { ...(await fillOf(request, election)), ...(await politicsFill(request)) }
      await request.dispose()
      const pages = await signedIn(context, account, election)
      const addresses = screenPaths
        .filter((path) => !NO_PAGES.includes(path))
        .map((path) => (path === COMPARE ? `/election/${election.id}/compare?with=${fill[COMPARE]}` : addressOf(path, fill)))
      const seen = await lookAtAll(pages, addresses)
      await context.close()
      expect(seen.length).toBeGreaterThan(45)
      expect(seen.filter((page) => !isMarkedRight(page))).toEqual([])
      expect(seen.filter(({ hasNote }) => hasNote).length).toBeGreaterThan(5)
      expect(seen.filter(({ hasNote }) => !hasNote).length).toBeGreaterThan(5)
    })
  }
}

/** Looks at all addresses in a browser without an account, once `begin` has made of it what is wanted; answers what was seen. */
async function lookAround(browser: Browser, addresses: readonly string[], begin?: (page: Page) => Promise<void>): Promise<Seen[]> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'de-CH', timezoneId: 'Europe/Zurich' })
  const pages = await Promise.all(Array.from({ length: PAGES }, () => context.newPage()))
  if (begin && pages[0]) await begin(pages[0])
  const seen = await lookAtAll(pages, addresses)
  await context.close()
  return seen
}

// Fails when a page of a kind is marked by the first of its records alone, or a page without an account tells nothing of what it shows.
test('whoever has no account sees the note on every page with something invented, and on no other: up to 20 pages of each kind', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(600_000)
  const request = await playwright.request.newContext({ baseURL: server.url })
  const fill = { ...anyFill, ...(await politicsFill(request)) }
  const open = screenPaths.filter((path) => SCREENS[path] === 'open' && !NO_PAGES.includes(path)).map((path) => addressOf(path, fill))
  const addresses = [...new Set([...open, ...(await politicsAddresses(request, MOST))])]
  await request.dispose()
  const seen = await lookAround(browser, addresses)
  expect(seen.length).toBeGreaterThan(120)
  expect(seen.filter((page) => !isMarkedRight(page))).toEqual([])
  expect(seen.filter(({ hasNote }) => hasNote).length).toBeGreaterThan(20)
  expect(seen.filter(({ hasNote }) => !hasNote).length).toBeGreaterThan(20)
})

// Fails when the note is left out of the frame of guests, or hangs on the election that is active.
test('a guest sees the note on the page of every invented candidate and of no real one: up to 20 of each', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(300_000)
  const request = await playwright.request.newContext({ baseURL: server.url })
  const ofKind = (kind: boolean) => elections.find(({ fictional, type }) => fictional === kind && type === 'legislative')!.id
  const people = await Promise.all(
    [true, false].map(ofKind).map(async (id) => {
      const all: readonly { readonly id: number }[] = await (await request.get(`/api/election/${id}/candidate?view=card`)).json()
      return all.slice(0, MOST).map((one) => `/election/${id}/candidate/${one.id}`)
    }),
  )
  await request.dispose()
  const seen = await lookAround(browser, people.flat(), enterAsGuest)
  expect(seen).toHaveLength(2 * MOST)
  expect(seen.filter((page) => !isMarkedRight(page))).toEqual([])
  expect(seen.filter(({ hasNote }) => hasNote)).toHaveLength(MOST)
})
