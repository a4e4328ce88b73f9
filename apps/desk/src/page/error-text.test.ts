import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_ERRORS, ERRORS, deskRoutes } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { expect, test } from 'vitest'
import { EXPLAINED, errorTextId } from './error-text.ts'

const german = readFileSync(join(import.meta.dirname, '../i18n/catalogues/de/errors.po'), 'utf8')

// Fails when a code is explained that nobody answers, or by a sentence that is not there.
test('every code that the desk explains is one of the contract, with a sentence', () => {
  const codes = [...Object.keys(ERRORS), ...Object.keys(DESK_ERRORS)]
  expect(EXPLAINED.filter((code) => !codes.includes(code))).toEqual([])
  expect([...EXPLAINED, 'internal'].filter((code) => !german.includes(`msgid "errors.${code}"`))).toEqual([])
})

test('what the calls of the desk name as their errors is explained', () => {
  const named = new Set<string>([...Object.values(deskRoutes).flatMap(({ errors }) => errors), ...Object.keys(DESK_ERRORS)])
  // No scale of the portal has such a value.
  named.delete('value_not_on_scale')
  expect([...named].filter((code) => !EXPLAINED.includes(code))).toEqual([])
})

test('whatever has no sentence of its own is an error that happened', () => {
  expect(errorTextId(new ApiError('stale', 412))).toBe('errors.stale')
  expect(errorTextId(new ApiError('bad_json', 400))).toBe('errors.internal')
  expect(errorTextId(new Error('anything'))).toBe('errors.internal')
})
