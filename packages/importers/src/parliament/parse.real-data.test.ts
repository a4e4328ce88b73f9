// @module-tag real-data
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { mergeParliament } from '../merge-parliament.ts'
import { cut, shared, textOfSource, textSource } from '../test-source.ts'
import { affairSchema } from './affairs.ts'
import { councilSchema, groupSchema, sessionSchema } from './councils.ts'
import { memberSchema } from './members.ts'
import { parseParliament } from './parse.ts'
import { decisionSchema, voteSchema } from './votes.ts'

const answer = (name: string) => shared(`parliament/odata-2026/${name}`)
const page = shared('parliament/odata-swissparlpy/business_1.json')

/** A page of rows as the service answers. */
function rows(type: string, ...values: object[]) {
  const results = values.map((value) => ({ __metadata: { type: `itsystems.Pd.DataServices.DataModel.${type}` }, ...value }))
  return textSource(`${type}.json`, JSON.stringify({ d: { results } }, null, 1))
}

describe('recorded answers', () => {
  test.each([
    [answer('search_members_1.json'), { councillors: 3 }],
    [answer('get_sessions_1.json'), { sessions: 3 }],
    [answer('get_votes_1.json'), { votes: 3 }],
    [page, { affairs: 44 }],
    [shared('parliament/parlaqui-2023/councils.json'), { councils: 3 }],
  ])('$file holds what its README counts', async (source, counts) => {
    const parsed = await parseParliament(source)
    expect(parsed).toMatchObject({ counts, problems: [] })
    expect(await parseParliament(source)).toEqual(parsed)
  })

  test('261 rows of members are 254 people, of whom seven are the Federal Council', async () => {
    const source = shared('parliament/parlaqui-2023/councillors.json')
    const { import: data, counts } = await parseParliament(source)
    expect(JSON.parse(textOfSource(source))).toHaveLength(261)
    expect(counts).toEqual({ councillors: 254 })
    expect(data.councillors?.filter((one) => one.councilKey === 'council/99')).toHaveLength(7)
  })

  test('70 names of parties are 14 parties in four languages', async () => {
    const { import: data, problems } = await parseParliament(shared('parliament/parlaqui-2023/parties.json'))
    expect(problems).toEqual([])
    expect(data.parliamentParties).toHaveLength(14)
    expect(data.parliamentParties?.[0]?.abbreviation).toEqual({ de: 'SP', fr: 'PSS', it: 'PSS', rm: 'SP' })
  })

  test('the plan of the seats has 200 seats with four corners', async () => {
    const { import: data, problems } = await parseParliament(shared('parliament/odata-swissparlpy/seating_plan.csv'))
    expect(problems).toEqual([])
    expect(data.seats).toHaveLength(200)
    expect(new Set(data.seats?.map((seat) => seat.corners.length))).toEqual(new Set([4]))
  })

  test('a councillor has the ids, the council and the group of the service, and nothing private', async () => {
    const { import: data } = await parseParliament(answer('search_members_1.json'))
    expect(data.councillors?.[0]).toEqual({
      key: 'councillor/4246',
      id: 4246,
      aliases: ['biography/3138', 'name/badertscher/christine'],
      firstName: 'Christine',
      lastName: 'Badertscher',
      sex: 'female',
      birthDate: '1982-01-11',
      birthYear: 1982,
      councilKey: 'council/1',
      cantonCode: 'BE',
      groupKey: 'group/6',
      groupFunction: 1,
      partyKey: 'party/20',
      occupation: {},
      seat: null,
      active: true,
      from: '2023-12-04',
      until: null,
      portraitUrl: null,
      website: null,
    })
  })

  test('the three chambers have their codes, names in four languages and seats [ENTITY-10]', async () => {
    const { import: data } = await parseParliament(shared('parliament/parlaqui-2023/councils.json'))
    expect(data.councils?.map((council) => [council.id, council.code, council.name.de, council.name.rm, council.seats])).toEqual([
      [3, 'RAT_3_', 'Vereinigte Bundesversammlung', 'Assamblea federala plenara', 246],
      [1, 'RAT_1_', 'Nationalrat', 'Cussegl naziunal', 200],
      [2, 'RAT_2_', 'Ständerat', 'Cussegl dals chantuns', 46],
    ])
  })

  test('texts of affairs are harmless HTML', async () => {
    const { import: data } = await parseParliament(page)
    const texts = (data.affairs ?? []).flatMap((affair) =>
      [affair.initialSituation.de, affair.proceedings.de, affair.submittedText.de].filter(Boolean),
    )
    expect(texts).toHaveLength(34)
    for (const text of texts) expect(text).toMatch(/^<p>/)
    for (const text of texts) expect(text).not.toMatch(/<text|style=|class=/)
    expect(data.affairs?.find((affair) => affair.topicKeys.length > 0)?.topicKeys).toEqual(['topic/24'])
    expect(data.topics).toEqual([{ key: 'topic/24', id: 24, name: { de: 'Finanzwesen' } }])
  })

  test('a session lies in its legislature and between its days [ENTITY-13]', async () => {
    const { import: data } = await parseParliament(answer('get_sessions_1.json'))
    expect(data.sessions?.map((one) => [one.id, one.name.de, one.from, one.until, one.legislature])[0]).toEqual([
      5214,
      'Sommersession 2026',
      '2026-06-01',
      '2026-06-19',
      52,
    ])
  })
})

