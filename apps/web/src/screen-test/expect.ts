import { expect as expectValue, vi } from 'vitest'
import { Locator } from './locator.ts'
import { Page } from './page.ts'
import { shown } from './shown.ts'
import { sleep } from './sleep.ts'

/** Several times what a quiet machine needs: a busy one is slow, not wrong. */
const TIMEOUT_MS = 20_000
const INTERVAL_MS = 20
/** Looking costs time of the processor: what takes longer is looked at less often, at most this many milliseconds late. */
const LONGEST_INTERVAL_MS = 100

interface Patience {
  readonly timeout?: number
}
type Text = string | RegExp
interface Finding {
  readonly pass: boolean
  /** What was found instead. */
  readonly found: unknown
}

const normalized = (text: string | null) =>
  (text ?? '')
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function isText(actual: string | null, expected: Text, isPart: boolean): boolean {
  const text = normalized(actual)
  if (expected instanceof RegExp) return expected.test(text)
  return isPart ? text.includes(normalized(expected)) : text === normalized(expected)
}

/** Each expected text stands in one of the elements, in this order. */
function isSubsequence(actual: readonly string[], expected: readonly Text[]): boolean {
  let next = 0
  for (const text of actual) if (next < expected.length && isText(text, expected[next] as Text, true)) next += 1
  return next === expected.length
}

function isVisible(element: HTMLElement | undefined): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** The share of an element that lies within the window. */
function shareInViewport(element: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      resolve(entry?.isIntersecting ? entry.intersectionRatio : -1)
    })
    observer.observe(element)
  })
}

/** Asks until it is so, or not so, as long as patience lasts. */
async function retry(
  isNot: boolean,
  { timeout = TIMEOUT_MS }: Patience,
  look: () => Finding | Promise<Finding>,
  what: string,
): Promise<void> {
  const begin = performance.now()
  const end = begin + timeout
  for (;;) {
    const { pass, found } = await look()
    if (pass !== isNot) return
    if (performance.now() > end)
      throw new Error(`Expected ${isNot ? 'not ' : ''}${what}; found ${JSON.stringify(found)} on the page:\n${shown()}`)
    await sleep(Math.min(Math.max(INTERVAL_MS, (performance.now() - begin) / 5), LONGEST_INTERVAL_MS))
  }
}

/** Assertions about a part of the page. Each waits until it holds; more than one element fails where one is meant. */
class LocatorAssertions {
  readonly #locator: Locator
  readonly #isNot: boolean
  constructor(locator: Locator, isNot = false) {
    this.#locator = locator
    this.#isNot = isNot
  }

