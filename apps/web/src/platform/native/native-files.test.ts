import { expect, test } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const side = installScriptedBridge('android')
const { giveFile, sharePageNatively, FileNotWrittenError } = await import('./native-files.ts')
const file = { name: 'plenara.json', text: '{"grüezi":1}', type: 'application/json' }
const called = () => side.calls.map(({ plugin, method }) => `${plugin}.${method}`)

test('a file is written, read back, and then passed to the sheet by the address that the phone returned', async () => {
  installScriptedBridge('android', { 'Share.share': { activityType: 'files' } })
  expect(await giveFile(file)).toBe('given')
  expect(called()).toEqual(['Filesystem.rmdir', 'Filesystem.writeFile', 'Filesystem.readFile', 'Share.share'])
  expect(side.calls[1]?.options).toMatchObject({ path: 'given/plenara.json', directory: 'CACHE', data: file.text })
  expect(side.calls[3]?.options).toMatchObject({ files: ['file:///CACHE/given/plenara.json'] })
})

// Fails without the comparison in native-files.ts.
test('a truncated or unwritten file is an error and is not offered to other apps', async () => {
  installScriptedBridge('android', { 'Filesystem.readFile': { data: file.text.slice(1) } })
  await expect(giveFile(file)).rejects.toBeInstanceOf(FileNotWrittenError)
  installScriptedBridge('android', { 'Filesystem.writeFile': { error: 'No space left on device' } })
  await expect(giveFile(file)).rejects.toThrow('No space')
  expect(called()).not.toContain('Share.share')
})

test('closing the sheet is no error and reports a dismissal; another failure is an error', async () => {
  installScriptedBridge('android', { 'Share.share': { error: 'Share canceled' } })
  expect(await giveFile(file)).toBe('dismissed')
  const page = { title: 'Wahl', url: 'https://plenara.example/election' }
  expect(await sharePageNatively(page)).toBe(true)
  installScriptedBridge('android', { 'Share.share': { error: 'no app' } })
  await expect(giveFile(file)).rejects.toThrow('no app')
  expect(await sharePageNatively(page)).toBe(false)
})

test('the previous file is removed from the folder', async () => {
  installScriptedBridge('android', { 'Share.share': {} })
  await giveFile(file)
  await giveFile({ ...file, name: 'other.json' })
  const { Directory, Filesystem } = await import('@capacitor/filesystem')
  await expect(Filesystem.readFile({ path: 'given/plenara.json', directory: Directory.Cache })).rejects.toThrow('does not exist')
})
