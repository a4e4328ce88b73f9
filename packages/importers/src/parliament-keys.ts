/** The key of a people's vote, by the number of the Federal Statistical Office. */
export function peopleVoteKey(number: number): string {
  return `people-vote/${number}`
}

/** The key of an affair of the federal parliament by its printed number: 24.080 is 20240080 in the parliament's service; null for older numbers. */
export function affairKeyOf(number: string | null): string | null {
  const [, year, rest] = /^(\d{2})\.(\d{3,4})$/.exec(number ?? '') ?? []
  if (!year || !rest || Number(rest) === 0) return null
  return `affair/${Number(year) > 70 ? '19' : '20'}${year}${rest.padStart(4, '0')}`
}

/** The key of a federal chamber or office by its number in the parliament's service: 1, 2 and 3, or 99, the Federal Council. */
export function federalCouncilKey(number: number): string {
  return `council/${number}`
}

/** The key of the parliament of a canton (by its code) or municipality (by its number of the statistical office). */
export function bodyCouncilKey(bodyKey: string): string {
  return `council/${bodyKey.toLowerCase()}`
}

/** The key of a person in the federal parliament by the number of the parliament's service, which stays through all offices. */
export function councillorKey(number: number): string {
  return `councillor/${number}`
}

/** The key of a parliamentary group by its number: `FRA_1_` is 1. */
export function groupKey(number: number): string {
  return `group/${number}`
}
