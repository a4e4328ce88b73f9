/** Names up to this length stay on one line. */
const SHORT = 12
const MOST_LINES = 3

/**
 * Breaks a name between words into two lines of about one length where it is longer than a word or two, and into a third where these do not fit.
 * @param room how many letters a line may have
 */
export function brokenLines(name: string, room: number): string[] {
  if (name.length <= SHORT) return [name]
  const words = name.split(' ')
  for (let count = 2; count < MOST_LINES; count++) {
    const lines = evenLines(words, count)
    if (longestOf(lines) <= room) return lines
  }
  return evenLines(words, MOST_LINES)
}

/** The words on at most so many lines, the longest of which is as short as can be. */
function evenLines(words: readonly string[], count: number): string[] {
  const whole = [words.join(' ')]
  if (count === 1 || words.length === 1) return whole
  const ways = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), ...evenLines(words.slice(index + 1), count - 1)])
  return ways.reduce((best, lines) => (longestOf(lines) < longestOf(best) ? lines : best), whole)
}

function longestOf(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length))
}
