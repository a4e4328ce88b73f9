import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_ERRORS, ERRORS, deskRoutes } from '@plenara/contract'
import { ApiError } from '@plenara/contract/desk-client'
import { expect, test } from 'vitest'
import { EXPLAINED, errorTextId } from './error-text.ts'

const german = readFileSync(join(import.meta.dirname, '../i18n/catalogues/de/errors.po'), 'utf8')

// Fails when an explained code is not in the contract, or has no sentence in the catalogue.
test('every explained code is in the contract and has a sentence', () => {
  const codes = [...Object.keys(ERRORS), ...Object.keys(DESK_ERRORS)]
  expect(EXPLAINED.filter((code) => !codes.includes(code))).toEqual([])
  expect([...EXPLAINED, 'internal'].filter((code) => !german.includes(`msgid "errors.${code}"`))).toEqual([])
})

test('every error of the desk calls is explained', () => {
  const named = new Set<string>([...Object.values(deskRoutes).flatMap(({ errors }) => errors), ...Object.keys(DESK_ERRORS)])
  // The portal never sends such a value.
  named.delete('value_not_on_scale')
  expect([...named].filter((code) => !EXPLAINED.includes(code))).toEqual([])
})

test('an error without its own sentence gets the general one', () => {
  expect(errorTextId(new ApiError('stale', 412))).toBe('errors.stale')
  expect(errorTextId(new ApiError('bad_json', 400))).toBe('errors.internal')
  expect(errorTextId(new Error('anything'))).toBe('errors.internal')
})
