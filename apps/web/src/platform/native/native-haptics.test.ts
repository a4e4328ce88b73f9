import { expect, test } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const side = installScriptedBridge('android')
const { tickNatively } = await import('./native-haptics.ts')

// Fails when the vibration is stronger, or when a phone without vibration breaks the decision.
test('the shells vibrate lightly, and a phone without vibration causes no error', async () => {
  installScriptedBridge('android')
  await tickNatively()
  expect(side.calls).toEqual([{ plugin: 'Haptics', method: 'impact', options: { style: 'LIGHT' } }])
  installScriptedBridge('android', { 'Haptics.impact': { error: 'no vibrator' } })
  await expect(tickNatively()).resolves.toBeUndefined()
})
