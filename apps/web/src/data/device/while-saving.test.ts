import { afterEach, expect, test, vi } from 'vitest'
import { whileSaving } from './while-saving.ts'

const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
afterEach(() => expect(isAsked()).toBe(false))

/** Whether leaving the page now asks first. */
function isAsked(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('leaving asks until the last of several writes is on the device [SESSION-6]', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const writes = [whileSaving(first.promise), whileSaving(second.promise)]
  expect(isAsked()).toBe(true)
  first.resolve('first')
  expect(await writes[0]).toBe('first')
  expect(isAsked()).toBe(true)
  second.resolve('second')
  expect(await writes[1]).toBe('second')
})

test('a write that fails holds nobody back', async () => {
  await expect(whileSaving(Promise.reject(new Error('full')))).rejects.toThrow('full')
})
