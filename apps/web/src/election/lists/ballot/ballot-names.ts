import type { CandidateCard } from '@plenara/contract'

type Person = Pick<CandidateCard, 'firstName' | 'lastName'>

/** The person on a line. */
export interface ListPerson extends Person, Pick<CandidateCard, 'id' | 'number'> {
  /** A former candidate: the line stays readable, and counts for nobody. */
  readonly isFormer?: true
  readonly standing?: CandidateCard['standing']
}

/** Surname first, as on the official paper. */
export function ballotName(person: Person | undefined): string {
  return person ? `${person.lastName} ${person.firstName}`.trim() : '–'
}

export function fullName(person: Person | undefined): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : '–'
}
