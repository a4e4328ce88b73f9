import { defineBrowserCommand } from '@vitest/browser-playwright'

interface Media {
  readonly media?: 'screen' | 'print' | null
  readonly colorScheme?: 'light' | 'dark' | null
  readonly reducedMotion?: 'reduce' | 'no-preference' | null
}

type MouseStep = { readonly move: readonly [x: number, y: number]; readonly steps?: number } | 'down' | 'up'

/** Presses a key, or several at once such as `Alt+ArrowUp`, where the focus is. */
const pressKey = defineBrowserCommand<[key: string]>(({ page }, key) => page.keyboard.press(key))

/** Gives the focus to the element that bears `data-key-target` and presses a key there, before anything else can take the focus. */
const pressKeyAtTarget = defineBrowserCommand<[key: string]>(async ({ frame }, key) => {
  await (await frame()).locator('[data-key-target]').press(key)
})

const emulateMedia = defineBrowserCommand<[media: Media]>(({ page }, media) => page.emulateMedia(media))

/** Moves the mouse to a place of the window, in CSS pixels, or presses or lets go of its main button. */
const useMouse = defineBrowserCommand<[step: MouseStep]>(async ({ page }, step) => {
  if (step === 'down' || step === 'up') await page.mouse[step]()
  else await page.mouse.move(step.move[0], step.move[1], { steps: step.steps })
})

/** What tests in the browser ask of Playwright beyond Vitest's own locators. */
export const browserCommands = { pressKey, pressKeyAtTarget, emulateMedia, useMouse }

declare module 'vitest/browser' {
  interface BrowserCommands {
    pressKey: (key: string) => Promise<void>
    pressKeyAtTarget: (key: string) => Promise<void>
    emulateMedia: (media: Media) => Promise<void>
    useMouse: (step: MouseStep) => Promise<void>
  }
}
