import data from '../../data/people/occupations.json' with { type: 'json' }
import { dataOf } from '../data-file.ts'
import { eachLanguage, type Text4 } from '../language.ts'
import type { Sex } from './names.ts'

/** How somebody came to an occupation; decides which sentence on education fits. */
export type Training = 'apprenticeship' | 'college' | 'university' | 'student'

export interface Occupation {
  readonly training: Training
  /** The feminine and the masculine form parted by a slash, or one form for both. */
  readonly name: Text4
}

const { occupations: ALL, retired: RETIRED } = dataOf<{ readonly retired: Text4; readonly occupations: readonly Occupation[] }>(data)
const STUDENTS = ALL.filter((occupation) => occupation.training === 'student')
const OTHERS = ALL.filter((occupation) => occupation.training !== 'student')

/** The occupations that fit an age: many of the youngest still learn. */
export function occupationsAt(age: number): readonly Occupation[] {
  if (age <= 21) return STUDENTS
  return age <= 26 ? ALL : OTHERS
}

/** An occupation as printed beside a name; from 65 on with "retired". */
export function occupationName({ name }: Occupation, { sex, age }: { readonly sex: Sex; readonly age: number }): Text4 {
  return eachLanguage((language) => {
    const own = formOf(name[language], sex)
    return age < 66 ? own : `${own}, ${formOf(RETIRED[language], sex)}`
  })
}

function formOf(both: string, sex: Sex): string {
  const [feminine = both, masculine = feminine] = both.split('/')
  return sex === 'female' ? feminine : masculine
}

/** The occupation with this feminine German name; fails where there is none. */
export function occupationCalled(feminine: string): Occupation {
  const found = ALL.find(({ name }) => formOf(name.de, 'female') === feminine)
  if (found === undefined) throw new RangeError(`no occupation ${feminine}`)
  return found
}
