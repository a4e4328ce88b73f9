import { expect, test } from 'vitest'
import { passphraseProblem } from './passphrase-problem.ts'

test.each([
  ['', '', 'passphraseShort'],
  ['elf Zeichen', 'elf Zeichen', 'passphraseShort'],
  ['zwölf Zeiche', 'zwölf Zeiche', null],
  ['zwölf Zeiche', 'zwölf Zeichen', 'passphrasesDiffer'],
  // Two code units each, one letter.
  ['🗳️🗳️🗳️', '🗳️🗳️🗳️', 'passphraseShort'],
  ['ä'.normalize('NFD').repeat(6), 'ä'.normalize('NFD').repeat(6), 'passphraseShort'],
])('the passphrase «%s», repeated as «%s», is judged as %s', (passphrase, repeated, problem) => {
  expect(passphraseProblem(passphrase, repeated)).toBe(problem)
})
