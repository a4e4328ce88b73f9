import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { ERRORS } from '@plenara/contract'
import PO from 'pofile'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'catalogues')
const sources = join(import.meta.dirname, '..')

/** The plural categories that a language needs besides an explicit =0, by Intl.PluralRules for whole numbers. */
const PLURALS: Record<string, readonly string[]> = {
  de: ['one', 'other'],
  fr: ['many', 'one', 'other'],
  it: ['many', 'one', 'other'],
  rm: ['one', 'other'],
  gsw: ['one', 'other'],
}

function readCatalogue(language: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('.po'))) {
    for (const { msgid, msgstr } of PO.parse(readFileSync(join(folder, language, file), 'utf8')).items) {
      expect(texts.has(msgid), `${msgid} stands twice`).toBe(false)
      texts.set(msgid, msgstr[0] ?? '')
    }
  }
  return texts
}

interface Shape {
  readonly placeholders: readonly string[]
  readonly plurals: readonly string[]
}

function shapeOf(text: string): Shape {
  const tokens = tokensOf(compileMessage(text))
  const plurals = tokens.filter(([, type]) => type === 'plural').flatMap(([, , options]) => Object.keys(options ?? {}))
  return {
    placeholders: [...new Set(tokens.map(([name]) => name))].sort(),
    plurals: [...new Set(plurals.filter((key) => /^[a-z]/.test(key) && key !== 'offset'))].sort(),
  }
}

type Token = readonly [name: string, type?: string, options?: Readonly<Record<string, unknown>>]

/** Every placeholder of a compiled message, nested ones included. */
function tokensOf(message: unknown): Token[] {
  if (!Array.isArray(message)) return []
  return message.filter(Array.isArray).flatMap((token) => [token as unknown as Token, ...Object.values(token[2] ?? {}).flatMap(tokensOf)])
}

const german = readCatalogue('de')

test.each(['fr', 'it', 'rm'])('%s has the same texts, placeholders and its own plural forms', (language) => {
  const texts = readCatalogue(language)
  expect([...texts.keys()].sort()).toEqual([...german.keys()].sort())
  for (const [id, text] of texts) {
    const shape = shapeOf(text)
    const source = shapeOf(german.get(id) ?? '')
    expect(text, id).not.toBe('')
    expect(shape.placeholders, id).toEqual(source.placeholders)
    if (source.plurals.length > 0) expect(shape.plurals, `${language} ${id}`).toEqual(PLURALS[language])
  }
})

test('German has no sharp s, and its plurals are complete', () => {
  for (const [id, text] of german) {
    expect(text, id).not.toContain('ß')
    const { plurals } = shapeOf(text)
    if (plurals.length > 0) expect(plurals, id).toEqual(PLURALS.de)
  }
})

test('the Basel dialect has no text that German lacks, with the same placeholders', () => {
  for (const [id, text] of readCatalogue('gsw')) {
    expect(german.has(id), id).toBe(true)
    expect(shapeOf(text).placeholders, id).toEqual(shapeOf(german.get(id) ?? '').placeholders)
  }
})

test('every text that the sources name stands in the catalogue, and every error code has its sentence', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  )
  const named = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/\bt\(\s*'([\w.-]+)'/g)].map((match) => ({ file, id: match[1] ?? '' })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ id }) => !german.has(id))).toEqual([])
  expect(Object.keys(ERRORS).filter((code) => !german.has(`errors.${code}`))).toEqual([])
})
