/** The parts of the occupation of a federal councillor: an office for a year, if they hold one, and the department. */
export interface GovernmentOffice {
  /** E.g. `Bundespräsidentin 2026`. */
  readonly office: string | null
  readonly rank: 'president' | 'vice-president' | 'member'
  readonly department: string | null
}

/** An office with its year precedes the department, whose name may contain commas: `Bundespräsident 2026, Eidgenössisches Finanzdepartement`. */
const OFFICE = /^([^,\d]+ \d{4})(?:, (.+))?$/
const VICE = /^vi[cz]e/i

export function governmentOffice(occupation: string | null): GovernmentOffice {
  const found = occupation === null ? null : OFFICE.exec(occupation)
  if (!found) return { office: null, rank: 'member', department: occupation }
  const [, office = '', department = null] = found
  return { office, rank: VICE.test(office) ? 'vice-president' : 'president', department }
}

/** The parts of the occupation of a judge: the presidency, if they hold it, and the division, which comes last. */
export interface CourtOffice {
  readonly office: string | null
  readonly division: string | null
}

export function courtOffice(occupation: string | null): CourtOffice {
  const parts = occupation?.split(', ') ?? []
  const [first = null] = parts
  return { office: parts.length > 2 ? first : null, division: parts.length > 1 ? (parts.at(-1) ?? null) : null }
}
