import cast from '../../data/elections/basel-cast.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { occupationCalled } from '../people/occupations.ts'
import type { Person } from '../people/person.ts'
import type { Cast } from './ballot.ts'

interface CastInFile extends Pick<Cast, 'numbers'> {
  /** An occupation is named by its feminine German form. */
  readonly people: Readonly<Record<string, Omit<Partial<Person>, 'occupation' | 'stance'> & { readonly occupation?: string }>>
}

const { numbers, people } = dataOf<CastInFile>(cast)

/** The fictional people and list numbers that the design of the product shows, so that pictures and demonstration agree. */
export const BASEL_CAST: Cast = {
  numbers,
  people: Object.fromEntries(
    Object.entries(people).map(([number, { occupation, ...person }]) => [
      number,
      occupation === undefined ? person : { ...person, occupation: occupationCalled(occupation) },
    ]),
  ),
}
