import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails with the list of violations (WCAG 2.2 A and AA) where the page has any. */
export async function expectAccessible(page: Page): Promise<void> {
  // The page itself, not what stands in its place while its script arrives.
  await page.locator('h1').first().waitFor({ state: 'attached' })
  // A dialog that still fades in has pale texts.
  await page.evaluate(endOfMotion)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

async function endOfMotion(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(running.map(({ finished }) => finished))
}
