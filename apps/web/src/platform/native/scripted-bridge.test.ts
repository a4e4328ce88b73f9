import { expect, test, vi } from 'vitest'
import { installScriptedBridge } from './test-support/scripted-bridge.ts'

const side = installScriptedBridge('android')
const { Capacitor } = await import('@capacitor/core')
const { App } = await import('@capacitor/app')
const { Directory, Encoding, Filesystem } = await import('@capacitor/filesystem')
const { SplashScreen } = await import('@capacitor/splash-screen')

test('Capacitor accepts the scripted side as a shell of Android', async () => {
  installScriptedBridge('android', { 'App.getInfo': { name: 'Plenara', id: 'ch.plenara.app', build: '7', version: '1.2.3' } })
  expect([Capacitor.isNativePlatform(), Capacitor.getPlatform()]).toEqual([true, 'android'])
  expect(await App.getInfo()).toMatchObject({ version: '1.2.3', build: '7' })
  expect(side.calls).toEqual([{ plugin: 'App', method: 'getInfo', options: {} }])
})

test('events reach the listeners, earlier ones too, until the listener is removed', async () => {
  installScriptedBridge('android')
  const heard: string[] = []
  side.emit('App', 'appUrlOpen', { url: 'plenara://early' })
  const handle = await App.addListener('appUrlOpen', ({ url }) => heard.push(url))
  await vi.waitFor(() => expect(heard).toEqual(['plenara://early']))
  side.emit('App', 'appUrlOpen', { url: 'plenara://late' })
  expect(heard).toEqual(['plenara://early', 'plenara://late'])
  await handle.remove()
  await vi.waitFor(() => expect(side.listening('App', 'appUrlOpen')).toBe(0))
})

test('files are stored and deleted as on a phone, and removed by a restart', async () => {
  installScriptedBridge('android')
  const file = { path: 'storage.json', directory: Directory.LibraryNoCloud }
  await Filesystem.writeFile({ ...file, data: 'abc', encoding: Encoding.UTF8 })
  expect(await Filesystem.readFile(file)).toEqual({ data: 'abc' })
  await expect(Filesystem.readFile({ ...file, directory: Directory.Cache })).rejects.toMatchObject({ code: 'OS-PLUG-FILE-0008' })
  await Filesystem.deleteFile(file)
  await expect(Filesystem.readFile(file)).rejects.toThrow('does not exist')
  await Filesystem.writeFile({ ...file, data: 'abc' })
  installScriptedBridge('android')
  await expect(Filesystem.readFile(file)).rejects.toThrow('does not exist')
})

test('an error of the native side rejects the call, and answers may depend on the options', async () => {
  installScriptedBridge('android', {
    'SplashScreen.hide': { error: 'no window' },
    'Filesystem.readFile': ({ path }: { readonly path: string }) => ({ data: `of ${path}` }),
  })
  await expect(SplashScreen.hide()).rejects.toThrow('no window')
  expect(await Filesystem.readFile({ path: 'x' })).toEqual({ data: 'of x' })
})

test('a process cannot become the shell of another platform', () => {
  expect(() => installScriptedBridge('ios')).toThrow('shell of android')
})
