import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Election } from '@plenara/contract'
import { prepare } from '../support/lists.ts'
import { prepareRating, type RatingVoter } from '../support/rating.ts'
import type { Voter } from '../support/voter.ts'

/** A size of the window and a theme. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly theme: 'light' | 'dark'
}

export const PHONE: Look = { width: 414, height: 896, theme: 'light' }
export const PHONE_DARK: Look = { ...PHONE, theme: 'dark' }
export const NARROW: Look = { width: 320, height: 640, theme: 'light' }
export const WIDE: Look = { width: 1280, height: 900, theme: 'light' }
export const WIDE_DARK: Look = { ...WIDE, theme: 'dark' }
/** The sizes that the journey through the election is walked in. */
export const JOURNEY: readonly Look[] = [
  PHONE,
  { width: 380, height: 600, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  WIDE,
]

type Lists = Awaited<ReturnType<typeof prepare>>

/** Where the states of a group are shown one after the other. */
export interface Scene {
  readonly page: Page
  readonly context: BrowserContext
  readonly request: APIRequestContext
  /** Of a group of visitors, somebody who has no account. */
  readonly voter: Voter
  /** The voter once the questions are answered, with what that allows. */
  readonly rating: () => Promise<RatingVoter>
  /** The voter once the lists are open. */
  readonly lists: (council?: Election['council']) => Promise<Lists>
}

interface Row {
  /** The path of the screen in the table of the screens, or another address. */
  readonly screen: string
  readonly state: string
  /** Where all rules are applied; the first shows the state. A light phone where nothing is said. */
  readonly full?: readonly Look[]
}

/** One row of the matrix: brings a state onto the page of the scene, or onto a page of its own. */
export type ScreenState = Row &
  ({ readonly show: (scene: Scene) => Promise<void> } | { readonly showBeside: (scene: Scene) => Promise<Page> })

/** States that one person reaches one after the other. */
export interface StateGroup {
  readonly title: string
  readonly who: 'visitor' | 'voter' | 'local'
  readonly serviceWorkers?: 'allow'
  /** Tutorials open by themselves. */
  readonly tutorials?: true
  readonly states: readonly ScreenState[]
}

/**
 * Goes to an address as a link in the app does, without loading the page anew: what a state is checked with stays in the page, too. Where the data of the
 * voter were changed meanwhile, or are to be asked for in vain, the page has to be loaded.
 */
export async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address)
    return
  }
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}

export function createScene(base: Pick<Scene, 'page' | 'context' | 'request' | 'voter'>): Scene {
  let rating: Promise<RatingVoter> | undefined
  const lists = new Map<string, Promise<Lists>>()
  return {
    ...base,
    rating: () => {
      rating ??= prepareRating(base.request, base.voter)
      return rating
    },
    lists: (council = 'national-council') => {
      const known = lists.get(council) ?? prepare(base.request, base.voter, council)
      lists.set(council, known)
      return known
    },
  }
}
