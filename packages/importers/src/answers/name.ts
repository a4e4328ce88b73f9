import type { AnswerRecord } from '@plenara/contract'
import type { CsvRow } from '../tables/csv.ts'
import { lettersOf } from '../text.ts'

type Name = NonNullable<AnswerRecord['name']>

/** The name that a row tells, null where it does not tell it whole. */
export function nameIn(row: CsvRow): Name | null {
  const [firstName, lastName] = [row.cell('firstname'), row.cell('lastname')]
  return firstName && lastName ? { firstName, lastName } : null
}

/** Whether two names mean one person: the same last name, and of several first names one source may leave out the later ones. */
export function isSameName(one: Name, other: Name): boolean {
  const [first, second] = [lettersOf(one.firstName), lettersOf(other.firstName)]
  return lettersOf(one.lastName) === lettersOf(other.lastName) && (first.startsWith(second) || second.startsWith(first))
}
