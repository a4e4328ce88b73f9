/** Base32 after Crockford: without I, L, O and U, which are easily misread. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Without the check symbol: 60 bits. */
const LENGTH = 12
/** A prime above 32: one wrong symbol, and two in the wrong order, change the remainder. */
const MODULUS = 37n

/** The bits of a printed code. */
export const PRINTED_CODE_BITS = 60

/**
 * A code that is printed and typed: twelve symbols and a check symbol. Null for five values of 37, whose check symbol is not on the first keyboard of
 * telephones: draw again.
 * @param bits 60 random bits
 */
export function printedCode(bits: bigint): string | null {
  const check = SYMBOLS[Number(bits % MODULUS)]
  if (check === undefined) return null
  const symbols = Array.from({ length: LENGTH }, (_, index) => SYMBOLS[Number((bits >> BigInt(5 * (LENGTH - 1 - index))) & 31n)])
  return `${symbols.join('')}${check}`
}

/** The code in groups, as it is printed. */
export function printedGroups(code: string): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-')
}

/** Reads a typed code: lower or upper case, any groups, O for 0, I and L for 1. Null if it is invalid. */
export function readPrintedCode(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}.]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  const values = [...typed].map((symbol) => SYMBOLS.indexOf(symbol))
  if (values.length !== LENGTH + 1 || values.includes(-1)) return null
  const bits = values.slice(0, LENGTH).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n)
  return printedCode(bits) === typed ? typed : null
}
