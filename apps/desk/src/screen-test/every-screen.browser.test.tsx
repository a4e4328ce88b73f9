import { INTERFACE_LANGUAGES } from '@plenara/contract/constants'
import { geometryFaults } from '@plenara/ui/screen-test/text-geometry.ts'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount, unmount } from './mount.tsx'
import type { ScreenState } from './screen-state.ts'
import { STATES } from './states.ts'

const PHONE = { width: 414, height: 896 } as const
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

afterEach(async () => {
  unmount()
  document.documentElement.style.fontSize = ''
  await page.viewport(PHONE.width, PHONE.height)
})

async function show({ path, answers, shown, act }: ScreenState): Promise<void> {
  await page.viewport(PHONE.width, PHONE.height)
  await mount(path, answers)
  await act?.()
  await expect
    .poll(
      () =>
        page
          .getByText(shown)
          .elements()
          .some((element) => element.checkVisibility()),
      { timeout: 20_000 },
    )
    .toBe(true)
  await atRest()
}

/** Waits for the end of animations, because texts of a dialog that fades in have a low contrast. */
async function atRest(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  for (const animation of document.getAnimations()) animation.finish()
}

async function violations(): Promise<string[]> {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: RULES }, resultTypes: ['violations'] })
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The horizontal overflow of the page. */
function overflow(): number {
  return Math.max(0, document.documentElement.scrollWidth - window.innerWidth)
}

test.each(STATES)('$name is accessible on a phone, light and dark [A11Y-1]', async (state) => {
  await show(state)
  expect(await violations()).toEqual([])
  document.documentElement.dataset.theme = 'dark'
  await atRest()
  expect(await violations()).toEqual([])
})

// Fails when a word, a row or a box is wider than the narrowest window.
test.each(STATES)('$name fits every window, also with text of double size', async (state) => {
  await show(state)
  const faults: string[] = []
  for (const fontSize of ['', '200%']) {
    document.documentElement.style.fontSize = fontSize
    for (const { width, height } of SIZES) {
      await page.viewport(width, height)
      await atRest()
      faults.push(
        ...[...geometryFaults(), ...(overflow() > 0 ? [`${overflow()} pixels beside the window`] : [])].map(
          (fault) => `${width} ${fontSize}: ${fault}`,
        ),
      )
    }
  }
  expect(faults).toEqual([])
})

// Fails when a catalogue id is shown instead of a text, or a text is wider than the window in another language.
test.each(INTERFACE_LANGUAGES.filter((language) => language !== 'de'))(
  'every screen is whole in %s [LANG-6]',
  { tags: ['slow'] },
  async (language) => {
    const faults: string[] = []
    await page.viewport(320, 640)
    for (const { name, path, answers, act } of STATES) {
      // Actions look up buttons by German labels.
      if (act) continue
      await mount(path, answers, language)
      await expect.element(page.getByRole('heading').or(page.getByRole('status')).first()).toBeInTheDocument()
      await atRest()
      const ids =
        /\b(access|account|claim|common|correction|data|decision|desk|errors|frozen|home|letter|notMe|official|passkeys|password|portrait|preparation|profile|reset|questions|questionnaire|signIn|submit|team|text)\.[a-z]\w*/.exec(
          document.body.textContent,
        )
      faults.push(...[...geometryFaults(), ...(ids ? [ids[0]] : [])].map((fault) => `${name}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)
