import { expect, test } from 'vitest'
import { candidateCorrection } from './entities/candidate-correction.ts'
import { listChange, newList } from './entities/list.ts'
import { passkeyChange } from './entities/passkey.ts'
import { usernameError } from './rules/username.ts'
import { isVisible } from './visible-text.ts'

const INVISIBLE = [
  ['a zero-width space', '\u200b'],
  ['a Hangul filler', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['a soft hyphen', '\u00ad'],
  ['a joiner', '\u200d'],
  ['a byte order mark', '\ufeff\ufeff'],
  ['a mark of direction', '\u202e'],
  ['a selector of variants', '\ufe0f'],
  ['a tag', '\u{e0041}'],
  ['marks without a letter', '\u0301\u0300'],
  ['a filler of Khitan', '\u{16fe4}'],
  ['a note without a head', '\u{1d159}'],
  ['spaces of all kinds', ' \u00a0\u2003\u3000'],
] as const

// Fails when one of the shapes is a plain string again.
test.each(INVISIBLE)('%s is no name: of a user, a list, a passkey, a candidate', (_what, name) => {
  const list = { name, candidates: [] }
  const isTaken = [newList, listChange, passkeyChange, candidateCorrection].map(
    (shape, index) => shape.safeParse([list, { name }, { name }, { lastName: name }][index]).success,
  )
  expect(isTaken).toEqual([false, false, false, false])
  expect(usernameError(name)).not.toBeNull()
})

test.each(['Meine Liste', '🐄', '❤️', '👩🏽‍🚒', 'Lis\u00adte', '山', 'नेहा', '‏שלום'])('%s is one', (name) => {
  expect(isVisible(name)).toBe(true)
  expect(newList.parse({ name, candidates: [] }).name).toBe(name.trim())
})
