import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { BALLOT_FINDINGS } from '@plenara/domain/ballot'
import PO from 'pofile'
import { describe, expect, test } from 'vitest'
import { articleText } from '../ballot/law-article.ts'

const folder = join(import.meta.dirname, '../../../i18n/catalogues')
const VALUES = { names: 'Anna Muster', n: 2, lines: 36, repetitions: 2, number: '07' }
const ARTICLES = {
  de: ['Art. 38 Abs. 2 Bst. a BPR', 'Art. 37 Abs. 2bis BPR', 'Art. 36 BPR'],
  fr: ['art. 38, al. 2, let. a, LDP', 'art. 37, al. 2bis, LDP', 'art. 36 LDP'],
  it: ['art. 38 cpv. 2 lett. a LDP', 'art. 37 cpv. 2bis LDP', 'art. 36 LDP'],
  rm: ['art. 38 al. 2 lit. a LDP', 'art. 37 al. 2bis LDP', 'art. 36 LDP'],
} as const

describe.each(['de', 'fr', 'it', 'rm'] as const)('in %s', (language) => {
  const { items } = PO.parse(readFileSync(join(folder, language, 'ballot.po'), 'utf8'))
  const messages = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, compileMessage(msgstr[0] ?? '')]))
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } })
  const t = (id: string, values = {}) => i18n._(id, values)

  test.each(Object.keys(BALLOT_FINDINGS))('the finding %s has a complete sentence [LIST-7, SCREEN-8]', (code) => {
    const id = `ballot.finding.${code}`
    for (const n of [1, 2]) {
      const text = t(id, { ...VALUES, n })
      expect(text).not.toBe(id)
      expect(text).not.toMatch(/[{}#]|undefined/)
      expect(text.length).toBeGreaterThan(15)
    }
  })

  test('every effect has a leading word', () => {
    for (const effect of new Set(Object.values(BALLOT_FINDINGS).map((finding) => finding.effect))) {
      expect(t(`ballot.word.${effect}`)).not.toBe(`ballot.word.${effect}`)
    }
  })

  test('articles of law are written as usual in the language', () => {
    const named = ['BPR 38(2)a', 'BPR 37(2bis)', 'BPR 36'].map((article) => articleText(t, article).replaceAll('\u00a0', ' '))
    expect(named).toEqual(ARTICLES[language])
  })

  test('every article of a finding has a text', () => {
    for (const { proportional, majority } of Object.values(BALLOT_FINDINGS)) {
      for (const article of [proportional, majority]) if (article) expect(articleText(t, article)).toMatch(/\d{2}.*(BPR|LDP)$/)
    }
  })
})
