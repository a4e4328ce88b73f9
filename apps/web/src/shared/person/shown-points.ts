/** Points of City Block as they are shown: 100 a question times its weight. The contract counts them twice, so that they are whole. */
export function shownPoints(points: number): number {
  return points / 2
}
