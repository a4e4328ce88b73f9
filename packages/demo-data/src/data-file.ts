/** What the compiler knows of a JSON file that holds a `T`: every field is there, but a word may be any word, and a number any number. */
export type InFile<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : { readonly [Key in keyof T]: InFile<T[Key]> }

/**
 * What stands in a file of `data`, under its type. That every field is there, and each text in every language, is compiled; that a word is one of
 * those that the type allows, and a key stands once, `data-files.test.ts` shows.
 */
export function dataOf<T>(file: InFile<T>): T
export function dataOf(file: unknown): unknown {
  return file
}
