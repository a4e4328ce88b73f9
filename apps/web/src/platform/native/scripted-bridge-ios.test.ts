import { expect, test } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

test('Capacitor accepts the scripted side as a shell of iOS', async () => {
  const side = installScriptedBridge('ios', { 'App.getInfo': { version: '1.2.3', build: '7' } })
  const { Capacitor } = await import('@capacitor/core')
  const { App } = await import('@capacitor/app')
  expect([Capacitor.isNativePlatform(), Capacitor.getPlatform()]).toEqual([true, 'ios'])
  expect(await App.getInfo()).toMatchObject({ version: '1.2.3', build: '7' })
  expect(side.calls).toEqual([{ plugin: 'App', method: 'getInfo', options: {} }])
})
