/** The parameters of RFC 3492, section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const FIRST_CODE_POINT = 128
const PREFIX_LENGTH = 'xn--'.length

/** How long a label of a domain is as ASCII: itself, or with its prefix in Punycode (RFC 3492, RFC 5890). */
export function asciiLabelLength(label: string): number {
  const codePoints = [...label].map((character) => character.codePointAt(0) ?? 0)
  const basic = codePoints.filter((codePoint) => codePoint < FIRST_CODE_POINT).length
  if (basic === codePoints.length) return basic
  return PREFIX_LENGTH + basic + (basic > 0 ? 1 : 0) + encodedLength(codePoints, basic)
}

/** RFC 3492, section 6.3, counting the digits instead of writing them. */
function encodedLength(codePoints: readonly number[], basic: number): number {
  let [next, delta, bias, handled, length] = [FIRST_CODE_POINT, 0, INITIAL_BIAS, basic, 0]
  while (handled < codePoints.length) {
    const lowest = Math.min(...codePoints.filter((codePoint) => codePoint >= next))
    delta += (lowest - next) * (handled + 1)
    next = lowest
    for (const codePoint of codePoints) {
      if (codePoint < next) delta += 1
      if (codePoint !== next) continue
      length += digitsOf(delta, bias)
      bias = adapted(delta, handled + 1, handled === basic)
      delta = 0
      handled += 1
    }
    delta += 1
    next += 1
  }
  return length
}

function digitsOf(delta: number, bias: number): number {
  let [rest, digits] = [delta, 1]
  for (let at = BASE; rest >= thresholdAt(at, bias); at += BASE) {
    const threshold = thresholdAt(at, bias)
    rest = Math.floor((rest - threshold) / (BASE - threshold))
    digits += 1
  }
  return digits
}

function thresholdAt(at: number, bias: number): number {
  return Math.min(T_MAX, Math.max(T_MIN, at - bias))
}

/** RFC 3492, section 6.1. */
function adapted(delta: number, handled: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / handled)
  let steps = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; steps += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
