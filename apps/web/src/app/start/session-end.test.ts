import { ApiError } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { endsSession } from './session-end.ts'

test.each([
  ['a refused token', new ApiError('unauthorized', 401), 'getMatches', true],
  ['a user who is gone', new ApiError('not_found', 404), 'getUser', true],
  ['another thing that is gone', new ApiError('not_found', 404), 'getLists', false],
  ['a wrong password', new ApiError('credentials_wrong', 401), null, false],
  ['a server that is away', new ApiError('unavailable', 503), 'getUser', false],
  ['no network', new ApiError('offline', 0), 'getUser', false],
  ['a fault of the app', new TypeError('x'), 'getUser', false],
])('%s decides about the session [SESSION-2]', (_, error, call, ends) => {
  expect(endsSession(error, call)).toBe(ends)
})
