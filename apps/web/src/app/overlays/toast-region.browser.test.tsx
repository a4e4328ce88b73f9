import type { InterfaceLanguage } from '@plenara/contract'
import { closeToast, showToast } from '@plenara/ui/overlay/toast.ts'
import { I18nProvider } from '@plenara/ui/text/i18n-provider.tsx'
import { activateLanguage, i18n } from '../../i18n/i18n.ts'
import { show } from '../../screen-test/mount.tsx'
import { expect, test } from '../../screen-test/screen-test.ts'
import { geometryFaults } from '@plenara/ui/screen-test/text-geometry.ts'
import { ToastRegion } from './toast-region.tsx'

const LANGUAGES: readonly InterfaceLanguage[] = ['de', 'fr', 'it', 'rm', 'gsw']
/** The longest messages with an action. */
const MESSAGES = [
  { text: 'match.allAccepted', action: 'common.undo' },
  { text: 'install.release', action: 'install.reload' },
  { text: 'lists.conflict.bothKept', action: 'outbox.understood' },
] as const

// Fails when text and actions stay on one line without room.
for (const language of LANGUAGES) {
  test(`a message and its actions are never broken inside a word, for any text size [${language}]`, async ({ page }) => {
    await activateLanguage(language)
    show(
      <I18nProvider i18n={i18n}>
        <ToastRegion />
      </I18nProvider>,
    )
    const found: string[] = []
    for (const { text, action } of MESSAGES) {
      showToast(i18n._(text, { n: 1316 }), { label: i18n._(action), run: () => undefined })
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size
        for (const width of [320, 380, 414]) {
          await page.setViewportSize({ width, height: 640 })
          await expect(page.getByRole('button', { name: i18n._(action) })).toBeInViewport()
          found.push(...geometryFaults().map((fault) => `${width} ${size} ${fault}`))
        }
      }
    }
    document.documentElement.style.fontSize = ''
    closeToast()
    expect(found).toEqual([])
  })
}
