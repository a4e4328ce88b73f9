import { calls } from '@plenara/contract'
import { expect, test } from 'vitest'
import { callOfPath } from './call-of-path.ts'

test.each(Object.entries(calls))('%s is found by its path', (name, { method, path }) => {
  const target = `/api${path.replaceAll(/\{\w+\}/g, '77')}`
  expect(callOfPath(method, target)).toBe(name)
  expect(callOfPath(method, `${target}?q=anna@example.ch`)).toBe(name)
  expect(callOfPath('TRACE', target)).toBeNull()
})

test.each([
  '/',
  '/api',
  '/api/',
  '/api//status',
  '/api/status/',
  '/api/user//lists',
  '/api/user/1/anna@example.ch',
  '/api/%',
  '/api/%E0%A4%A',
  '/api/__proto__/constructor',
  '/candidate/77',
  '*',
  '',
])('%j is no call', (target) => {
  expect(callOfPath('GET', target)).toBeNull()
})

test('HEAD is answered as GET, and another spelling of a path is the same call', () => {
  expect(callOfPath('HEAD', '/api/status')).toBe('getStatus')
  expect(callOfPath('GET', '/api/%73tatus')).toBe('getStatus')
})
