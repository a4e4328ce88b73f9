import { type Locator as BrowserLocator, page as browserPage, commands, locators } from 'vitest/browser'
import { shown } from './shown.ts'
import { sleep } from './sleep.ts'

const TIMEOUT_MS = 20_000

locators.extend({ css: (selector: string) => `css=${selector}`, parent: () => 'xpath=..' })
declare module 'vitest/browser' {
  interface LocatorSelectors {
    css: (selector: string) => BrowserLocator
    parent: () => BrowserLocator
  }
}

type Name = string | RegExp
type RoleOptions = Parameters<BrowserLocator['getByRole']>[1]
interface Filter {
  readonly has?: Locator
  readonly hasNot?: Locator
  readonly hasText?: Name
  readonly hasNotText?: Name
}
type Finder = Pick<BrowserLocator, 'getByRole' | 'getByText' | 'getByLabelText' | 'css' | 'parent'>

/** How parts of a page are found, by role, text, label or a selector of CSS. */
export class Finders {
  protected readonly finder: Finder
  constructor(finder: Finder) {
    this.finder = finder
  }

  getByRole(role: Parameters<BrowserLocator['getByRole']>[0], options?: RoleOptions): Locator {
    return new Locator(this.finder.getByRole(role, options))
  }

  getByText(text: Name, options?: { readonly exact?: boolean }): Locator {
    return new Locator(this.finder.getByText(text, options))
  }

  getByLabel(text: Name, options?: { readonly exact?: boolean }): Locator {
    return new Locator(this.finder.getByLabelText(text, options))
  }

  locator(selector: string, filter?: Filter): Locator {
    const found = new Locator(selector === '..' ? this.finder.parent() : this.finder.css(selector))
    return filter ? found.filter(filter) : found
  }
}

/** A part of the page as Vitest's locators find it, with the words of the browser journeys: a test moves between the two as it stands. */
export class Locator extends Finders {
  readonly inner: BrowserLocator
  constructor(inner: BrowserLocator) {
    super(inner)
    this.inner = inner
  }

  filter({ has, hasNot, hasText, hasNotText }: Filter): Locator {
    return new Locator(
      this.inner.filter({
        ...(has ? { has: has.inner } : {}),
        ...(hasNot ? { hasNot: hasNot.inner } : {}),
        ...(hasText === undefined ? {} : { hasText }),
        ...(hasNotText === undefined ? {} : { hasNotText }),
      }),
    )
  }

  first(): Locator {
    return new Locator(this.inner.first())
  }

  last(): Locator {
    return new Locator(this.inner.last())
  }

  nth(index: number): Locator {
    return new Locator(this.inner.nth(index))
  }

  all(): Promise<Locator[]> {
    return Promise.resolve(this.inner.all().map((one) => new Locator(one)))
  }

  /** The elements that there are now. */
  elements(): HTMLElement[] {
    return this.inner.elements() as HTMLElement[]
  }

  /** The one element, once it is there. Throws where there are several. */
  async element(): Promise<HTMLElement> {
    try {
      return (await this.inner.findElement({ timeout: TIMEOUT_MS })) as HTMLElement
    } catch (error) {
      throw explained(error)
    }
  }

  count(): Promise<number> {
    return Promise.resolve(this.elements().length)
  }

  async isVisible(): Promise<boolean> {
    return this.elements().some((element) => element.checkVisibility({ visibilityProperty: true }))
  }

  async textContent(): Promise<string | null> {
    return (await this.element()).textContent
  }

  allTextContents(): Promise<string[]> {
    return Promise.resolve(this.elements().map((element) => element.textContent ?? ''))
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.element()).getAttribute(name)
  }

  async inputValue(): Promise<string> {
    return ((await this.element()) as HTMLInputElement).value
  }

  async boundingBox(): Promise<DOMRect> {
    return (await this.element()).getBoundingClientRect()
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    ;(await this.element()).scrollIntoView({ block: 'center' })
  }

  async evaluate<Result, Given>(work: (element: HTMLElement, given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    return await work(await this.element(), given as Given)
  }

  async evaluateAll<Result, Given>(work: (elements: HTMLElement[], given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    return await work(this.elements(), given as Given)
  }

  async click(options?: { readonly force?: boolean }): Promise<void> {
    try {
      await this.inner.click(options)
    } catch (error) {
      throw explained(error)
    }
  }

  async hover(): Promise<void> {
    await this.inner.hover()
  }

  async check(options?: { readonly force?: boolean }): Promise<void> {
    if (!((await this.element()) as HTMLInputElement).checked) await this.click(options)
  }

  async uncheck(): Promise<void> {
    if (((await this.element()) as HTMLInputElement).checked) await this.click()
  }

  async fill(text: string): Promise<void> {
    await this.inner.fill(text)
  }

  /** Waits until there is such an option. */
  async selectOption(value: string): Promise<void> {
    const end = performance.now() + TIMEOUT_MS
    for (;;) {
      const options = [...((await this.element()) as HTMLSelectElement).options]
      const found = options.find((option) => option.value === value || option.label === value)
      if (found) return this.inner.selectOptions(found.value)
      if (performance.now() > end) throw new Error(`There is no option ${value} on the page:\n${shown()}`)
      await sleep(20)
    }
  }

  async focus(): Promise<void> {
    window.focus()
    ;(await this.element()).focus()
  }

  async blur(): Promise<void> {
    ;(await this.element()).blur()
  }

  async press(key: string): Promise<void> {
    const element = await this.element()
    window.focus()
    element.setAttribute('data-key-target', '')
    try {
      await commands.pressKeyAtTarget(key)
    } finally {
      element.removeAttribute('data-key-target')
    }
  }
}

/** The failure with what the page says. */
const explained = (cause: unknown) => new Error(`${cause instanceof Error ? cause.message : cause} on the page:\n${shown()}`, { cause })

export const finder: Finder = browserPage as unknown as Finder
