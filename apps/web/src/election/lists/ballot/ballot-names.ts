import type { CandidateCard } from '@plenara/contract'

type Person = Pick<CandidateCard, 'firstName' | 'lastName'>

/** Surname first, as on the official paper. */
export function ballotName(person: Person | undefined): string {
  return person ? `${person.lastName} ${person.firstName}` : '–'
}

export function fullName(person: Person | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : '–'
}
