/** Points of City Block for display: 100 per question times its weight. The contract doubles them, so that they are whole numbers. */
export function shownPoints(points: number): number {
  return points / 2
}
