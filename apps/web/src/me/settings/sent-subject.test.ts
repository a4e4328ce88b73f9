import { calls } from '@plenara/contract/calls'
import { expect, test } from 'vitest'
import { inBytes, inMinutes } from './sent-figures.ts'
import { subjectOf } from './sent-subject.ts'

const passedOn = Object.values(calls).filter(({ offline, path }) => offline === 'online-only' || path.startsWith('/export/'))

test.each(passedOn.map(({ path }) => path))('%s, a request of a local account, has a subject in plain words', (path) => {
  expect(subjectOf(`/api${path.replace(/\{\w+\}/g, '7')}?lang=de`)).not.toBe('other')
})

test('the subject of a request', () => {
  const of = [
    '/api/export/v1/canton/6',
    '/api/election/3/portrait/2',
    '/api/councillor/7/vote?page=1',
    '/api/councillor/7/article',
    '/api/judge/3',
    '/x',
  ]
  expect(of.map(subjectOf)).toEqual(['import', 'portraits', 'votes', 'news', 'parliament', 'other'])
})

test('bytes and times are formatted', () => {
  expect(
    [inBytes(37, 'de'), inBytes(12_345, 'de'), inBytes(2_400_000, 'rm'), inBytes(12_345, 'fr')].map((text) =>
      text.replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['37 B', '12.3 kB', '2.4 MB', '12,3 kB'])
  expect(inMinutes(Date.UTC(2026, 10, 22, 20, 5))).toBe('22.11.2026, 21:05')
})
