// @module-tag real-data
import { describe, expect, test } from 'vitest'
import { mergeParliament } from '../merge-parliament.ts'
import { CANTONS } from '../reference/cantons.ts'
import { shared, textOfSource, textSource } from '../test-source.ts'
import { parseOpenParlData } from './parse.ts'

const answer = (name: string) => shared(`parliament/openparldata-2026/${name}.json`)
const person = shared('parliament/openparldata-swissparlpy/single_person.json')

/** Rows as the API answers them. */
function rows(type: string, ...values: readonly object[]) {
  const data = values.map((value, index) => ({ url_api: `https://api.openparldata.ch/v1/${type}/${index + 1}`, id: index + 1, ...value }))
  return textSource(`${type}.json`, JSON.stringify({ meta: {}, data }, null, 1))
}

describe('recorded answers', () => {
  test.each([
    ['list_bodies_1', { councils: 95 }, 'councils', 95],
    ['source_status_1', { councils: 1 }, 'councils', 1],
    ['get_votings_1', { votes: 3 }, 'parliamentVotes', 3],
    ['search_persons_1', { councillors: 3 }, 'councillors', 3],
    ['search_affairs_1', { affairs: 3 }, 'affairs', 3],
    ['search_meetings_1', { sessions: 3 }, 'sessions', 3],
    ['search_interests_1', {}, 'interests', 3],
    ['affair_documents_1', {}, 'affairDocuments', 1],
  ] as const)('%s', async (name, counts, part, length) => {
    const { import: data, problems, counts: read } = await parseOpenParlData(answer(name))
    expect(problems).toEqual([])
    expect(read).toEqual(counts)
    expect(data[part]).toHaveLength(length)
  })

  test('of 97 bodies two are countries, the others are 26 cantons, 61 cities and 8 municipalities', async () => {
    const { import: data } = await parseOpenParlData(answer('list_bodies_1'))
    const cantonal = data.councils?.filter((council) => council.level === 'cantonal') ?? []
    expect(JSON.parse(textOfSource(answer('list_bodies_1'))).data).toHaveLength(97)
    expect(cantonal.map((council) => council.cantonCode).toSorted()).toEqual(CANTONS.map((canton) => canton.code).toSorted())
    expect(data.councils?.filter((council) => council.level === 'communal')).toHaveLength(69)
    expect(cantonal.every((council) => council.name.de && council.seats)).toBe(true)
  })

  test('the Grosse Rat of Basel-Stadt has 100 members [FACT-1]', async () => {
    const { import: data } = await parseOpenParlData(answer('list_bodies_1'))
    expect(data.councils?.find((council) => council.key === 'council/bs')).toMatchObject({
      level: 'cantonal',
      name: { de: 'Grosser Rat', fr: 'Grand Conseil', it: 'Gran Consiglio' },
      seats: 100,
    })
  })

  test('a name that repeats the English one is none in that language', async () => {
    const { import: data } = await parseOpenParlData(answer('list_bodies_1'))
    expect(data.councils?.find((council) => council.key === 'council/ge')?.name).toEqual({ de: 'Grosser Rat', it: 'Gran Consiglio' })
  })

  test('interests are plain text', async () => {
    const { import: data } = await parseOpenParlData(answer('search_interests_1'))
    expect(data.interests?.map((interest) => interest.name.de)).toContain('Bausektion')
  })

  test('a member of the federal parliament keeps the number of its own service, flat texts are read too', async () => {
    const { import: data, problems } = await parseOpenParlData(person)
    expect(problems).toEqual([])
    expect(data.councillors?.[0]).toMatchObject({
      key: 'councillor/806',
      id: 806,
      aliases: ['biography/2569', 'openparldata/9527', 'name/graf/maya'],
      councilKey: 'council/2',
      birthDate: '1962-02-28',
      seat: 24,
      partyKey: 'party-wikidata/Q659739',
      occupation: { de: 'Biobauer/Biobäuerin', fr: 'Bioagriculteur/rice', it: 'Bioagricoltore/Bioagricoltrice' },
    })
    expect(data.parliamentParties?.[0]?.name).toEqual({ de: 'Die Grünen', fr: 'Les Verts', it: 'I Verdi' })
  })
})

describe('rows after the schema of the API', () => {
  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['abstention', 'abstain'],
    ['absent', 'absent'],
    ['excused', 'excused'],
    ['abstention_president', 'president'],
  ])('the vote "%s" is %s', async (vote, decision) => {
    const { import: data } = await parseOpenParlData(rows('votes', { voting_id: 105130, person_id: 2263, vote }))
    expect(data.decisions).toEqual([{ voteKey: 'openparldata/105130', councillorKey: 'openparldata/2263', decision }])
  })

  test('a decision that nobody knows is reported', async () => {
    const { problems } = await parseOpenParlData(rows('votes', { voting_id: 1, person_id: 1, vote: 'perhaps' }))
    expect(problems.map((problem) => problem.reason)).toEqual(['vote is no decision: "perhaps"'])
  })

  // Fails when the comparison of yes and no is taken out of `toVote`.
  test('a vote that is accepted by a minority contradicts itself', async () => {
    const voting = { body_key: 'ZH', date: '2026-07-08T00:30:01', decision: 'Ja', results_yes: 20, results_no: 46 }
    const { import: data, problems } = await parseOpenParlData(rows('votings', voting))
    expect(data).toEqual({})
    expect(problems).toEqual([{ file: 'votings.json', line: 4, reason: 'the vote 1 is accepted with 20 yes and 46 no' }])
  })

  test('decisions of a federal councillor are those of the person, whatever source names it', async () => {
    const decisions = await parseOpenParlData(rows('votes', { voting_id: 1, person_id: 9527, vote: 'yes' }))
    const merged = mergeParliament([decisions.import, (await parseOpenParlData(person)).import])
    expect(merged.decisions?.map((decision) => decision.councillorKey)).toEqual(['councillor/806'])
  })

  test('a body of an unknown canton is reported', async () => {
    const body = { body_key: '9', name: { de: 'X' }, type: 'city', canton_key: 'XX', legislative_name: {}, legislative_seats: 1 }
    expect((await parseOpenParlData(rows('bodies', body))).problems[0]?.reason).toBe('canton_key is no canton: "XX"')
  })
})
