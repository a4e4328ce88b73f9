import type { Candidate, NoteType } from '@plenara/contract'
import { PROFILE_TEXTS } from '@plenara/contract/constants'
import type { PersonFact } from '../../components/pins/fact-list.tsx'
import type { Text } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'

/** The types of the notes on facts, by the label of the fact [ENTITY-8]. A name, a place on the list and what Plenara computes have none. */
const noteTypes: Readonly<Record<string, NoteType>> = {
  birthYear: 'birthday',
  party: 'candidate_profile',
  list: 'candidate_profile',
  occupation: 'occupation',
  incumbent: 'terms_in_office',
  place: 'city',
  campaignBudget: 'budget',
  vestedInterests: 'vested_interests',
  ...Object.fromEntries(PROFILE_TEXTS.map((label) => [label, 'candidate_profile'] as const)),
}

export interface FactSources {
  readonly person: Person
  readonly candidate: Candidate
  /** The name of the list, null while unknown. */
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
    { label: 'vestedInterests', value: candidate.vestedInterests.length > 0 ? candidate.vestedInterests : null },
  ]
  return { short: short.map(noted), texts: texts.map(noted) }
}
