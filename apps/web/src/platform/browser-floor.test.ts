import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BROWSER_FLOOR, BUILD_TARGET } from '../../browser-floor.config.ts'

const web = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')

// Fails when one of them names another version.
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
