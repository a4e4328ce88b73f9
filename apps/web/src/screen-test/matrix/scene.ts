import type { Election } from '@plenara/contract'
import { prepare } from '../lists.ts'
import { prepareRating, type RatingVoter } from '../rating.ts'
import type { ApiRequest, Page, Voter } from '../screen-test.ts'

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
/** The sizes of the steps of the journey through the election. */
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
  readonly request: ApiRequest
  /** Of a group of visitors, somebody who has no account. */
  readonly voter: Voter
  /** The voter once the questions are answered, with what that allows. */
  readonly rating: () => Promise<RatingVoter>
  /** The voter once the lists are open. */
  readonly lists: (council?: Election['council']) => Promise<Lists>
}

/** One row of the matrix: brings a state of a screen onto the page. */
export interface ScreenState {
  /** The path of the screen in the table of the screens, or another address. */
  readonly screen: string
  readonly state: string
  /** Where all rules are applied; the first shows the state. A light phone where nothing is said. */
  readonly full?: readonly Look[]
  readonly show: (scene: Scene) => Promise<void>
}

/** States that one person reaches one after the other. */
export interface StateGroup {
  readonly title: string
  readonly who: 'visitor' | 'voter'
  /** Tutorials open by themselves. */
  readonly tutorials?: true
  readonly states: readonly ScreenState[]
}

/** Goes to an address as a link in the app does. Where data were changed meanwhile, or are to be asked for in vain, the page has to be loaded. */
export async function visit(page: Page, address: string): Promise<void> {
  if (!document.getElementById('root')?.hasChildNodes()) {
    await page.goto(address)
    return
  }
  history.pushState({}, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: {} }))
}

export function createScene(base: Pick<Scene, 'page' | 'request' | 'voter'>): Scene {
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
