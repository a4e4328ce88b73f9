const START = Date.parse('2027-09-01T08:00:00Z')
const opened = Date.now()

/** A clock that runs, some weeks before the elections of the demonstration data. */
export function now(): Date {
  return new Date(START + Date.now() - opened)
}
