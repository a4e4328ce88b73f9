import { vi } from 'vitest'
import { page as browserPage, commands } from 'vitest/browser'
import { endInterception, intercept, observe, setNetwork, whenIdle } from './in-page-server.ts'
import { Finders, finder } from './locator.ts'
import { mount, navigateBack } from './mount.tsx'
import type { RequestPattern, RouteStep } from './route-step.ts'
import { sleep } from './sleep.ts'

const PHONE = { width: 414, height: 896 } as const
type Media = Parameters<typeof commands.emulateMedia>[0]

/** The page of a test: the app, mounted anew by `goto`, in this document. */
export class Page extends Finders {
  #size: { readonly width: number; readonly height: number } = PHONE
  #isMediaEmulated = false

  constructor() {
    super(finder)
  }

  readonly keyboard = {
    press: async (key: string) => {
      window.focus()
      await commands.pressKey(key)
    },
  }

  readonly mouse = {
    move: async (x: number, y: number, { steps }: { readonly steps?: number } = {}) => {
      const frame = window.frameElement?.getBoundingClientRect()
      await commands.useMouse({ move: [x + (frame?.x ?? 0), y + (frame?.y ?? 0)], ...(steps ? { steps } : {}) })
    },
    down: () => commands.useMouse('down'),
    up: () => commands.useMouse('up'),
  }

  readonly clock = {
    setFixedTime: async (now: Date) => {
      vi.setSystemTime(now)
    },
    /** Time goes on from a moment, and faster by `runFor`. */
    install: async ({ time }: { readonly time: Date }) => {
      vi.useFakeTimers({
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        now: time,
        shouldAdvanceTime: true,
      })
    },
    /** Lets minutes and seconds pass at once, as in `01:00`. */
    runFor: async (span: string) => {
      const [minutes = 0, seconds = 0] = span.split(':').map(Number)
      await vi.advanceTimersByTimeAsync((minutes * 60 + seconds) * 1_000)
    },
  }

  /** Opens an address as a freshly loaded page would: nothing that was read is known any more. */
  async goto(address: string): Promise<void> {
    await mount(address)
  }

  async reload(): Promise<void> {
    await mount(`${location.pathname}${location.search}${location.hash}`)
  }

  async goBack(): Promise<void> {
    await navigateBack()
  }

  url(): string {
    return location.href
  }

  async evaluate<Result, Given>(work: (given: Given) => Result, given?: Given): Promise<Awaited<Result>> {
    return await work(given as Given)
  }

  /** Runs at once: the next `goto` finds what it did. */
  async addInitScript<Given>(work: (given: Given) => void, given?: Given): Promise<void> {
    work(given as Given)
  }

  waitForTimeout(milliseconds: number): Promise<void> {
    return sleep(milliseconds)
  }

  /** The next file that the app gives to the voter. */
  nextDownload(): Promise<{ readonly name: string; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const { click } = HTMLAnchorElement.prototype
      HTMLAnchorElement.prototype.click = function () {
        HTMLAnchorElement.prototype.click = click
        fetch(this.href).then(async (file) => resolve({ name: this.download, text: await file.text() }), reject)
      }
    })
  }

  async waitForLoadState(_: 'networkidle'): Promise<void> {
    await whenIdle()
  }

  /** Hears of every request until the test ends; it is answered as before. */
  on(_: 'request', listener: (request: { readonly url: () => string }) => void): void {
    observe((url) => listener({ url: () => url }))
  }

  /** Resolves with the next request to such an address; it is answered as before. */
  waitForRequest(pattern: RegExp | ((url: string) => boolean)): Promise<string> {
    return new Promise((resolve) => {
      observe((url) => {
        if (typeof pattern === 'function' ? pattern(url) : pattern.test(url)) resolve(url)
      })
    })
  }

  async route(pattern: RequestPattern, handler: (step: RouteStep) => unknown): Promise<void> {
    intercept(pattern, handler)
  }

  async unroute(pattern: RequestPattern): Promise<void> {
    endInterception(pattern)
  }

  async setOffline(isOffline: boolean): Promise<void> {
    setNetwork(!isOffline)
  }

  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    this.#size = size
    await browserPage.viewport(size.width, size.height)
  }

  viewportSize() {
    return this.#size
  }

  async emulateMedia(media: Media): Promise<void> {
    this.#isMediaEmulated = true
    await commands.emulateMedia(media)
  }

  /** Takes back what the test changed of the window. */
  async reset(): Promise<void> {
    if (this.#size !== PHONE) await this.setViewportSize(PHONE)
    if (this.#isMediaEmulated) await commands.emulateMedia({ media: null, colorScheme: null, reducedMotion: null })
    vi.useRealTimers()
  }
}
