import { ApiError } from '@plenara/contract/client'
import { expect, test } from 'vitest'
import { newPasswordErrors, refusedFields, registrationErrors } from './registration-errors.ts'

const valid = { username: 'Mira', email: 'mira@example.ch', password: 'Katze.77!berg', repeated: 'Katze.77!berg', terms: true }

test('a valid form breaks no rule', () => {
  expect(registrationErrors(valid)).toEqual({})
})

test('each rule is reported at its field [VALID-1, VALID-2, VALID-3, VALID-7]', () => {
  const broken = registrationErrors({ username: ' ', email: 'mira', password: valid.password, repeated: 'x', terms: false })
  expect(broken).toEqual({
    username: 'errors.username_required',
    email: 'errors.email_invalid',
    repeated: 'account.passwordsDiffer',
    terms: 'account.termsRequired',
  })
})

test.each([
  ['a12.!', 'errors.password_too_short'],
  ['abcdefg1.!', 'errors.password_needs_digits'],
  ['abcdefg12.', 'errors.password_needs_symbols'],
])('the password %s breaks %s [VALID-4, VALID-5, VALID-6, VALID-12]', (password, text) => {
  expect(newPasswordErrors(password, password)).toEqual({ password: text })
})

test('an error of the server is reported at its field [VALID-8]', () => {
  expect(refusedFields(new ApiError('email_in_use', 409))).toEqual({ email: 'errors.email_in_use' })
  expect(refusedFields(new ApiError('invalid', 422, [{ path: 'password', code: 'password_too_common' }]))).toEqual({
    password: 'errors.password_too_common',
  })
  expect(refusedFields(new ApiError('unavailable', 503))).toEqual({})
})
