import type { Canton, Council, Councillor, NoteType } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import type { Text } from '@plenara/ui/text/text.ts'
import type { PersonFact } from '../../shared/pins/fact-list.tsx'
import { courtOffice, governmentOffice } from '../shared/office-text.ts'
import type { Office } from './office.ts'

/** The types of the notes on facts, by the label of the fact [ENTITY-8]. The age follows from the year of birth. */
const noteTypes: Readonly<Record<string, NoteType>> = {
  birthYear: 'birthday',
  occupation: 'occupation',
  office: 'terms_in_office',
  department: 'candidate_profile',
  division: 'candidate_profile',
  inOfficeSince: 'terms_in_office',
  mandates: 'terms_in_office',
  party: 'candidate_profile',
  canton: 'candidate_profile',
  council: 'candidate_profile',
  group: 'candidate_profile',
  function: 'candidate_profile',
  interests: 'vested_interests',
  memberships: 'candidate_profile',
}

const FUNCTIONS: Readonly<Record<number, string>> = { 1: 'member', 2: 'president', 11: 'vicePresident' }

export interface OfficeFactSources {
  readonly office: Office
  readonly person: Councillor
  readonly canton: Canton | undefined
  /** The councils of possible mandates. */
  readonly councils: readonly Council[]
  /** The day in Zürich, `YYYY-MM-DD`. */
  readonly today: string
  readonly t: Text
}

/** The facts of a person in an office: the short ones, and those with several entries. A value is null if no source has it. */
export function officeFacts(sources: OfficeFactSources): { readonly short: PersonFact[]; readonly texts: PersonFact[] } {
  const { person, t } = sources
  const noted = (fact: PersonFact): PersonFact => {
    const type = noteTypes[fact.label]
    return type ? { ...fact, noted: { type, reference: `${person.id}/${fact.label}` } } : fact
  }
  const texts: readonly PersonFact[] = [
    { label: 'mandates', value: listed(mandatesOf(sources)) },
    { label: 'memberships', value: listed(person.memberships.map((entry) => inOffice(entry, t))), lang: person.fallback?.memberships },
    { label: 'interests', value: listed(person.interests.map((entry) => interestOf(entry, t))), lang: person.fallback?.interests },
  ]
  const all = sources.office === 'judge' || sources.office === 'federal-councillor' ? [] : texts
  return { short: [...officeSpecificFacts(sources), ...commonFacts(sources)].map(noted), texts: all.map(noted) }
}

/** The facts that only people in this office have. */
function officeSpecificFacts({ office, person, t }: OfficeFactSources): PersonFact[] {
  const lang = person.fallback?.occupation
  const since = { label: 'inOfficeSince', value: sinceOf(person) }
  if (office === 'federal-councillor') {
    const held = governmentOffice(person.occupation)
    const rank: PersonFact[] = held.office ? [{ label: 'office', value: held.office, lang }] : []
    return [...rank, { label: 'department', value: held.department, lang }, since]
  }
  if (office === 'judge') {
    const held = courtOffice(person.occupation)
    const rank: PersonFact[] = held.office ? [{ label: 'office', value: held.office, lang }] : []
    return [...rank, { label: 'division', value: held.division, lang }, since]
  }
  const inGroup = FUNCTIONS[person.groupFunction ?? 0]
  const group: PersonFact[] = [
    { label: 'group', value: person.group?.name ?? null, lang: person.group?.fallback?.name },
    { label: 'function', value: inGroup ? t(`councillor.function.${inGroup}`) : null },
  ]
  return [
    { label: 'council', value: person.council?.name ?? null, lang: person.council?.fallback?.name },
    ...(office === 'councillor' ? group : []),
    { label: 'occupation', value: person.occupation, lang },
  ]
}

function commonFacts({ person, canton, today }: OfficeFactSources): PersonFact[] {
  const birthYear = person.birthYear ?? (person.birthDate ? Number(person.birthDate.slice(0, 4)) : null)
  return [
    { label: 'party', value: person.party?.name ?? null, lang: person.party?.fallback?.name },
    { label: 'canton', value: canton?.name ?? person.cantonCode },
    { label: 'age', value: ageOf(person, today) },
    { label: 'birthYear', value: birthYear },
  ]
}

/** The age on a day if the day of birth is known, else the age reached in this year. */
function ageOf({ birthDate, birthYear }: Councillor, today: string): number | null {
  const year = Number(today.slice(0, 4))
  if (!birthDate) return birthYear === null ? null : year - birthYear
  return year - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0)
}

/** The beginning of the present office. */
function sinceOf({ mandates, councilId }: Councillor): string | null {
  const from = mandates.find((mandate) => mandate.councilId === councilId && mandate.until === null)?.from
  return from ? formatDay(from) : null
}

function mandatesOf({ person, councils, t }: OfficeFactSources): string[] {
  return person.mandates.flatMap(({ councilId, from, until }) => {
    const council = person.council?.id === councilId ? person.council : councils.find(({ id }) => id === councilId)
    if (!council) return []
    return lasting(council.name, { from, until }, t)
  })
}

/** A text with its period, as far as it is known. */
function lasting(what: string, { from, until }: Pick<Councillor['mandates'][number], 'from' | 'until'>, t: Text): string {
  const values = { council: what, from: from ? formatDay(from) : '', until: until ? formatDay(until) : '' }
  if (from) return t(until ? 'councillor.mandate.period' : 'councillor.mandate.since', values)
  return until ? t('councillor.mandate.until', values) : what
}

function inOffice({ name, role, ...period }: Councillor['memberships'][number], t: Text): string {
  return lasting(role ? t('councillor.interest', { name, role }) : name, period, t)
}

/** One line: the office and its period, its kind, and whether it is paid. */
function interestOf({ kind, paid, ...office }: Councillor['interests'][number], t: Text): string {
  const payment = paid === null ? null : t(paid ? 'candidate.interest.paid' : 'candidate.interest.unpaid')
  return [inOffice(office, t), kind, payment].filter((part) => part !== null).join(', ')
}

function listed(entries: readonly string[]): readonly string[] | null {
  return entries.length > 0 ? entries : null
}
