import type { Page } from '@playwright/test'
import { SECONDS } from './effort.ts'

/** Something that is looked for on the page: the first that fits and can be touched. */
export interface Sight {
  readonly selector: string
  /** What it contains. */
  readonly text?: string
  /** The question that has to be gone before. */
  readonly after?: string
}

/** From what a person did until the next thing could be done. */
export interface Wait {
  readonly step: string
  readonly ms: number
}

/** Somebody who takes the time of the model for everything, and notes how long the machine lets them wait besides. */
export interface Person {
  /** Opens an address; what it takes until something can be done there. */
  open(address: string, first: Sight): Promise<number>
  tap(step: string, sight: Sight, seconds?: number): Promise<void>
  type(step: string, sight: Sight, text: string): Promise<void>
  /** Waits for what the last tap leads to. */
  see(step: string, sight: Sight): Promise<void>
  readonly waits: readonly Wait[]
}

/** The page looks itself at every frame: to ask from outside would cost it time. */
export function createPerson(page: Page): Person {
  const waits: Wait[] = []
  let actedAt = 0
  const see = async (step: string, sight: Sight) => {
    const seen = await page.waitForFunction(look, sight, { polling: 'raf', timeout: 60_000 })
    const { at, x, y } = (await seen.jsonValue()) as Seen
    if (actedAt > 0) waits.push({ step, ms: at - actedAt })
    actedAt = 0
    return { at, x, y }
  }
  return {
    open: async (address, first) => {
      const begin = Date.now()
      await page.goto(address, { waitUntil: 'commit' })
      return (await see('', first)).at - begin
    },
    tap: async (step, sight, seconds = SECONDS.tap) => {
      await see(step, sight)
      await page.waitForTimeout(seconds * 1000)
      const { x, y } = await see('', sight)
      actedAt = Date.now()
      await page.mouse.click(x, y)
    },
    type: async (step, sight, text) => {
      await see(step, sight)
      await page.waitForTimeout(SECONDS.field * 1000)
      await page.locator(sight.selector).focus()
      actedAt = Date.now()
      await page.keyboard.type(text)
    },
    see: async (step, sight) => {
      await see(step, sight)
    },
    waits,
  }
}

interface Seen {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly x: number
  readonly y: number
}

/** Runs in the page. What lies under a transition cannot be touched: the point belongs to the root then. */
function look({ selector, text = '', after }: Sight): Seen | null {
  if (after !== undefined && document.querySelector('main h2')?.textContent === after) return null
  const found = [...document.querySelectorAll(selector)].find((one) => one.textContent?.includes(text))
  if (!found) return null
  found.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = found.getBoundingClientRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(point.x, point.y)
  if (!hit || !found.contains(hit)) return null
  return { at: performance.timeOrigin + performance.now(), ...point }
}
