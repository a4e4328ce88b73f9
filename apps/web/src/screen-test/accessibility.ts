import axe from 'axe-core'
import { expect } from './expect.ts'
import type { Page } from './page.ts'
import { sleep } from './sleep.ts'

type Rules = { readonly type: 'tag' | 'rule'; readonly values: string[] }

export const ALL_RULES: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** What another width can break on a page whose structure was checked. */
export const SIZE_RULES: Rules = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] }
/** What another theme can break as well. */
export const APPEARANCE_RULES: Rules = { type: 'rule', values: [...SIZE_RULES.values, 'color-contrast'] }

/** What breaks one of these rules on a page, once it is there and nothing moves any more. */
export async function violationsOn(page: Page, runOnly: Rules): Promise<string[]> {
  await atRest(page)
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Resolves when the page is there and nothing on it moves any more. */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  // What a new size or theme changes begins to move with the next frame.
  await nextFrames()
  await endOfMotion()
}

const FRAMES_MS = { first: 20_000, again: 1_000 } as const
let framesMs: number = FRAMES_MS.first

/** Says of a page that it draws no more, at once where it was seen before: every later test of the page would wait to its limit. */
async function nextFrames(): Promise<void> {
  const drawn = new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))
  const isDrawn = await Promise.race([drawn, sleep(framesMs).then(() => false)])
  framesMs = isDrawn ? FRAMES_MS.first : FRAMES_MS.again
  if (!isDrawn) throw new Error(`The page draws no frames; it is ${document.visibilityState}`)
}

/** Brings what moves to its end at once: a dialog that still fades in has pale texts. */
async function endOfMotion(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  for (const animation of running) animation.finish()
  await Promise.allSettled(running.map(({ finished }) => finished))
}
