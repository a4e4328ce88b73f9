import { INTERFACE_LANGUAGES } from '@plenara/contract'
import { signFaults } from '@plenara/domain'
import { expect, test } from 'vitest'
import { mailLanguage } from '../write-mail.ts'
import { de } from './de.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { LETTER_TEXTS } from './letter-texts.ts'
import { MODERATION_WORDS } from './moderation-words.ts'
import { rm } from './rm.ts'

const MAILS = { de, fr, it, rm }

/** All that is written out, each with its place. */
function textsIn(texts: unknown, place: string): (readonly [place: string, text: string])[] {
  if (typeof texts === 'string') return texts === '' ? [] : [[place, texts]]
  return Object.entries(texts as object).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`))
}

// Fails when a mail breaks a line before its sign or has signs of another language, as no screen does.
test.each([...new Set(INTERFACE_LANGUAGES.map(mailLanguage))])(
  'mails and letters in %s have the signs of their language [LANG-6]',
  (language) => {
    const texts = textsIn({ mail: MAILS[language], letter: LETTER_TEXTS[language], words: MODERATION_WORDS[language] }, language)
    expect(texts.length).toBeGreaterThan(150)
    expect(texts.flatMap(([place, text]) => signFaults(language, text).map((fault) => `${fault}: ${place}`))).toEqual([])
  },
)
