import type { LeftOut } from '../left-out-reasons.ts'

/** What of a document is read: by path, the field of the import that it becomes. */
export interface PathTable {
  /** Where a value ends up; `CHECKED` where it decides what is taken or reported, and is not kept itself. */
  readonly read: Readonly<Record<string, string>>
  readonly left: readonly LeftOut[]
}

export const CHECKED = 'checked'

/** The languages of a text stand once: `title_de` and `title.fr` are `title.{language}`. */
export function pathByLanguage(path: string): string {
  return path.replace(/_(de|fr|it|rm|en)$/, '.$1').replaceAll(/\.(de|fr|it|rm)(?=$|\[)/g, '.{language}')
}

export const pattern = (name: string, expression: RegExp) => ({ name, pattern: expression })
export const REPEATED = 'repeats what another field says'
export const NOT_SHOWN = 'no page shows it'
