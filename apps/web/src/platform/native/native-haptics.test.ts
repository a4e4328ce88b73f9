import { expect, test } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const side = installScriptedBridge('android')
const { tickNatively } = await import('./native-haptics.ts')

// Fails when the tick is heavier, or a phone that cannot tick stops what was decided.
test('the shells tick lightly, and a phone that cannot is no failure', async () => {
  installScriptedBridge('android')
  await tickNatively()
  expect(side.calls).toEqual([{ plugin: 'Haptics', method: 'impact', options: { style: 'LIGHT' } }])
  installScriptedBridge('android', { 'Haptics.impact': { error: 'no vibrator' } })
  await expect(tickNatively()).resolves.toBeUndefined()
})