  get not(): LocatorAssertions {
    return new LocatorAssertions(this.#locator, !this.#isNot)
  }

  #all(what: string, patience: Patience, look: (elements: HTMLElement[]) => Finding | Promise<Finding>): Promise<void> {
    return retry(this.#isNot, patience, () => look(this.#locator.elements()), `${this.#locator.inner} ${what}`)
  }

  #one(what: string, patience: Patience, look: (element: HTMLElement) => Finding | Promise<Finding>): Promise<void> {
    return this.#all(what, patience, (elements) => {
      if (elements.length > 1) throw new Error(`${this.#locator.inner} stands for ${elements.length} elements`)
      const [element] = elements
      return element ? look(element) : { pass: this.#isNot, found: 'no element' }
    })
  }

  toBeVisible(patience: Patience = {}) {
    return this.#atMostOne('to be visible', patience, (element) => ({ pass: isVisible(element), found: element?.outerHTML.slice(0, 200) }))
  }

  toBeHidden(patience: Patience = {}) {
    return this.#atMostOne('to be hidden', patience, (element) => ({ pass: !isVisible(element), found: 'visible' }))
  }

  toBeAttached(patience: Patience = {}) {
    return this.#atMostOne('to be attached', patience, (element) => ({ pass: element !== undefined, found: 'no element' }))
  }

  #atMostOne(what: string, patience: Patience, look: (element: HTMLElement | undefined) => Finding): Promise<void> {
    return this.#all(what, patience, (elements) => {
      if (elements.length > 1) throw new Error(`${this.#locator.inner} stands for ${elements.length} elements`)
      return look(elements[0])
    })
  }

  toHaveCount(count: number, patience: Patience = {}) {
    return this.#all(`to be ${count}`, patience, ({ length }) => ({ pass: length === count, found: length }))
  }

  toHaveText(expected: Text | readonly Text[], patience: Patience = {}) {
    if (expected instanceof RegExp || typeof expected === 'string')
      return this.#one(`to have the text ${expected}`, patience, ({ textContent }) => ({
        pass: isText(textContent, expected, false),
        found: textContent,
      }))
    return this.#all(`to have the texts ${expected}`, patience, (elements) => {
      const found = elements.map(({ textContent }) => textContent ?? '')
      return { pass: found.length === expected.length && expected.every((text, index) => isText(found[index] ?? '', text, false)), found }
    })
  }

  toContainText(expected: Text | readonly Text[], patience: Patience = {}) {
    if (expected instanceof RegExp || typeof expected === 'string')
      return this.#one(`to contain ${expected}`, patience, ({ textContent }) => ({
        pass: isText(textContent, expected, true),
        found: textContent,
      }))
    return this.#all(`to contain ${expected}`, patience, (elements) => {
      const found = elements.map(({ textContent }) => textContent ?? '')
      return { pass: isSubsequence(found, expected), found }
    })
  }

  toBeFocused(patience: Patience = {}) {
    return this.#one('to have the focus', patience, (element) => ({
      pass: document.activeElement === element,
      found: document.activeElement?.outerHTML.slice(0, 200),
    }))
  }

  toBeChecked(patience: Patience = {}) {
    return this.#one('to be checked', patience, (element) => ({
      pass: element.matches(':checked, [aria-checked="true"]'),
      found: element.outerHTML,
    }))
  }

  toBeEnabled(patience: Patience = {}) {
    return this.#one('to be enabled', patience, (element) => ({ pass: !isDisabled(element), found: element.outerHTML }))
  }

  toBeDisabled(patience: Patience = {}) {
    return this.#one('to be disabled', patience, (element) => ({ pass: isDisabled(element), found: element.outerHTML }))
  }

  toHaveAttribute(name: string, expected: Text, patience: Patience = {}) {
    return this.#one(`to have ${name} ${expected}`, patience, (element) => {
      const found = element.getAttribute(name)
      return { pass: found !== null && (typeof expected === 'string' ? found === expected : expected.test(found)), found }
    })
  }

  toHaveValue(expected: Text, patience: Patience = {}) {
    return this.#one(`to have the value ${expected}`, patience, (element) => {
      const found = (element as HTMLInputElement).value
      return { pass: typeof expected === 'string' ? found === expected : expected.test(found), found }
    })
  }

  toHaveCSS(name: string, expected: string, patience: Patience = {}) {
    return this.#one(`to have ${name} ${expected}`, patience, (element) => {
      const found = getComputedStyle(element).getPropertyValue(name)
      return { pass: found === expected, found }
    })
  }

  toHaveAccessibleName(expected: RegExp | string, patience: Patience = {}) {
    return this.#one(`to be called ${expected}`, patience, async (element) => {
      try {
        expectValue(element).toHaveAccessibleName(expected)
        return { pass: true, found: '' }
      } catch (error) {
        return { pass: false, found: String(error) }
      }
    })
  }

  toBeInViewport({ ratio = 0, ...patience }: Patience & { readonly ratio?: number } = {}) {
    return this.#one('to be in the window', patience, async (element) => {
      const found = await shareInViewport(element)
      return { pass: ratio === 0 ? found >= 0 : found >= ratio - 1e-6, found }
    })
  }
}

const isDisabled = (element: HTMLElement) => element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null

class PageAssertions {
  readonly #isNot: boolean
  constructor(isNot = false) {
    this.#isNot = isNot
  }

  get not(): PageAssertions {
    return new PageAssertions(!this.#isNot)
  }

  /** A text is an address from the root on. */
  toHaveURL(expected: Text | ((url: URL) => boolean), patience: Patience = {}) {
    const isSo = () => {
      if (typeof expected === 'function') return expected(new URL(location.href))
      return typeof expected === 'string' ? new URL(expected, location.href).href === location.href : expected.test(location.href)
    }
    return retry(this.#isNot, patience, () => ({ pass: isSo(), found: location.href }), `the address ${expected}`)
  }

  toHaveTitle(expected: Text, patience: Patience = {}) {
    return retry(
      this.#isNot,
      patience,
      () => ({ pass: isText(document.title, expected, false), found: document.title }),
      `the title ${expected}`,
    )
  }
}

interface Expect {
  (actual: Locator, message?: string): LocatorAssertions
  (actual: Page, message?: string): PageAssertions
  <Value>(
    actual: Value,
    message?: string,
  ): ReturnType<typeof expectValue<Value>> & { readonly toPass: (patience?: Patience) => Promise<void> }
}

function expectAny(actual: unknown, message?: string): unknown {
  if (actual instanceof Locator) return new LocatorAssertions(actual)
  if (actual instanceof Page) return new PageAssertions()
  if (typeof actual !== 'function') return expectValue(actual, message)
  const toPass = ({ timeout = TIMEOUT_MS }: Patience = {}) => vi.waitFor(actual as () => Promise<void>, { timeout, interval: INTERVAL_MS })
  return Object.assign(expectValue(actual, message), { toPass })
}

type Poll = <Value>(look: () => Value, patience?: Patience) => ReturnType<typeof expectValue.poll<Awaited<Value>>>

/** The assertions of the browser journeys for what stands in this document, and Vitest's for values. */
export const expect = Object.assign(expectAny as Expect, {
  poll: ((look, { timeout = TIMEOUT_MS } = {}) => expectValue.poll(look as never, { timeout, interval: INTERVAL_MS })) as Poll,
  objectContaining: expectValue.objectContaining,
  stringContaining: expectValue.stringContaining,
  stringMatching: expectValue.stringMatching,
  arrayContaining: expectValue.arrayContaining,
  any: expectValue.any,
})
