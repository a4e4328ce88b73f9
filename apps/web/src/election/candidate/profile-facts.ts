import type { Candidate, NoteType, VestedInterest } from '@plenara/contract'
import { FURTHER_TEXTS, PROFILE_TEXTS } from '@plenara/contract/constants'
import type { Text } from '@plenara/ui/text/text.ts'
import { nativeNameOf } from '@plenara/ui/text/language-names.ts'
import type { Person } from '../../shared/person/person.ts'
import type { PersonFact } from '../../shared/pins/fact-list.tsx'

/** The types of the notes on facts, by the label of the fact [ENTITY-8]. Names, the place on the list and computed facts have none. */
const noteTypes: Readonly<Record<string, NoteType>> = {
  birthYear: 'birthday',
  party: 'candidate_profile',
  list: 'candidate_profile',
  occupation: 'occupation',
  incumbent: 'terms_in_office',
  place: 'city',
  campaignBudget: 'budget',
  vestedInterests: 'vested_interests',
  ...Object.fromEntries([...PROFILE_TEXTS, ...FURTHER_TEXTS].map((label) => [label, 'candidate_profile'] as const)),
}

export interface FactSources {
  readonly person: Person
  readonly candidate: Candidate
  /** The name of the list, null while it loads. */
  readonly list: string | null
  readonly t: Text
}

/** The short facts and the texts of a profile, in the order of the specification [SCREEN-11]. */
export function profileFacts({ person, candidate, list, t }: FactSources): {
  readonly short: PersonFact[]
  readonly texts: PersonFact[]
} {
  const percent = person.percent?.value ?? null
  const budget = candidate.campaignBudget
  const noted = (fact: PersonFact): PersonFact => {
    const type = noteTypes[fact.label]
    return type ? { ...fact, noted: { type, reference: `${candidate.id}/${fact.label}` } } : fact
  }
  const short: readonly PersonFact[] = [
    { label: 'firstName', value: candidate.firstName },
    { label: 'age', value: person.age },
    { label: 'birthYear', value: candidate.birthYear },
    { label: 'party', value: person.party?.name ?? null },
    { label: 'list', value: list },
    { label: 'listNumber', value: candidate.listNumber },
    { label: 'listPosition', value: candidate.listPosition },
    { label: 'matchPercent', value: percent === null ? null : `${Math.round(percent)} %` },
    { label: 'occupation', value: candidate.occupation },
    { label: 'incumbent', value: t(candidate.incumbent ? 'match.incumbent' : 'match.newcomer') },
    { label: 'place', value: candidate.place },
    { label: 'campaignBudget', value: budget === null ? null : t('candidate.francs', { n: budget }) },
  ]
  const texts: readonly PersonFact[] = [
    ...PROFILE_TEXTS.map((label) => ({ label, value: candidate[label] || null, lang: candidate.fallback?.[label] })),
    { label: 'vestedInterests', value: listed(candidate.interests.map((interest) => interestOf(interest, t))) },
    ...furtherFacts(candidate),
  ]
  return { short: short.map(noted), texts: texts.map(noted) }
}

/** Facts beyond the specification, only if they are known. */
function furtherFacts(candidate: Candidate): PersonFact[] {
  const texts = FURTHER_TEXTS.map((label) => ({ label, value: candidate[label] || null, lang: candidate.fallback?.[label] }))
  const languages = candidate.languages.map(nativeNameOf)
  return [...texts, { label: 'languages', value: languages.join(', ') || null }].filter(({ value }) => value !== null)
}

/** One line: the organisation, then the known facts of the office. */
function interestOf({ organisation, role, paid, since }: VestedInterest, t: Text): string {
  const payment = paid === null ? null : t(paid ? 'candidate.interest.paid' : 'candidate.interest.unpaid')
  const start = since === null ? null : t('candidate.interest.since', { year: String(since) })
  return [organisation, role, payment, start].filter((part) => part !== null).join(', ')
}

function listed(entries: readonly string[]): readonly string[] | null {
  return entries.length > 0 ? entries : null
}
