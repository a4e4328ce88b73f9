/** Votes of cantons as they are written: `11 ½`, `½`, `23`. Half cantons count 0.5, BV Art. 142. */
export function halves(votes: number): string {
  const whole = Math.floor(votes)
  if (votes === whole) return String(whole)
  return whole === 0 ? '½' : `${whole} ½`
}
