import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { mergeParliament } from '../merge-parliament.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { affairSchema } from './affairs.ts'
import { councilSchema, groupSchema, sessionSchema } from './councils.ts'
import { memberSchema } from './members.ts'
import { parseParliament } from './parse.ts'
import { decisionSchema, voteSchema } from './votes.ts'

const answer = (name: string) => realSource(`parliament/odata-2026/${name}`)
const page = () => realSource('parliament/odata-swissparlpy/business_1.json')

describe('recorded answers', () => {
  test.each([
    ['odata-2026/search_members_1.json', { councillors: 3 }],
    ['odata-2026/get_sessions_1.json', { sessions: 3 }],
    ['odata-2026/get_votes_1.json', { votes: 3 }],
    ['odata-swissparlpy/business_1.json', { affairs: 44 }],
    ['parlaqui-2023/councils.json', { councils: 3 }],
  ])('%s holds what its README counts', async (path, counts) => {
    const source = realSource(`parliament/${path}`)
    const parsed = await parseParliament(source)
    expect(parsed).toMatchObject({ counts, problems: [] })
    expect(await parseParliament(source)).toEqual(parsed)
  })

  test('261 rows of members are 254 people, of whom seven are the Federal Council', async () => {
    const source = realSource('parliament/parlaqui-2023/councillors.json')
    const { import: data, counts } = await parseParliament(source)
    expect(JSON.parse(textOfSource(source))).toHaveLength(261)
    expect(counts).toEqual({ councillors: 254 })
    expect(data.councillors?.filter((one) => one.councilKey === 'council/99')).toHaveLength(7)
  })

  test('70 names of parties are 14 parties in four languages', async () => {
    const { import: data, problems } = await parseParliament(realSource('parliament/parlaqui-2023/parties.json'))
    expect(problems).toEqual([])
    expect(data.parliamentParties).toHaveLength(14)
    expect(data.parliamentParties?.[0]?.abbreviation).toEqual({ de: 'SP', fr: 'PSS', it: 'PSS', rm: 'SP' })
  })

  test('the plan of the seats has 200 seats with four corners', async () => {
    const { import: data, problems } = await parseParliament(realSource('parliament/odata-swissparlpy/seating_plan.csv'))
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
    const { import: data } = await parseParliament(realSource('parliament/parlaqui-2023/councils.json'))
    expect(data.councils?.map((council) => [council.id, council.code, council.name.de, council.name.rm, council.seats])).toEqual([
      [3, 'RAT_3_', 'Vereinigte Bundesversammlung', 'Assamblea federala plenara', 246],
      [1, 'RAT_1_', 'Nationalrat', 'Cussegl naziunal', 200],
      [2, 'RAT_2_', 'Ständerat', 'Cussegl dals chantuns', 46],
    ])
  })

  test('texts of affairs are harmless HTML', async () => {
    const { import: data } = await parseParliament(page())
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
  let metadata: string
  beforeAll(() => {
    metadata = textOfSource(realSource('parliament/odata-swissparlpy/metadata.xml'))
  })
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

test('two answers together hold what both hold', async () => {
  const one = await parseParliament(answer('search_members_1.json'))
  const two = await parseParliament(realSource('parliament/parlaqui-2023/councillors.json'))
  const merged = mergeParliament([two.import, one.import])
  expect(merged.councillors).toHaveLength(254)
  expect(merged.councillors?.find((councillor) => councillor.id === 4246)).toMatchObject({ groupKey: 'group/6', cantonCode: 'BE' })
})
