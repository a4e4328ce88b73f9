import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

interface Rules {
  readonly type: 'tag' | 'rule'
  readonly values: readonly string[]
}

const ALL_RULES: Rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }
/** What another width can break on a page whose structure was checked. */
export const SIZE_RULES: Rules = { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] }
/** What another theme can break as well. */
export const APPEARANCE_RULES: Rules = { type: 'rule', values: [...SIZE_RULES.values, 'color-contrast'] }

/** The engine alone: the builder around it opens a page of its own for every check, for frames that the app does not have. */
const script = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  readonly run: (
    options: object,
  ) => Promise<{ readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[] }>
}

/** Fails at the end of the test with the list of violations (WCAG 2.2 A and AA) where the page has any. */
export async function expectAccessible(page: Page, state = 'the page', rules = ALL_RULES): Promise<void> {
  expect.soft(await violationsOn(page, rules), state).toEqual([])
}

async function violationsOn(page: Page, runOnly: Rules): Promise<string[]> {
  // The page itself, not what stands in its place while its script arrives.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A dialog that still fades in has pale texts.
  const isThere = await page.evaluate(endOfMotion)
  if (!isThere) await page.evaluate(script)
  return page.evaluate(runAxe, { runOnly, resultTypes: ['violations'] })
}

/** In a page: brings what moves to its end at once. Returns whether the document has the engine. */
async function endOfMotion(): Promise<boolean> {
  // What a new size or theme changes begins to move with the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  for (const animation of running) animation.finish()
  await Promise.allSettled(running.map(({ finished }) => finished))
  return 'axe' in globalThis
}

async function runAxe(options: object): Promise<string[]> {
  const { violations } = await (Reflect.get(globalThis, 'axe') as Axe).run(options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
