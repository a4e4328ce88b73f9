import { ApiError } from '@plenara/contract/client'
import { afterEach, expect, test, vi } from 'vitest'
import { accountType, LOCAL_SESSION } from './account-type.ts'
import { api } from './api.ts'
import { startSession } from './session.ts'

const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"code":"unauthorized"}', { status: 401 }))
afterEach(() => sent.mockClear())

const own = (id: number) => ({ params: { id } })

test('a call of a local account stays on the device, also where the stored type of the account was lost [SESSION-6]', async () => {
  startSession(LOCAL_SESSION)
  // There is no storage here at all.
  expect(accountType()).toBe('online')
  await expect(api.getUser(own(LOCAL_SESSION.userId))).rejects.toBeInstanceOf(ApiError)
  expect(sent).not.toHaveBeenCalled()
})

test('a call of an online account goes to the server', async () => {
  startSession({ userId: 7, token: 'secret' })
  await expect(api.getUser(own(7))).rejects.toBeInstanceOf(ApiError)
  expect(sent).toHaveBeenCalledTimes(1)
})
