import { describe, expect, test } from 'vitest'
import { CANTONS } from '../reference/cantons.ts'
import { realSource } from '../test-support/real-data-source.ts'
import { textOfSource } from '../test-support/source.ts'
import { parseOpenParlData } from './parse.ts'

const answer = (name: string) => realSource(`parliament/openparldata-2026/${name}.json`)
const person = () => realSource('parliament/openparldata-swissparlpy/single_person.json')

describe('recorded answers', () => {
  test.each([
    ['list_bodies_1', { councils: 95 }, 'councils', 95],
    ['source_status_1', { councils: 1 }, 'councils', 1],
    ['get_votings_1', { votes: 3 }, 'parliamentVotes', 3],
    ['search_persons_1', { councillors: 3 }, 'councillors', 3],
    ['search_affairs_1', { affairs: 3 }, 'affairs', 3],
    ['search_meetings_1', { sessions: 3 }, 'sessions', 3],
    ['search_interests_1', { interests: 3 }, 'interests', 3],
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
    const { import: data, problems } = await parseOpenParlData(person())
    expect(problems).toEqual([])
    expect(data.councillors?.[0]).toMatchObject({
      key: 'councillor/806',
      id: 806,
      aliases: ['biography/2569', 'openparldata/9527', 'name/graf/maya'],
      councilKey: 'council/2',
      birthDate: '1962-02-28',
      seat: 24,
      portraitUrl: 'https://files.openparldata.ch/images/persons/original/CHE-9527_v1.jpg',
      partyKey: 'party-wikidata/Q659739',
      occupation: { de: 'Biobauer/Biobäuerin', fr: 'Bioagriculteur/rice', it: 'Bioagricoltore/Bioagricoltrice' },
    })
    expect(data.parliamentParties?.[0]?.name).toEqual({ de: 'Die Grünen', fr: 'Les Verts', it: 'I Verdi' })
  })
})
