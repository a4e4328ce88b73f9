import { expect, test } from 'vitest'
import { installScriptedBridge } from '../../platform/native/test-support/scripted-bridge.ts'

installScriptedBridge('android')
const { addressOfLink } = await import('./links.ts')
const isScreen = (path: string) => /^\/(government|list\/\d+\/view|confirm\/de\/[\w-]+|logout|update-app)?\/?$/i.test(path)

test.each([
  ['https://plenara.example/government', '/government'],
  ['https://plenara.example/government?lang=fr#top', '/government?lang=fr#top'],
  ['https://plenara.example/', '/'],
  ['https://plenara.example', '/'],
  ['https://plenara.example//evil.example/', null],
  ['https://plenara.example/list/12/view', '/list/12/view'],
  ['plenara://government', '/government'],
  ['plenara:///government', '/government'],
  ['plenara:government', '/government'],
  ['plenara://list/12/view', '/list/12/view'],
  ['plenara://confirm/de/abc-DEF_1', '/confirm/de/abc-DEF_1'],
  ['plenara://user:secret@government', '/government'],
  ['https://plenara.example/nothing', null],
  ['https://plenara.example/logout', null],
  ['https://plenara.example/LOGOUT/', null],
  ['plenara://logout', null],
  ['plenara://update-app', null],
  ['http://plenara.example/government', null],
  ['javascript:alert(1)', null],
  ['file:///government', null],
  ['government', null],
  ['', null],
])('the link %s opens %s', (url, expected) => {
  expect(addressOfLink(url, isScreen)).toBe(expected)
})
