import { CANTONS } from '../reference/cantons.ts'

/** One value of a format, as its reader and the samples tell. */
export interface Column {
  readonly name: string
  /** Other names that releases give it. */
  readonly aliases?: readonly string[]
  readonly isRequired: boolean
  /** Decides what is taken or reported, and is not kept itself. */
  readonly isChecked?: boolean
  /** What the reader declares it to be. */
  readonly form?: 'number'
  /** What the samples say in it; nothing where no sample has it. */
  readonly values: readonly string[]
}

const EXAMPLE_LENGTH = 24

/** A value of the samples, of few words, which shows the form; without one what the reader declares, empty where nothing tells. */
export function exampleOf({ values, form }: Column): string {
  const plain = values.map((value) =>
    value
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/[|`*]|\s+/g, ' ')
      .trim(),
  )
  const [example = form ?? ''] = plain.filter((value) => value && !value.includes('&')).toSorted((a, b) => wordsIn(a) - wordsIn(b))
  return example.length > EXAMPLE_LENGTH ? `${example.slice(0, EXAMPLE_LENGTH).trim()}…` : example
}

function wordsIn(text: string): number {
  return text.split(' ').length
}

const CODES = CANTONS.map(({ code }) => code.toLowerCase()).join('|')
/** Columns that stand for each language, canton, party or number in a list. */
const FAMILIES: readonly (readonly [expression: RegExp, name: string])[] = [
  [/(?<=_)(de|fr|it|rm)(?=_CH$|_ch$|$)/, '{language}'],
  [new RegExp(`^(${CODES})-`), '{canton}-'],
  [/^p-.+/, 'p-{party}'],
  [/^d[1-3]e[1-3]$/, 'd{n}e{n}'],
  [/^interest_\d+_/, 'interest_{n}_'],
]

/** Columns that differ by their language, canton, party or number alone as one. */
export function byFamily(columns: readonly Column[]): Column[] {
  const families = new Map<string, Column>()
  for (const column of columns) {
    const name = familyOf(column.name)
    const known = families.get(name)
    families.set(name, {
      ...column,
      name,
      aliases: [...new Set(column.aliases?.map(familyOf))],
      isRequired: column.isRequired || known?.isRequired === true,
      values: [...(known?.values ?? []), ...column.values],
    })
  }
  return [...families.values()]
}

function familyOf(name: string): string {
  return FAMILIES.reduce((text, [expression, family]) => text.replace(expression, family), name)
}
