import type {
  Affair,
  Council,
  Councillor,
  CouncillorVoteCard,
  CouncilWithMembers,
  Page,
  ParliamentaryGroup,
  ParliamentParty,
  SeatedCouncil,
  Session,
  Topic,
  Vote,
  VoteCard,
} from '@plenara/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeParliament } from '../../src/catalogue/parliament/write-parliament.ts'
import { PLACES } from '../support/fillings.ts'
import { AFFAIR, PERSON, parliamentSample, sampleVote, TOPIC, VOTE } from '../support/parliament-sample.ts'
import { openTestApi, type TestApi } from './api-client.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ filling: PLACES })
  await writeParliament(api.db, parliamentSample, { format: 'sample', source: '' })
})
afterAll(() => api.close())

const get = async <T>(path: string) => (await api.call<T>('GET', path)).json
const ids = (page: Page<{ id: number }>) => page.items.map(({ id }) => id)
const votes = (query = '') => get<Page<VoteCard>>(`/vote${query}`)

describe('councils and people', () => {
  test('the councils of the federation, with the plan of the seats [API-17] [ENTITY-10]', async () => {
    const councils = await get<SeatedCouncil[]>('/council?lang=fr')
    expect(councils.map(({ id, code, name }) => [id, code, name])).toEqual([
      [1, 'RAT_1_', 'Conseil national'],
      [2, 'RAT_2_', 'Conseil des États'],
      [3, 'RAT_3_', 'Assemblée fédérale (Chambres réunies)'],
      [99, null, 'Conseil fédéral'],
      [expect.any(Number), null, 'Tribunal fédéral'],
    ])
    expect(councils[0]).toMatchObject({ seats: 200, seatPlan: [{ seat: 1, corners: [{ x: 1, y: 2 }] }] })
  })

  test('the groups of a council with those in office, of the Federal Assembly by itself [API-17] [ELECT-7]', async () => {
    const groups = await get<ParliamentaryGroup[]>('/parliamentary-group?council_id=1')
    expect(groups.map(({ id, members }) => [id, members.map((one) => one.lastName)])).toEqual([
      [1, ['Abel']],
      [2, ['Berger']],
    ])
    const assembly = await get<ParliamentaryGroup[]>('/parliamentary-group?lang=fr')
    expect(assembly.map(({ name, members }) => [name, members.length])).toEqual([
      ['Groupe A', 1],
      ['Fraktion B', 1],
      ['', 1],
    ])
    expect(assembly).toEqual(await get<ParliamentaryGroup[]>('/parliamentary-group?council_id=3&lang=fr'))
    expect(assembly[1]?.fallback).toEqual({ name: 'de', abbreviation: 'de' })
    expect(await api.call('GET', '/parliamentary-group?council_id=77')).toMatchObject({ status: 404, json: { code: 'council_not_found' } })
  })

  test('the parties with a member in the parliament; a short name stands in for a long one [API-17]', async () => {
    const parties = await get<ParliamentParty[]>('/parliament-party')
    expect(parties.map(({ id, name, abbreviation }) => [id, name, abbreviation])).toEqual([
      [1, 'Partei A', 'PA'],
      [2, 'PB', 'PB'],
    ])
  })

  test('the sessions with their legislature [ENTITY-13]', async () => {
    expect(await get<Session[]>('/session')).toEqual([
      {
        id: 5200,
        name: 'Herbstsession 2026',
        abbreviation: null,
        from: '2026-09-07',
        until: '2026-09-25',
        legislature: 52,
        sourceId: expect.any(Number),
      },
    ])
  })

  test('a councillor with group, party, mandates and interests [API-16]', async () => {
    expect(await get<Councillor>(`/councillor/${PERSON.abel}?lang=fr_CH`)).toMatchObject({
      ...{ id: PERSON.abel, lastName: 'Abel', occupation: 'médecin', cantonId: 6, councilId: 1, active: true },
      council: { name: 'Conseil national' },
      group: { name: 'Groupe A', abbreviation: 'A', fallback: { abbreviation: 'de' } },
      party: { name: 'Parti A' },
      mandates: [{ councilId: 1, from: '2023-12-04', until: null }],
      interests: [{ id: 1, name: 'Verein', role: 'Präsidentin', kind: 'Verein', paid: true, from: '2020-01-01', until: null }],
      memberships: [
        { id: 2, name: 'Construction', role: null, until: null },
        { id: 1, until: '2023-12-03' },
      ],
      fallback: { interests: 'de', memberships: 'de' },
    })
  })

  test('federal councillors and judges, one and all [API-16]', async () => {
    expect((await get<Councillor[]>('/federal-councillor')).map(({ lastName }) => lastName)).toEqual(['Minister'])
    expect((await get<Councillor[]>('/judge')).map(({ lastName }) => lastName)).toEqual(['Richter'])
    expect(await get(`/federal-councillor/${PERSON.minister}`)).toMatchObject({ lastName: 'Minister', council: { type: 'executive' } })
    expect(await get(`/judge/${PERSON.judge}`)).toMatchObject({ lastName: 'Richter', council: { type: 'judiciary' } })
  })

  // Fails when `findPerson` does not compare the office.
  test.each([
    ['/councillor', PERSON.minister],
    ['/councillor', PERSON.canton],
    ['/federal-councillor', PERSON.abel],
    ['/judge', PERSON.minister],
    ['/cantonal-councillor', PERSON.abel],
    ['/councillor', 424_242],
    ['/councillor', 90_000_000_000 + 424_242],
  ])('%s/%i is nobody in this office [API-16]', async (path, id) => {
    expect(await api.call('GET', `${path}/${id}`)).toMatchObject({ status: 404, json: { code: 'councillor_not_found' } })
  })

  test('the councils of a canton, their members, and one of them [API-23]', async () => {
    const councils = await get<Council[]>('/canton/6/council?lang=fr')
    expect(councils).toMatchObject([{ name: 'Grand Conseil', level: 'cantonal', seats: 100, cantonId: 6 }])
    const id = councils[0]?.id
    expect(await get<CouncilWithMembers>(`/cantonal-council/${id}`)).toMatchObject({
      id,
      members: [{ lastName: 'Grossrätin' }],
      parties: [{ id: 1 }],
    })
    expect(await get(`/cantonal-councillor/${PERSON.canton}`)).toMatchObject({ lastName: 'Grossrätin' })
    expect(await get('/canton/26/council')).toEqual([])
    expect(await api.call('GET', '/canton/27/council')).toMatchObject({ status: 404, json: { code: 'canton_not_found' } })
    expect(await api.call('GET', '/cantonal-council/1')).toMatchObject({ status: 404, json: { code: 'council_not_found' } })
  })
})

