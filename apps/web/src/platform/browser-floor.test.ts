import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { BROWSER_FLOOR, BUILD_TARGET } from '../../browser-floor.config.ts'
import { isBelowFloor } from './browser-floor.ts'

const web = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

// Fails when one of them has another version.
test('the shells, the build and the documentation name the same oldest browsers', () => {
  const { chrome, edge, firefox, safari, ios, androidSdk } = BROWSER_FLOOR
  expect(read('android/variables.gradle')).toContain(`minSdkVersion = ${androidSdk}\n`)
  const targets = [...read('ios/App/App.xcodeproj/project.pbxproj').matchAll(/IPHONEOS_DEPLOYMENT_TARGET = ([\d.]+);/g)]
  expect(new Set(targets.map(([, version]) => version))).toEqual(new Set([`${ios}.0`]))
  expect(read('vite.config.ts')).toContain('target: BUILD_TARGET')
  expect(BUILD_TARGET).toEqual([`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`])
  expect(read('../../docs/mobile.md')).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari}; iOS ${ios}; Android 7 (SDK ${androidSdk}) with a webview of ${chrome}`,
  )
})

const NEEDED = ['toSorted', 'popover', 'selector(:has(a))', 'grid-template-rows: subgrid'] as const
const { toSorted } = Array.prototype
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.defineProperty(Array.prototype, 'toSorted', { value: toSorted, writable: true, configurable: true, enumerable: false })
})

/** Simulates a browser that lacks only this feature. */
function browserWithout(lack: (typeof NEEDED)[number] | null): void {
  vi.stubGlobal('HTMLElement', { prototype: lack === 'popover' ? {} : { popover: null } })
  vi.stubGlobal('CSS', { supports: (...asked: string[]) => asked.join(': ') !== lack })
  if (lack === 'toSorted') Reflect.deleteProperty(Array.prototype, 'toSorted')
}

// Each fails when `isBelowFloor` no longer checks the feature: the app then starts in such a browser and breaks later, on a screen.
test.each(NEEDED)('a browser without %s is below the floor [ATTACK-D3]', (lack) => {
  browserWithout(lack)
  expect(isBelowFloor()).toBe(true)
})

test('a browser without any of the features is below the floor, one with all of them is not [ATTACK-D3]', () => {
  browserWithout(null)
  expect(isBelowFloor()).toBe(false)
  vi.stubGlobal('CSS', undefined)
  expect(isBelowFloor()).toBe(true)
})
