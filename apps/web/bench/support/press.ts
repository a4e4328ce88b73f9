import type { Locator, Page } from '@playwright/test'

/** A press without the checks that a test's own click runs inside the page, at the cost of the page. */
export async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
