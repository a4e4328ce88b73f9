/**
 * How many keystrokes apart two words are: letters left out, added, replaced, or two neighbours swapped (optimal string alignment; Damerau 1964). Stops at `most`
 * and then answers more than that.
 */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) row.push(costAt({ a, b, i, j, row, last, before }))
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

interface Place {
  readonly a: string
  readonly b: string
  readonly i: number
  readonly j: number
  readonly row: readonly number[]
  readonly last: readonly number[]
  readonly before: readonly number[]
}

function costAt({ a, b, i, j, row, last, before }: Place): number {
  const isSame = a[i - 1] === b[j - 1]
  const plain = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
  return isSwapped ? Math.min(plain, (before[j - 2] ?? 0) + 1) : plain
}
