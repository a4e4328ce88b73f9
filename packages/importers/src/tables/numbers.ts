/** What stands between thousands beside point and comma: apostrophes and spaces, also narrow ones that do not break. */
const MARKS = "'’ʼ \\u00A0\\u2007\\u2009\\u202F"
const GROUPED = new RegExp(`^([+-]?\\d{1,3})((?:[${MARKS}]\\d{3})+)([.,]\\d+)?$`)
const ANY_MARK = new RegExp(`[${MARKS}]`, 'g')
const PLAIN = /^[+-]?\d*$/
const WITH_SIGNS = /^[+-]?\d+(?:[.,]\d+)+$/

/** The sign before decimals in a file: found out, not to be told because both are used so, or not used. */
type DecimalSign = '.' | ',' | 'both' | null

/** Reads a number as its file writes numbers: as plain digits with a point, or why it can mean two things. What is no number stays as it is. */
export type NumberReader = (text: string) => { readonly text: string } | { readonly reason: string }

/** Finds out from all numbers of a file how it writes them. */
export function numberReader(texts: Iterable<string>): NumberReader {
  let sign: DecimalSign = null
  for (const text of texts) {
    const found = decimalSignIn(text)
    if (found) sign = sign === null || sign === found ? found : 'both'
  }
  return (text) => read(text, sign)
}

function decimalSignIn(text: string): '.' | ',' | null {
  if (PLAIN.test(text)) return null
  const grouped = GROUPED.exec(text)
  if (grouped) return signOf(grouped[3]?.[0])
  if (!WITH_SIGNS.test(text)) return null
  const signs = text.replaceAll(/[^.,]/g, '')
  const last = signs.at(-1)
  if (signs.length === 1) return isDecimalForSure(text) ? signOf(last) : null
  // `1.234,5`: the last sign is another one. `1.234.567`: the same sign twice stands between thousands.
  return signs.indexOf(last ?? '') === signs.length - 1 ? signOf(last) : otherSign(last)
}

/** Three digits behind a sign may be thousands, unless more than three digits or a zero stand before it. */
function isDecimalForSure(text: string): boolean {
  const [whole = '', rest = ''] = text.replace(/^[+-]/, '').split(/[.,]/)
  return rest.length !== 3 || whole.length > 3 || whole.startsWith('0')
}

function signOf(sign: string | undefined): '.' | ',' | null {
  return sign === '.' || sign === ',' ? sign : null
}

function otherSign(sign: string | undefined): '.' | ',' {
  return sign === '.' ? ',' : '.'
}

function read(text: string, sign: DecimalSign): ReturnType<NumberReader> {
  if (PLAIN.test(text)) return { text }
  if (GROUPED.test(text)) return { text: text.replaceAll(ANY_MARK, '').replace(',', '.') }
  if (!WITH_SIGNS.test(text)) return { text }
  if (sign === 'both') return { reason: `the file writes decimals with point and with comma: "${text}" can mean two numbers` }
  if (sign === null)
    return {
      reason: `"${text}" can mean two numbers: nothing in the file tells whether its sign stands before decimals or between thousands`,
    }
  const [whole = '', ...rest] = text.split(sign)
  const groups = whole.split(otherSign(sign))
  const isNumber = rest.length <= 1 && groups.slice(1).every((group) => group.length === 3) && !rest.join('').includes(otherSign(sign))
  return { text: isNumber ? [groups.join(''), ...rest].join('.') : text }
}
