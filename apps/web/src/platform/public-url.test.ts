import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('location', new URL('https://localhost/election'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
const publicUrl = async (path: string) => (await import('./public-url.ts')).publicUrl(path)

// Fails with `location.origin`, which is `https://localhost` or `capacitor://localhost` in a shell.
test('a shell shares addresses of the public host', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example/api')
  expect(await publicUrl('/election?x=1#y')).toBe('https://api.example/election?x=1#y')
})

test('the host of the build takes precedence over that of the API', async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.example/api')
  vi.stubEnv('VITE_PUBLIC_URL', 'https://plenara.example')
  expect(await publicUrl('/election')).toBe('https://plenara.example/election')
})

test('on the web it is the host of the page', async () => {
  vi.stubGlobal('location', new URL('https://web.example/settings'))
  expect(await publicUrl('/election')).toBe('https://web.example/election')
})
