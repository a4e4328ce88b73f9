import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRINTED_CODE_BITS, printedCode, printedGroups, readPrintedCode } from './printed-code.ts'

const code = fc
  .bigInt({ min: 0n, max: (1n << BigInt(PRINTED_CODE_BITS)) - 1n })
  .map(printedCode)
  .filter((printed) => printed !== null)

test('a code has twelve symbols and a check symbol, in groups', () => {
  expect(printedCode(0n)).toBe('0000000000000')
  expect(printedCode((1n << 60n) - 1n)).toBe('ZZZZZZZZZZZZ9')
  expect(printedGroups('4K7M9XQ20F3H1')).toBe('4K7M-9XQ2-0F3H1')
  expect([32n, 33n, 34n, 35n, 36n].map(printedCode)).toEqual([null, null, null, null, null])
})

// Fails when a letter that looks like a number is refused, or groups are counted.
test('a code is read however it is typed: small, in any groups, with O for 0 and I or L for 1', () => {
  fc.assert(
    fc.property(
      code,
      fc.constantFrom('', ' ', '-', '–', ' - ', '.', '\u00a0'),
      fc.constantFrom('I', 'L', 'i', 'l'),
      (printed, gap, letter) => {
        const typed = [...printed].map((symbol) => (symbol === '0' ? 'o' : symbol === '1' ? letter : symbol.toLowerCase())).join(gap)
        expect(readPrintedCode(` ${typed} `)).toBe(printed)
      },
    ),
  )
})

// Fails when the check symbol is ignored, or is a plain sum: two swapped neighbours would pass.
test('a wrong symbol, two swapped ones, one too many or too few make a code invalid', () => {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  fc.assert(
    fc.property(code, fc.nat(12), fc.constantFrom(...symbols), (printed, at, other) => {
      const wrong = printed.slice(0, at) + other + printed.slice(at + 1)
      expect(readPrintedCode(wrong)).toBe(other === printed[at] ? printed : null)
      const turned =
        at < 11 ? printed.slice(0, at) + printed.slice(at + 1, at + 2) + printed.slice(at, at + 1) + printed.slice(at + 2) : printed
      expect(readPrintedCode(turned)).toBe(turned === printed ? printed : null)
    }),
  )
  for (const text of ['', '0000-0000-0000', '0000-0000-00000-0', '0000-0000-0000U', '0000-0000-0000*', 'ä'.repeat(13)]) {
    expect(readPrintedCode(text)).toBeNull()
  }
})