describe('votes and affairs', () => {
  test('votes newest first, or oldest first, and nothing else [API-20] [VALID-11]', async () => {
    const newest = [VOTE.upcoming, VOTE.second, VOTE.first, VOTE.third, VOTE.people]
    expect(await votes()).toMatchObject({ page: 1, pageSize: 20, total: 5 })
    expect(ids(await votes())).toEqual(newest)
    expect(ids(await votes('?sort=newest'))).toEqual(newest)
    expect(ids(await votes('?sort=oldest'))).toEqual(newest.toReversed())
    for (const sort of ['', 'title', 'NEWEST', 'newest,oldest']) {
      expect(await api.call('GET', `/vote?sort=${sort}`), sort).toMatchObject({ status: 400, json: { code: 'bad_request' } })
    }
  })

  test('pages count from 1, and a page behind the last is empty [API-20] [VALID-11]', async () => {
    expect(await votes('?page=1')).toEqual(await votes())
    expect(await votes('?page=2')).toEqual({ items: [], page: 2, pageSize: 20, total: 5 })
    for (const page of ['0', '-1', '01', '1.5', 'x', '', '99999999']) {
      expect((await api.call('GET', `/vote?page=${page}`)).status, page).toBe(400)
    }
  })

  test('every vote stands on one page, twenty on each [API-20]', async () => {
    const many = await openTestApi({ filling: PLACES })
    const all = Array.from({ length: 45 }, (_, index) => sampleVote(index + 1, { date: `2026-01-${String((index % 3) + 10)}` }))
    await writeParliament(many.db, { parliamentVotes: all }, { format: 'sample', source: '' })
    for (const query of ['', '&searchTerm=strom', '&sort=oldest', '&sort=oldest&searchTerm=strom']) {
      const pages = await Promise.all(
        [1, 2, 3].map(async (page) => (await many.call<Page<VoteCard>>('GET', `/vote?page=${page}${query}`)).json),
      )
      expect(pages.map((page) => page.items.length)).toEqual([20, 20, 5])
      const dates = pages.flatMap((page) => page.items.map(({ date }) => date))
      expect(dates).toEqual(query.includes('oldest') ? dates.toSorted() : dates.toSorted().toReversed())
      expect(new Set(pages.flatMap(ids)).size).toBe(45)
    }
    await many.close()
  })

  test('a language is trimmed to its first two characters [VALID-11]', async () => {
    expect((await votes('?lang=fr_CH&searchTerm=Strom')).items[0]?.title).toBe("Loi sur l'électricité")
    expect((await votes('?lang=ch_BE&searchTerm=Strom')).items[0]?.title).toBe('Stromgesetz')
    expect((await get<Topic[]>('/affair/topic?lang=fr_CH')).map(({ name }) => name)).toEqual(['Arbeit', 'Énergie'])
    expect((await api.call('GET', '/vote?lang=english')).status).toBe(400)
  })

  test('days, topics and kinds narrow the votes [API-20]', async () => {
    expect(ids(await votes('?from=2026-09-18&to=2026-09-18'))).toEqual([VOTE.second, VOTE.first])
    expect(ids(await votes('?from=2026-11-01'))).toEqual([VOTE.upcoming])
    expect(ids(await votes(`?topicFilter=${TOPIC.social}`))).toEqual([VOTE.third])
    expect(ids(await votes(`?topicFilter=${TOPIC.social},${TOPIC.energy}`))).toEqual([VOTE.second, VOTE.first, VOTE.third])
    expect(ids(await votes('?topicFilter=4711'))).toEqual([])
    expect(ids(await votes('?peopleVotes=true'))).toEqual([VOTE.upcoming, VOTE.people])
    expect(ids(await votes('?peopleVotes=false'))).toEqual([VOTE.second, VOTE.first, VOTE.third])
    for (const query of ['from=2026-02-30', 'to=heute', 'topicFilter=a', 'topicFilter=1,,2', 'peopleVotes=1', 'unknown=1', 'page=1&page=1'])
      expect((await api.call('GET', `/vote?${query}`)).status, query).toBe(400)
  })

  test.each([
    ['strom', [VOTE.second, VOTE.first]],
    ['STROMGESETZ', [VOTE.second, VOTE.first]],
    ['electricite', [VOTE.second, VOTE.first]],
    ['zurich', [VOTE.second]],
    ['Zuerich strom', [VOTE.second]],
    ['24.080', [VOTE.second, VOTE.first]],
    ['24.08', [VOTE.second, VOTE.first]],
    ['windkraft', [VOTE.second, VOTE.first]],
    ['pensioni', [VOTE.third]],
    ['biodiversitad', [VOTE.people]],
    ['vogel', [VOTE.people]],
    ['strom windmühle', []],
    ["'; drop table vote; --", []],
    ['<<->>', [VOTE.upcoming, VOTE.second, VOTE.first, VOTE.third, VOTE.people]],
    [' ', [VOTE.upcoming, VOTE.second, VOTE.first, VOTE.third, VOTE.people]],
  ])('%j finds votes by the beginnings of words in any language, without accents [API-20]', async (term, expected) => {
    expect(ids(await votes(`?searchTerm=${encodeURIComponent(term)}`))).toEqual(expected)
  })

  // Fails when `findVotes` does not order by rank.
  test('of one day the better hit comes first [API-20]', async () => {
    const other = await openTestApi({ filling: PLACES })
    const inMeaning = sampleVote(9, { affairTitle: { de: 'Anderes' }, meaningYes: { de: 'Das Gletscherschutzgesetz' } })
    const inTitle = sampleVote(3, { affairTitle: { de: 'Gletscherschutz' } })
    await writeParliament(other.db, { parliamentVotes: [inMeaning, inTitle] }, { format: 'sample', source: '' })
    expect(ids((await other.call<Page<VoteCard>>('GET', '/vote?searchTerm=gletscher')).json)).toEqual([3, 9])
    expect(ids((await other.call<Page<VoteCard>>('GET', '/vote')).json)).toEqual([9, 3])
    await other.close()
  })

  test('a vote of a parliament with the decision of everybody who is known [API-19]', async () => {
    const vote = await get<Vote>(`/vote/${VOTE.first}`)
    expect(vote).toMatchObject({ title: 'Stromgesetz', subject: 'Schlussabstimmung', affairId: AFFAIR.energy, people: null, kind: null })
    expect(vote.totals).toEqual({ yes: 1, no: 1, abstain: 0, absent: 2 })
    expect(vote.parliament?.decisions.map(({ councillor, decision }) => [councillor.lastName, decision])).toEqual([
      ['Abel', 'yes'],
      ['Berger', 'no'],
      ['Damals', 'excused'],
    ])
    expect(vote.parliament).toMatchObject({ meaningYes: 'Annahme', meaningNo: 'Ablehnung', sessionId: 5200, legislature: 52 })
    expect((await get<Vote>(`/vote/${VOTE.second}`)).totals).toEqual({ yes: 120, no: 70, abstain: 2, absent: 8 })
  })

  test('a vote of the people with result, recommendations and explanations [API-19]', async () => {
    const vote = await get<Vote>(`/vote/${VOTE.people}?lang=fr`)
    expect(vote).toMatchObject({ title: 'Biodiversität', kind: 'initiative', yesPercent: 40, accepted: false, parliament: null })
    expect(vote.people).toMatchObject({
      number: 6710,
      doubleMajority: true,
      result: { final: true, cantons: [{ cantonCode: 'BS', yes: 3 }] },
    })
    expect(vote.people?.explanations).toMatchObject([{ language: 'fr', sections: [{ blocks: ['<p>Pourquoi\u00a0?</p>'] }] }])
    expect(vote.fallback).toEqual({ title: 'de', subject: 'de' })
    expect(await get<Vote>(`/vote/${VOTE.upcoming}`)).toMatchObject({
      people: { result: null, explanations: [] },
      accepted: null,
      yesPercent: null,
    })
  })

  test('an affair with its texts, topics, documents and votes [API-19]', async () => {
    const affair = await get<Affair>(`/affair/${AFFAIR.energy}?lang=fr`)
    expect(affair).toMatchObject({
      ...{ number: '24.080', title: "Loi sur l'électricité", depositDate: '2024-11-27', councilId: 1, sessionId: 5200 },
      ...{ topics: [{ id: TOPIC.energy, name: 'Énergie' }], submittedText: '<p>Der Ausbau der Windkraft.</p>', initialSituation: null },
      ...{ federalCouncilOpinion: '<p>Faut-il cela\u00a0?</p>', documents: [{ id: 1, title: 'Botschaft' }] },
    })
    expect(affair.votes.map(({ id }) => id)).toEqual([VOTE.second, VOTE.first])
    expect(affair.fallback).toMatchObject({ submittedText: 'de' })
  })

  test('what does not exist is 404 with its code [API-19]', async () => {
    expect(await api.call('GET', '/vote/4711')).toMatchObject({ status: 404, json: { code: 'vote_not_found' } })
    expect(await api.call('GET', '/affair/4711')).toMatchObject({ status: 404, json: { code: 'affair_not_found' } })
    expect(await api.call('GET', '/affair/x')).toMatchObject({ status: 400 })
  })

  test('the votes of a councillor by filters and decisions [API-21]', async () => {
    const own = (query = '') => get<Page<CouncillorVoteCard>>(`/councillor/${PERSON.abel}/vote${query}`)
    const decided = (page: Page<CouncillorVoteCard>) => page.items.map(({ id, decision }) => [id, decision])
    expect(decided(await own())).toEqual([
      [VOTE.second, 'abstain'],
      [VOTE.first, 'yes'],
      [VOTE.third, 'yes'],
    ])
    expect(decided(await own('?decisions=yes'))).toEqual([
      [VOTE.first, 'yes'],
      [VOTE.third, 'yes'],
    ])
    expect(decided(await own('?decisions=yes,abstain&searchTerm=rente&sort=oldest'))).toEqual([[VOTE.third, 'yes']])
    expect(await own('?decisions=no')).toMatchObject({ items: [], total: 0 })
    expect((await api.call('GET', `/councillor/${PERSON.abel}/vote?decisions=maybe`)).status).toBe(400)
    expect(await api.call('GET', '/councillor/4711/vote')).toMatchObject({ status: 404, json: { code: 'councillor_not_found' } })
  })

  test('one vote of a councillor [API-21]', async () => {
    expect(await get(`/councillor/${PERSON.abel}/vote/${VOTE.first}`)).toMatchObject({ id: VOTE.first, decision: 'yes' })
    const missing = [`/councillor/${PERSON.berger}/vote/${VOTE.third}`, `/councillor/${PERSON.abel}/vote/4711`]
    for (const path of missing) expect(await api.call('GET', path)).toMatchObject({ status: 404, json: { code: 'vote_not_found' } })
  })
})
