import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSurveys } from './parse.ts'

const FIXTURE = readFileSync(new URL('fixtures/surveys.json', import.meta.url), 'utf8')
const parse = (text: string) => parseSurveys({ file: 'surveys.json', bytes: new TextEncoder().encode(text) })
const [first, second] = JSON.parse(FIXTURE).surveys
/** The file with something else in one of its records, one record a line. */
const changed = (index: 0 | 1, change: object) => {
  const records = [first, second].map((record, at) => (at === index ? { ...record, ...change } : record))
  return `{ "surveys": [\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n] }`
}

test('surveys and notifications of a file, with what is left out filled in [ENTITY-11, SURVEY-1]', async () => {
  const { surveys, problems } = await parse(FIXTURE)
  expect(problems).toEqual([])
  expect(surveys).toMatchObject([
    { id: 1, cantons: ['BS', 'BL'], constituencies: null, userJourneyStepId: 5, priority: 10, notify: false, notifications: [], app: null },
    { id: 2, cantons: null, priority: 0, notificationGroup: 'election_start', notify: true, title: {}, url: {}, app: 'android' },
  ])
})

describe('what cannot be read is named by file and line [ENTITY-11]', () => {
  test.each<[string, 0 | 1, object, RegExp]>([
    ['a moment that there is not', 0, { from: '2027-02-29 08:00:00' }, /^from: is no moment/],
    ['a moment in another form', 0, { to: '2027-11-30T20:00:00Z' }, /^to: /],
    ['a window that ends before it begins', 0, { to: '2027-10-24 08:00:00' }, /^to: is not after/],
    ['a window that ends when it begins', 0, { to: '2027-10-25 08:00:00' }, /^to: is not after/],
    ['an unknown canton', 0, { cantons: ['XX'] }, /^cantons\.0: /],
    ['no canton at all', 0, { cantons: [] }, /^cantons: /],
    ['a step that there is not', 0, { userJourneyStepId: 6 }, /^userJourneyStepId: /],
    ['a form without encryption', 0, { url: { de: 'http://umfrage.example.ch' } }, /^url\.de: is no https address/],
    ['a form that is a script', 0, { url: { de: 'javascript:alert(1)' } }, /^url\.de: is no https address/],
    ['a form with a password', 0, { url: { de: 'https://a:b@umfrage.example.ch' } }, /^url\.de: is no https address/],
    ['a survey without words', 0, { text: {} }, /^title: and "text"/],
    ['a survey without a form', 0, { url: {} }, /^url: is missing/],
    ['an unknown group', 1, { notificationGroup: 'news' }, /^notificationGroup: /],
    ['a notification without a group', 1, { notificationGroup: null }, /^notify: needs a group/],
    ['a notification without a moment', 1, { notifications: [] }, /^notify: needs a group/],
    ['a title that is too long', 1, { notificationTitle: { de: 'x'.repeat(41) } }, /^notificationTitle: .*40 characters/],
    ['a body that is too long', 1, { notificationBody: { de: 'x'.repeat(111) } }, /^notificationBody: .*110 characters/],
    ['a moment at night', 1, { notifications: ['2027-10-01 07:59:59'] }, /^notifications\.0: is not between/],
    ['an id that no device takes', 1, { id: 2 ** 31 }, /^id: /],
    ['a field that there is not', 1, { party: 'X' }, /^the record: /],
    ['the same id twice', 1, { id: 1 }, /^id: 1 stands twice/],
  ])('%s', async (_, index, change, reason) => {
    const { problems } = await parse(changed(index, change))
    expect(problems).toEqual([{ file: 'surveys.json', line: index + 2, reason: expect.stringMatching(reason) }])
  })

  test.each([
    ['no JSON', 'surveys'],
    ['a file that was cut off', FIXTURE.slice(0, FIXTURE.length / 2)],
    ['no list', '{ "surveys": {} }'],
    ['an empty list', '{ "surveys": [] }'],
    ['another document', '{ "questions": [] }'],
    ['an entry that is no record', '{ "surveys": [7] }'],
    ['nothing', ''],
  ])('%s', async (_, text) => {
    const { problems } = await parse(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file: 'surveys.json', reason: expect.any(String) })
  })

  test('no file whatever makes it fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{ "surveys": [${json}] }`),
        ),
        async (text) => {
          expect((await parse(text)).problems.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
