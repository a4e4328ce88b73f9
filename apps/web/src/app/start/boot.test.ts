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

/** Starts the app in a browser; what of it has begun after a moment. */
async function begunIn({ isAboveFloor }: { readonly isAboveFloor: boolean }): Promise<readonly string[]> {
  vi.stubGlobal('CSS', { supports: () => isAboveFloor })
  await import('./boot.ts')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return begun.toSorted()
}

// Fails when `isBelowFloor` is not asked: calls leave and the app begins where it cannot run.
test('nothing begins in a browser below the floor [ATTACK-D3]', async () => {
  expect(await begunIn({ isAboveFloor: false })).toEqual([])
})

test('everything begins in every other [ATTACK-D3]', async () => {
  expect(await begunIn({ isAboveFloor: true })).toEqual(['app', 'calls', 'offer', 'page', 'texts', 'visit'])
})

// Fails when a preview begins as the app of whoever uses this browser.
test('a preview begins by itself, with no call and no visit of anybody', async () => {
  vi.stubGlobal('location', new URL('https://plenara.example/preview'))
  expect(await begunIn({ isAboveFloor: true })).toEqual(['preview'])
})