describe('the schema of the service', () => {
  const metadata = textOfSource(shared('parliament/odata-swissparlpy/metadata.xml'))
  const fieldsOf = (type: string) =>
    [...(new RegExp(`<EntityType Name="${type}".*?</EntityType>`, 's').exec(metadata)?.[0] ?? '').matchAll(/Property Name="(\w+)"/g)].map(
      ([, name]) => name,
    )
  const fields = (schema: z.ZodObject) => Object.keys(schema.shape)

  test('44 kinds of entities are documented', () => {
    expect(metadata.match(/<EntityType /g)).toHaveLength(44)
  })

  test.each<[string, z.ZodObject, string[]]>([
    ['MemberCouncil', memberSchema, ['ImageUrl']],
    ['Council', councilSchema, []],
    ['ParlGroup', groupSchema, []],
    ['Session', sessionSchema, []],
    ['Business', affairSchema, []],
    ['Vote', voteSchema, []],
    ['Voting', decisionSchema, []],
  ])('%s has every field that is read', (type, schema, ownFields) => {
    expect(fields(schema).filter((field) => !fieldsOf(type).includes(field))).toEqual(ownFields)
  })
})

describe('rows after the schema of the service', () => {
  const decision = { ID: 1, Language: 'DE', IdVote: 35041, PersonNumber: 4246 }

  test.each([
    [1, 'Ja', 'yes'],
    [2, 'Nein', 'no'],
    [3, 'Enthaltung', 'abstain'],
    [4, 'Anwesend', 'absent'],
    [5, 'Hat nicht teilgenommen', 'absent'],
    [6, 'Entschuldigt gemäss Art. 57 Abs. 4', 'excused'],
    [7, 'Die Präsidentin/der Präsident stimmt nicht', 'president'],
    [5, "N'a pas participé", 'absent'],
    [7, 'Presidente non vota', 'president'],
    [2, 'Non', 'no'],
    [1, null, 'yes'],
  ])('the decision %s "%s" is %s', async (code, text, expected) => {
    const { import: data, problems } = await parseParliament(rows('Voting', { ...decision, Decision: code, DecisionText: text }))
    expect(problems).toEqual([])
    expect(data.decisions).toEqual([{ voteKey: 'parliament/35041', councillorKey: 'councillor/4246', decision: expected }])
  })

  // Fails when the comparison with `byText` is taken out of `toDecision`.
  test('a decision whose number and text differ is reported and left out', async () => {
    const { import: data, problems } = await parseParliament(rows('Voting', { ...decision, Decision: 2, DecisionText: 'Ja' }))
    expect(data).toEqual({})
    expect(problems).toEqual([{ file: 'Voting.json', line: 4, reason: 'Decision is 2 (no), but DecisionText "Ja"' }])
  })

  test('a point of order has no affair', async () => {
    const vote = { ID: 1, Language: 'DE', BusinessNumber: 1, BusinessShortNumber: '00.000', VoteEnd: '/Date(1758875590816)/' }
    const { import: data } = await parseParliament(rows('Vote', vote))
    expect(data.parliamentVotes?.[0]).toMatchObject({ affairKey: null, affairNumber: null, date: '2025-09-26' })
  })

  test('rows in several languages are one affair, English is left out', async () => {
    const affair = { ID: 20260001, BusinessShortNumber: '26.001', SubmissionDate: '/Date(1767225600000+0060)/' }
    const inLanguages = ['DE', 'FR', 'EN'].map((Language) => ({ ...affair, Language, Title: `Titel ${Language}` }))
    const { import: data, counts } = await parseParliament(rows('Business', ...inLanguages))
    expect(counts).toEqual({ affairs: 1 })
    expect(data.affairs?.[0]).toMatchObject({ title: { de: 'Titel DE', fr: 'Titel FR' }, depositDate: '2026-01-01' })
    expect(Object.keys(data.affairs?.[0]?.title ?? {})).toEqual(['de', 'fr'])
  })

  test('who stands in two chambers is reported', async () => {
    const member = { ID: 7, FirstName: 'Eva', LastName: 'Muster', Party: null }
    const { counts, problems } = await parseParliament(rows('MemberCouncil', { ...member, Council: 1 }, { ...member, Council: 2 }))
    expect(counts).toEqual({ councillors: 1 })
    expect(problems.map((problem) => problem.reason)).toEqual(['Eva Muster is in council/1 and in council/2'])
  })

  test('a session that ends before it begins is none', async () => {
    const session = { ID: 1, Language: 'DE', SessionName: 'S', StartDate: '/Date(86400000)/', EndDate: '/Date(0)/' }
    const { problems } = await parseParliament(rows('Session', session))
    expect(problems[0]?.reason).toBe('the session 1 ends on 1970-01-01, before it begins on 1970-01-02')
  })

  test('entities that are not read are named once', async () => {
    const { import: data, problems } = await parseParliament(rows('Transcript', { ID: 1 }, { ID: 2 }))
    expect(data).toEqual({})
    expect(problems.map((problem) => problem.reason)).toEqual(['not read: Transcript'])
  })
})

test('two answers together hold what both hold', async () => {
  const one = await parseParliament(answer('search_members_1.json'))
  const two = await parseParliament(shared('parliament/parlaqui-2023/councillors.json'))
  const merged = mergeParliament([two.import, one.import])
  expect(merged.councillors).toHaveLength(254)
  expect(merged.councillors?.find((councillor) => councillor.id === 4246)).toMatchObject({ groupKey: 'group/6', cantonCode: 'BE' })
})

test('an answer that was cut in half keeps its complete rows and says where it ends', async () => {
  const half = cut(page, 0.5)
  const { counts, problems } = await parseParliament(half)
  expect(counts.affairs).toBeGreaterThan(15)
  expect(counts.affairs).toBeLessThan(30)
  expect(problems).toEqual([
    { file: 'business_1.json', line: textOfSource(half).split('\n').length, reason: 'the JSON is broken: the file ends before its end' },
  ])
})
