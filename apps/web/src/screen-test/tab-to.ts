import { expect } from './expect.ts'
import type { Locator } from './locator.ts'
import type { Page } from './page.ts'

/** More than any screen has. */
const MAX_STOPS = 80

/** Moves the focus by Tab alone, as somebody without a pointer does, until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`)
}
