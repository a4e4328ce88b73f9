import { expect } from 'vitest'
import { applyTheme } from '../../platform/theme.ts'
import { ALL_RULES, APPEARANCE_RULES, SIZE_RULES, violationsOn } from '../accessibility.ts'
import type { Page } from '../page.ts'
import { type Look, NARROW, PHONE, type Scene, type ScreenState, type StateGroup, WIDE_DARK } from './scene.ts'
import { testRows } from './test-rows.ts'

/** A test for each row of the matrix: its state has no violation of WCAG 2.2 A and AA in any of its sizes and themes. */
// Fails when a text is as pale as its ground, a button loses its name or a switch is smaller than 24 px, in any row that shows it.
export function testStates(groups: readonly StateGroup[]): void {
  testRows(groups, { nameOf: (screen) => `${screen} is accessible`, check: checkState })
}

async function checkState(scene: Scene, state: ScreenState): Promise<void> {
  const { full = [PHONE] } = state
  const found: string[] = []
  const check = async (look: Look, rules: typeof ALL_RULES) => {
    await show(scene.page, look)
    for (const violation of await violationsOn(scene.page, rules)) found.push(`${nameOf(look)}: ${violation}`)
  }
  await show(scene.page, full[0] ?? PHONE)
  await state.show(scene)
  for (const look of full) await check(look, ALL_RULES)
  // Where these were not among them: what is shown changes with the width, and colours with the theme.
  if (!full.some(({ width }) => width <= NARROW.width)) await check(NARROW, SIZE_RULES)
  if (!full.some(({ width, theme }) => width === WIDE_DARK.width && theme === WIDE_DARK.theme)) await check(WIDE_DARK, APPEARANCE_RULES)
  expect(found).toEqual([])
}

async function show(page: Page, { width, height, theme }: Look): Promise<void> {
  const size = page.viewportSize()
  if (size.width !== width || size.height !== height) {
    await page.setViewportSize({ width, height })
    await drawn()
  }
  await page.emulateMedia({ colorScheme: theme })
  applyTheme()
}

/** A popover finds its place beside its button in a frame after the one in which the window changed. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

const nameOf = ({ width, height, theme }: Look) => `${width}x${height} ${theme}`
