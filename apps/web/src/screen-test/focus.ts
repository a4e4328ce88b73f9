import { expect } from './expect.ts'
import type { Page } from './page.ts'
import { sleep } from './sleep.ts'

/** The outline stands on the control itself, or on the row that draws one for it. */
const NEAR = 3
const MIN_WIDTH_PX = 2

/** Fails where somebody without a pointer does not see where they are: nothing has the focus, or no outline in the window shows it [WCAG 2.4.7, 2.4.11]. */
export async function expectFocusSeen(): Promise<void> {
  await comeToRest()
  const focused = document.activeElement
  expect(focused, 'nothing has the focus').not.toBe(document.body)
  const ring = around(focused).find(isOutlined)
  expect(ring, `no outline: ${focused?.outerHTML.slice(0, 160)}`).toBeDefined()
  const { top, bottom } = (ring as Element).getBoundingClientRect()
  expect(bottom > 0 && top < innerHeight, `out of the window: ${focused?.outerHTML.slice(0, 160)}`).toBe(true)
}

/** What slides in, or was moved under the focus, has its place. */
async function comeToRest(): Promise<void> {
  await sleep(50)
  const running = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)))
  await expect.poll(isStill).toBe(true)
}

/** Whether what has the focus stands where it stood two frames ago. */
async function isStill(): Promise<boolean> {
  const placeOf = () => document.activeElement?.getBoundingClientRect().top
  const before = placeOf()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return placeOf() === before
}

function around(element: Element | null): Element[] {
  const found: Element[] = []
  for (let at = element; at && found.length < NEAR; at = at.parentElement) found.push(at)
  return found
}

function isOutlined(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= MIN_WIDTH_PX
}

/** The names of the next stops of Tab, in their order, each with an outline that is seen; an empty one where it leads on to the browser's own controls. */
export async function nextStops(page: Page, count: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = 0; stop < count; stop++) {
    await page.keyboard.press('Tab')
    const isOutside = document.activeElement === document.body
    if (!isOutside) await expectFocusSeen()
    names.push(isOutside ? '' : nameOf(document.activeElement as HTMLElement))
  }
  return names
}

function nameOf(element: HTMLElement): string {
  const labelled = element.getAttribute('aria-labelledby')?.split(' ')[0]
  const label = labelled ? document.getElementById(labelled) : ((element as HTMLInputElement).labels?.[0] ?? null)
  return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent).trim().replace(/\s+/g, ' ')
}
