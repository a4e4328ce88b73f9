import type { Page } from '@playwright/test'
import { accountGroups } from './accessibility/account-states.ts'
import { deviceGroups, phoneGroups } from './accessibility/device-states.ts'
import { entryGroups } from './accessibility/entry-states.ts'
import { guestGroups } from './accessibility/guest-states.ts'
import { installGroups } from './accessibility/install-states.ts'
import { offlineGroups } from './accessibility/offline-states.ts'
import { createScene, type Look, NARROW, PHONE, type Scene, type ScreenState, type StateGroup, WIDE_DARK } from './accessibility/scene.ts'
import { APPEARANCE_RULES, expectAccessible, SIZE_RULES } from './support/accessibility.ts'
import { test } from './support/voter.ts'

/** What a screen test cannot show: it needs mail, the worker, a file, the shell of a phone or a damaged device. The rest: src/screen-test/matrix. */
const groups: readonly StateGroup[] = [
  ...entryGroups,
  ...accountGroups,
  ...installGroups,
  ...guestGroups,
  ...deviceGroups,
  ...phoneGroups,
  ...offlineGroups,
]

const NOBODY = { id: 0, token: '', email: '', password: '' }

/** Shows one state after the other, and says of each what is wrong with it. */
async function walk(scene: Scene, states: readonly ScreenState[]): Promise<void> {
  for (const state of states) {
    await test.step(`${state.screen}: ${state.state}`, async () => {
      const { full: [first = PHONE, ...others] = [] } = state
      await show(scene.page, first)
      const page = await arrive(scene, state)
      await expectAccessible(page, state.state)
      for (const look of others) {
        await show(page, look)
        await expectAccessible(page, `${state.state}, ${nameOf(look)}`)
      }
      for (const [look, rules] of [
        [NARROW, SIZE_RULES],
        [WIDE_DARK, APPEARANCE_RULES],
      ] as const) {
        await show(page, look)
        await expectAccessible(page, `${state.state}, ${nameOf(look)}`, rules)
      }
      if (page !== scene.page) await page.close()
      await scene.page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
}

async function arrive(scene: Scene, state: ScreenState): Promise<Page> {
  if ('showBeside' in state) return state.showBeside(scene)
  await state.show(scene)
  return scene.page
}

async function show(page: Page, { width, height, theme }: Look): Promise<void> {
  const size = page.viewportSize()
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: theme })
}

const nameOf = ({ width, height, theme }: Look) => `${width}x${height} ${theme}`

for (const { title, who, serviceWorkers = 'block', tutorials, states } of groups) {
  const name = `every state is accessible, WCAG 2.2 A and AA: ${title}`
  test.describe(() => {
    test.setTimeout(180_000)
    test.use({ kind: who === 'local' ? 'local' : 'online', serviceWorkers, voterOptions: tutorials ? { tutorials } : {} })
    if (who === 'visitor') {
      test(name, ({ page, context, request }) => walk(createScene({ page, context, request, voter: NOBODY }), states))
    } else {
      test(name, ({ page, context, request, voter }) => walk(createScene({ page, context, request, voter }), states))
    }
  })
}
