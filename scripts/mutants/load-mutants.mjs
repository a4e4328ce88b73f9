// The list of mutants: every `*.json` of this folder, in the order of the files' names.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * One place of the product that a test holds: `find` occurs once in `file`, and with `replace` in its stead a test of `tests` fails.
 * @typedef {{
 *   id: string, requirement: string, file: string, find: string, replace: string, tests: string[], project: string, survives?: string
 * }} Mutant
 */

/** @returns {Mutant[]} all mutants; one that no test can catch says why in `survives` */
export function loadMutants() {
  return readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')))
}

/**
 * The text with the mutant in it.
 * @param {string} text @param {Mutant} mutant
 * @throws Error where what it looks for does not occur exactly once
 */
export function mutate(text, { id, file, find, replace }) {
  const [before, after, ...others] = text.split(find)
  if (after === undefined || others.length > 0) {
    throw new Error(`${id}: occurs ${others.length + (after === undefined ? 0 : 1)} times instead of once in ${file}: ${find}`)
  }
  return before + replace + after
}
