import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const begun = vi.hoisted((): string[] => [])
const noting = (what: string) => () => void begun.push(what)
vi.mock('../../data/session/guest-visit.ts', () => ({ beginGuestVisit: noting('visit') }))
vi.mock('../../data/calls/early-calls.ts', () => ({ sendEarlyCalls: async () => noting('calls')() }))
vi.mock('../../i18n/catalogue-files.ts', () => ({ loadTexts: async () => noting('texts')() }))
vi.mock('../../i18n/initial-language.ts', () => ({ initialLanguage: () => 'de' }))
vi.mock('../../platform/install-offer.ts', () => ({ catchInstallOffer: noting('offer') }))
vi.mock('../routes.ts', () => ({ screenOf: () => ({ open: false, page: { load: async () => noting('page')() } }) }))
vi.mock('../preview/begin-preview.ts', () => ({ beginPreview: noting('preview') }))
vi.mock('./main.tsx', () => {
  begun.push('app')
  return {}
})

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://plenara.example/election'))
  vi.stubGlobal('HTMLElement', { prototype: { popover: null } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  begun.length = 0
})

/** Starts the app in a browser and returns the parts that have started after a moment. */
async function begunIn({ isAboveFloor }: { readonly isAboveFloor: boolean }): Promise<readonly string[]> {
  vi.stubGlobal('CSS', { supports: () => isAboveFloor })
  await import('./boot.ts')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return begun.toSorted()
}

// Fails when `isBelowFloor` is not checked: calls are sent and the app starts where it cannot run.
test('nothing starts in a browser below the floor [ATTACK-D3]', async () => {
  expect(await begunIn({ isAboveFloor: false })).toEqual([])
})

test('everything starts in any other browser [ATTACK-D3]', async () => {
  expect(await begunIn({ isAboveFloor: true })).toEqual(['app', 'calls', 'offer', 'page', 'texts', 'visit'])
})

// Fails when a preview starts the app with the account of this browser.
test('a preview starts alone, without calls and without a visit', async () => {
  vi.stubGlobal('location', new URL('https://plenara.example/preview'))
  expect(await begunIn({ isAboveFloor: true })).toEqual(['preview'])
})
