/** What the occupation of a federal councillor says: an office for a year, where they hold one, and the department. */
export interface GovernmentOffice {
  /** E.g. `Bundespräsidentin 2026`. */
  readonly office: string | null
  readonly rank: 'president' | 'vice-president' | 'member'
  readonly department: string | null
}

/** An office with its year stands before the department, whose own name may hold commas: `Bundespräsident 2026, Eidgenössisches Finanzdepartement`. */
const OFFICE = /^([^,\d]+ \d{4})(?:, (.+))?$/
const VICE = /^vi[cz]e/i

export function governmentOffice(occupation: string | null): GovernmentOffice {
  const found = occupation === null ? null : OFFICE.exec(occupation)
  if (!found) return { office: null, rank: 'member', department: occupation }
  const [, office = '', department = null] = found
  return { office, rank: VICE.test(office) ? 'vice-president' : 'president', department }
}

/** What the occupation of a judge says: the presidency, where they hold it, and the division, which stands last. */
export interface CourtOffice {
  readonly office: string | null
  readonly division: string | null
}

export function courtOffice(occupation: string | null): CourtOffice {
  const parts = occupation?.split(', ') ?? []
  const [first = null] = parts
  return { office: parts.length > 2 ? first : null, division: parts.length > 1 ? (parts.at(-1) ?? null) : null }
}
