import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

const ABOUT = ['Zoé Muster', 'zoe.m_muster77@example.ch']

// Fails when `COMMON.has(core)` is taken out.
test('every one of the 3,000 most used passwords is refused, bare, padded and disguised', () => {
  const top = dictionary['passwords-common'].slice(0, 3000)
  const disguise = (word: string) => word.replaceAll('e', '3').replaceAll('o', '0').replaceAll('t', '7')
  const passing = top
    .flatMap((word) => [word, word.toUpperCase(), `${word}!!`, `..${disguise(word)}##`])
    .filter((password) => !isCommonPassword(password))
  expect(passing).toEqual([])
  const words = top.filter((word) => /^[a-z]+$/.test(word))
  expect(words.length).toBeGreaterThan(2000)
  expect(words.flatMap((word) => [`${word}12!!`, `12!!${word}`, `!1${word}2!`]).filter((password) => !isCommonPassword(password))).toEqual(
    [],
  )
})

// Fails when `start`, `end` or `lettersOf` is taken out of `coresOf`, or a line of `LOOKALIKES` is taken out.
test.each([
  'Sommer12!!',
  'P@ssw0rd12!!',
  'P@$$w0rd!!12',
  '!!12Passwort',
  '1234567890!!',
  'azerty12!!',
  'Pass.12.word!',
  'Fussball*77*',
  '11!!11!!',
  '１２３４５６７８！！',
  'Plenara12!!',
  'P1en@r@!!12',
  'pl3n4ra..12',
  'Zoé12!!!',
  'muster12!!',
  'Muster.12.!',
  'zoemmuster77!!',
])('%s is refused', (password) => {
  expect(isCommonPassword(password, ABOUT)).toBe(true)
})

test.each([
  'Gletscher12!!',
  'Katze.77!berg',
  'x7$K9!2q',
  'correct horse battery staple 12!!',
  `Muster ist nicht alles, was zählt: 12!!`,
  '山が見える12!!',
  '7341.2000!99?',
  '🐄🐄🧀🏔️🚋⛪12!!',
  `${'ä'.repeat(100)}bcd12!!`,
  `${'Password'.repeat(4)}Kuckucksuhr12!!`,
])('%s passes', (password) => {
  expect(isCommonPassword(password, ABOUT)).toBe(false)
})

test('the check takes less than a millisecond, also for the longest password', { tags: ['alone'] }, () => {
  const longest = 'aA1!é'.repeat(51)
  for (const password of [longest, 'Gletscher12!!']) {
    const took = Array.from({ length: 200 }, () => {
      const begin = performance.now()
      isCommonPassword(password, ABOUT)
      return performance.now() - begin
    }).toSorted((a, b) => a - b)
    expect(took[100]).toBeLessThan(1)
  }
})
