import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCompatible, neededVersion } from './app-compatibility.ts'

describe('which versions a range takes [GUARD-2]', () => {
  test.each([
    ['>=1.0.0 <2', '1.0.0', true],
    ['>=1.0.0 <2', '1.99.7', true],
    ['>=1.0.0 <2', '0.9.9', false],
    ['>=1.0.0 <2', '2.0.0', false],
    ['>=1.0.0 <2', '2.0.0-beta.1', false],
    ['>=1.0.0 <2', '1.0.0-beta.1', false],
    ['>=1.0.0 <2', '1.1.0-beta.1', true],
    ['>=1.0.0 <2', '1.10.0', true],
    ['>=1.9.0 <2', '1.10.0', true],
    ['>=1.0.0 <2', '1.2', true],
    ['>=1.0.0 <2', ' 1.2.0 ', true],
    ['>=1.0.0 <2', '1.2.0+42', true],
    ['>= 1.0.0  < 2', '1.5.0', true],
    ['*', '0.0.1', true],
    ['*', '9.0.0-alpha', true],
    ['>=0.1.0', '3.0.0', true],
    ['<=1.4.0', '1.4.0', true],
    ['<=1.4.0', '1.4.1', false],
    ['<=1.4', '1.4.9', true],
    ['<=1.4', '1.5.0', false],
    ['>1.4.0', '1.4.0', false],
    ['>1.4.0', '1.4.1', true],
    ['>1.4', '1.4.9', false],
    ['>1.4', '1.5.0', true],
    ['>1', '2.0.0', true],
    ['1.4.0', '1.4.0', true],
    ['=1.4.0', '1.4.1', false],
    ['1.4', '1.4.7', true],
    ['1.4', '1.5.0', false],
    ['1', '1.9.9', true],
    ['1', '2.0.0', false],
    ['>=1.2.0-rc.1 <2', '1.2.0-rc.2', true],
    ['>=1.2.0-rc.10 <2', '1.2.0-rc.9', false],
    ['>=1.2.0-rc.1 <2', '1.2.0-beta', false],
    ['>=1.0.0 <1.2.0 || >=1.2.3 <2', '1.2.1', false],
    ['>=1.0.0 <1.2.0 || >=1.2.3 <2', '1.2.3', true],
    ['>=1.0.0 <1.2.0 || >=1.2.3 <2', '1.1.0', true],
  ])('%s takes %s: %s', (range, version, expected) => {
    expect(isCompatible(version, range)).toBe(expected)
  })

  const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30))
  const text = (parts: readonly number[]) => parts.join('.')
  const order = (a: readonly number[], b: readonly number[]) => a.map((part, at) => part - (b[at] ?? 0)).find((part) => part !== 0) ?? 0

  test('every release is compared by its numbers, from the lower bound up to the upper one', () => {
    fc.assert(
      fc.property(version, version, version, (low, high, tried) => {
        const inside = order(tried, low) >= 0 && order(tried, high) < 0
        expect(isCompatible(text(tried), `>=${text(low)} <${text(high)}`)).toBe(inside)
      }),
    )
  })

  test('one of the two halves around a version takes every version, never both', () => {
    fc.assert(
      fc.property(version, version, fc.constantFrom('', '-beta.1', '-2'), (bound, release, pre) => {
        const tried = text(release) + pre
        expect(isCompatible(tried, `>=${text(bound)}`)).toBe(!isCompatible(tried, `<${text(bound)}`))
        expect(isCompatible(tried, `<${text(bound)} || >=${text(bound)}`)).toBe(true)
      }),
    )
  })
})

describe('an unreadable range or version counts as compatible [GUARD-3]', () => {
  test.each(['', ' ', '>=', 'latest', '^1.0.0', '~1.2', '>=1.0.0 <zwei', '1.x', '>=1.0.0 ||', '1-beta', '>=01.0.0', '>=1.0.0.0'])(
    'the range "%s"',
    (range) => {
      expect(isCompatible('1.0.0', range)).toBeNull()
    },
  )
  test.each(['', 'dev', '1.0.0.0', '-1', '1..0', '1.0.0 beta'])('the version "%s"', (version) => {
    expect(isCompatible(version, '>=1.0.0')).toBeNull()
  })
  test('any text gives an answer, at once', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (version, range) => {
        expect([true, false, null]).toContain(isCompatible(version, range))
      }),
    )
  })
})

test.each([
  ['>=1.4.0 <2', '1.4.0'],
  ['>= 1.4 <2', '1.4'],
  ['<2', null],
  ['*', null],
  ['>=1.0.0 <1.2.0 || >=1.2.3', null],
])('the version that %s needs is %s', (range, expected) => {
  expect(neededVersion(range)).toBe(expected)
})
