import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import capacitor from '../../../capacitor.config.ts'
import manifest from '../../../package.json' with { type: 'json' }

const web = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(web, file), 'utf8')
const android = read('android/app/src/main/AndroidManifest.xml')
const gradle = read('android/app/build.gradle')
const project = read('ios/App/App.xcodeproj/project.pbxproj')
const plist = read('ios/App/App/Info.plist')

test('both shells are the same app, in the version of the web app that the server judges [GUARD-2]', () => {
  expect(gradle).toContain(`applicationId "${capacitor.appId}"`)
  expect(gradle).toContain(`versionName "${manifest.version}"`)
  const setting = (name: string) => [...project.matchAll(new RegExp(`${name} = ([^;]+);`, 'g'))].map(([, value]) => value)
  expect(setting('PRODUCT_BUNDLE_IDENTIFIER')).toEqual([capacitor.appId, capacitor.appId])
  expect(setting('MARKETING_VERSION')).toEqual([manifest.version, manifest.version])
  expect(setting('CODE_SIGN_ENTITLEMENTS')).toEqual(['App/App.entitlements', 'App/App.entitlements'])
})

test('opinions of voters get into no backup and over no unencrypted connection', () => {
  expect(android).toContain('android:allowBackup="false"')
  expect(android).toContain('android:fullBackupContent="false"')
  expect(android).toContain('android:usesCleartextTraffic="false"')
  const rules = read('android/app/src/main/res/xml/data_extraction_rules.xml')
  for (const way of ['cloud-backup', 'device-transfer']) {
    const [, excluded = ''] = new RegExp(`<${way}>([\\s\\S]*)</${way}>`).exec(rules) ?? []
    expect([...excluded.matchAll(/domain="(\w+)" path="\."/g)].map(([, domain]) => domain)).toEqual(
      expect.arrayContaining(['root', 'file', 'database', 'sharedpref']),
    )
  }
  expect(read('ios/App/App/AppDelegate.swift')).toContain('isExcludedFromBackup = true')
  expect(plist).not.toContain('NSAllowsArbitraryLoads')
  expect(capacitor.server).toBeUndefined()
  expect(capacitor.android?.allowMixedContent).toBe(false)
})

test('the shells request the network permission alone; the notification plugin adds its own', () => {
  const asked = [...android.matchAll(/uses-permission android:name="android\.permission\.(\w+)"( tools:node="remove")?/g)]
  expect(asked.filter(([, , removed]) => !removed).map(([, name]) => name)).toEqual(['INTERNET'])
  expect(plist).not.toMatch(/UsageDescription/)
})

test('both shells handle links of the web app and of the scheme of the app', () => {
  expect(android).toContain('android:autoVerify="true"')
  expect(android).toMatch(/<data android:scheme="https" android:host="\$\{linkHost\}" \/>/)
  expect(read('android/app/src/main/res/values/strings.xml')).toContain('<string name="custom_url_scheme">plenara</string>')
  expect(plist).toMatch(/CFBundleURLSchemes<\/key>\s*<array>\s*<string>plenara<\/string>/)
  expect(read('ios/App/App/App.entitlements')).toContain('applinks:$(LINK_HOST)')
})

test.each([
  ...['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'].map((size) => `android/app/src/main/res/mipmap-${size}/ic_launcher.png`),
  ...['ic_launcher_foreground', 'ic_launcher_monochrome', 'ic_notification', 'splash', 'splash_mark'].map(
    (name) => `android/app/src/main/res/drawable/${name}.xml`,
  ),
  'ios/App/App/Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png',
  'ios/App/App/Assets.xcassets/Splash.imageset/splash.png',
  'ios/App/App/Assets.xcassets/Splash.imageset/splash-dark.png',
])('%s is there', (file) => {
  expect(existsSync(join(web, file))).toBe(true)
})

test('readers can zoom the page', () => {
  expect(capacitor.zoomEnabled).toBe(true)
})
