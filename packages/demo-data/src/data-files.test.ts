import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CANTON_CODES, CONTENT_LANGUAGES, QUESTION_TYPES, SEXES } from '@plenara/contract/constants'
import { MEDIA_TYPES } from '@plenara/contract/parliament-constants'
import { expect, test } from 'vitest'
import councils from '../data/parliament/councils.json' with { type: 'json' }
import sessions from '../data/parliament/sessions.json' with { type: 'json' }
import reviewed from '../data/votes/question-votes.json' with { type: 'json' }
import { AXIS_KEYS } from './axes.ts'
import { askedMatters } from './parliament/affairs/matters.ts'
import { PARTIES } from './parties.ts'
import { FEDERAL_GROUPS } from './questions/index.ts'

type Fields = Readonly<Record<string, unknown>>

const FOLDER = join(import.meta.dirname, '../data')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, content: readFileSync(join(FOLDER, file), 'utf8') }))
const objects = files.flatMap(({ file, content }) => objectsIn(JSON.parse(content)).map((fields) => ({ file, fields })))

/** A value and everything inside of it that has fields. */
function objectsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Fields, ...inside]
}

const isLanguage = (key: string) => CONTENT_LANGUAGES.some((language) => language === key)
const isTold = (value: unknown) => typeof value === 'string' || Array.isArray(value)
/** What is said in several languages; municipalities are listed by the language that is spoken there. */
const texts = objects.filter(
  ({ file, fields }) =>
    file !== join('people', 'places.json') && Object.entries(fields).some(([key, value]) => isLanguage(key) && isTold(value)),
)

test('every text speaks all four languages, and no one is left empty', () => {
  expect(texts.length).toBeGreaterThan(900)
  /** The municipalities of Basel-Stadt are called the same everywhere. */
  const named = ['{"de":"Riehen"}', '{"de":"Bettingen"}']
  const missing = texts.filter(
    ({ fields }) => Object.keys(fields).join() !== CONTENT_LANGUAGES.join() || Object.values(fields).some(isEmpty),
  )
  expect(missing.map(({ fields }) => JSON.stringify(fields)).filter((text) => !named.includes(text))).toEqual([])
})

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
}

test('what stands in braces is the same in every language of a text', () => {
  const braces = ({ fields }: { readonly fields: Fields }) =>
    Object.values(fields).flatMap((text) =>
      typeof text === 'string'
        ? `${
            text
              .match(/\{\w+\}/g)
              ?.toSorted()
              .join() ?? ''
          }`
        : [],
    )
  expect(texts.filter((text) => new Set(braces(text)).size > 1).map(({ fields }) => fields)).toEqual([])
})

test('news fill in what a story tells, or one of two words', () => {
  const known = ['who', 'Who', 'other', 'party', 'canton', 'title', 'council', 'yes', 'no']
  const { content = '' } = files.find(({ file }) => file === join('news', 'articles.json')) ?? {}
  const filledIn = objectsIn(JSON.parse(content)).flatMap((fields) =>
    Object.values(fields).flatMap((text) =>
      typeof text === 'string' ? [...text.matchAll(/\{([^{}]*)\}/g)].map(([, inside]) => inside) : [],
    ),
  )
  expect(filledIn.length).toBeGreaterThan(100)
  expect(filledIn.filter((inside) => !known.includes(inside ?? '') && !/^[^|]+\|[^|]+$/.test(inside ?? ''))).toEqual([])
})

test('no German text has a sharp s, and where the others leave something out stands a typographic apostrophe', () => {
  for (const { file, content } of files) {
    expect(content, file).not.toContain('ß')
    expect(content.replaceAll('’', ''), file).not.toMatch(/"(fr|it|rm)": "[^"]*'/)
  }
})

test('keys stand once in their table', () => {
  for (const { file, content } of files) {
    for (const table of tablesIn(JSON.parse(content))) {
      for (const name of ['key', 'code', 'id', 'question', 'initiative']) {
        const keys = table.flatMap((fields) => fields[name] ?? [])
        expect(keys.length === new Set(keys).size, `${file}: ${name} of ${keys.join()}`).toBe(true)
      }
    }
  }
  const questions = FEDERAL_GROUPS.flatMap(({ topics }) => topics.map(({ key }) => key))
  expect(new Set(questions).size).toBe(questions.length)
})

/** Every list of objects in a value. */
function tablesIn(value: unknown): Fields[][] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(tablesIn)
  return Array.isArray(value) && value.every((one) => typeof one === 'object') ? [value, ...inside] : inside
}

/** Fields whose words are chosen from a few, with the files where they stand. */
const CHOICES: readonly (readonly [field: string, files: RegExp, words: readonly unknown[]])[] = [
  ['type', /^questions/, QUESTION_TYPES],
  ['type', /outlets/, MEDIA_TYPES],
  ['language', /outlets/, CONTENT_LANGUAGES],
  ['kind', /-matters/, ['bill', 'motion', 'postulate', 'initiative']],
  ['kind', /referendums/, ['mandatory-referendum', 'optional-referendum']],
  ['training', /occupations/, ['apprenticeship', 'college', 'university', 'student']],
  ['sex', /./, SEXES],
  ['code', /cantons/, CANTON_CODES],
  ['canton', /government/, CANTON_CODES],
  ['statesSeats', /cantons/, [1, 2]],
  ['ministers', /councils/, [5, 7]],
  ['parliament', /councils/, Object.keys(councils.names)],
  ['government', /councils/, Object.keys(councils.names)],
  ['season', /sessions/, Object.keys(sessions.seasons)],
]

test('words of a choice are among those that there are', () => {
  for (const [field, where, words] of CHOICES) {
    const used = objects.flatMap(({ file, fields }) => (where.test(file) && !isObject(fields[field]) ? (fields[field] ?? []) : []))
    expect(used.length, field).toBeGreaterThan(0)
    expect(
      used.filter((word) => !words.includes(word)),
      field,
    ).toEqual([])
  }
})

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

test('axes and languages are those that there are, and agreement counts for an axis or against it', () => {
  const axes = objects.flatMap(({ fields }) => Object.entries((fields.axes ?? {}) as Fields))
  expect(axes.length).toBeGreaterThan(90)
  expect(axes.filter(([axis, side]) => !AXIS_KEYS.some((key) => key === axis) || (side !== 1 && side !== -1))).toEqual([])
  const regions = objects.flatMap(({ fields }) => Object.keys((fields.regions ?? {}) as Fields))
  expect(regions.filter((region) => !isLanguage(region))).toEqual([])
})

test('days are written as days', () => {
  const days = objects
    .flatMap(({ fields }) => [fields.date, fields.from, fields.until, fields.reviewedOn])
    .filter((day) => typeof day === 'string')
  expect(days.filter((day) => new Date(day).toISOString().slice(0, 10) !== day)).toEqual([])
})

test('what names something of another file names what is there', () => {
  const decided = askedMatters().filter(({ kind }) => kind === 'motion' || kind === 'bill')
  for (const question of reviewed.agree) expect(decided.map((matter) => matter.question)).toContain(question)
  const parties = PARTIES.map(({ key }) => key)
  const named = objects.filter(({ file }) => file === join('parliament', 'groups.json')).flatMap(({ fields }) => fields.parties ?? [])
  for (const key of (named as string[][]).flat()) expect(parties).toContain(key)
  const subjects = objects.flatMap(({ fields }) => (fields.subjects ?? []) as string[])
  expect(new Set(subjects).size).toBe(subjects.length)
  for (const subject of subjects) expect(FEDERAL_GROUPS.map(({ key }) => key)).toContain(subject)
})
