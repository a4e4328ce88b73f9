import { describe, expect, test } from 'vitest'
import { mergeParliament } from '../merge-parliament.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseOpenParlData } from './parse.ts'

const answer = (name: string) => fixture(`./openparldata/fixtures/${name}.json`)
const person = answer('federal-person')

/** Rows as the API answers them. */
function rows(type: string, ...values: readonly object[]) {
  const data = values.map((value, index) => ({ url_api: `https://api.openparldata.ch/v1/${type}/${index + 1}`, id: index + 1, ...value }))
  return textSource(`${type}.json`, JSON.stringify({ meta: {}, data }, null, 1))
}

describe('answers of the API', () => {
  test.each([
    ['bodies', { councils: 4 }, 'councils', 4],
    ['votings', { votes: 3 }, 'parliamentVotes', 3],
    ['persons', { councillors: 3 }, 'councillors', 3],
    ['affairs', { affairs: 3 }, 'affairs', 3],
    ['meetings', { sessions: 3 }, 'sessions', 3],
    ['interests', { interests: 3 }, 'interests', 3],
    ['memberships', { memberships: 3 }, 'memberships', 3],
    ['documents', {}, 'affairDocuments', 1],
  ] as const)('%s', async (name, counts, part, length) => {
    const { import: data, problems, counts: read } = await parseOpenParlData(answer(name))
    expect(problems).toEqual([])
    expect(read).toEqual(counts)
    expect(data[part]).toHaveLength(length)
  })

  test('a country is no body; cantons and municipalities have their parliament and its seats [FACT-1]', async () => {
    const { import: data } = await parseOpenParlData(answer('bodies'))
    expect(data.councils?.map(({ key, level, cantonCode, municipality, seats }) => [key, level, cantonCode, municipality, seats])).toEqual([
      ['council/bs', 'cantonal', 'BS', null, 100],
      ['council/ge', 'cantonal', 'GE', null, 100],
      ['council/261', 'communal', 'ZH', 'Zürich', 125],
      ['council/9102', 'communal', 'BE', 'Müllermoos', 30],
    ])
    expect(data.councils?.[0]?.name).toEqual({ de: 'Grosser Rat', fr: 'Grand Conseil', it: 'Gran Consiglio' })
  })

  test('a name that repeats the English one is none in that language', async () => {
    const { import: data } = await parseOpenParlData(answer('bodies'))
    expect(data.councils?.find((council) => council.key === 'council/ge')?.name).toEqual({ de: 'Grosser Rat', it: 'Gran Consiglio' })
  })

  test('a vote has its totals where both sides are known, and says whether it was accepted', async () => {
    const { import: data } = await parseOpenParlData(answer('votings'))
    expect(data.parliamentVotes?.map(({ affairKey, date, totals, accepted }) => [affairKey, date, totals, accepted])).toEqual([
      ['openparldata-affair/94864', '2026-07-08', { yes: 46, no: 20, abstain: 48, absent: 11 }, true],
      ['openparldata-affair/94864', '2026-07-08', { yes: 30, no: 80, abstain: 5, absent: 10 }, false],
      [null, '2026-07-01', null, null],
    ])
  })

  test('a member has a party that is one in every parliament, and nothing private', async () => {
    const { import: data } = await parseOpenParlData(answer('persons'))
    expect(data.councillors?.[0]).toMatchObject({
      ...{ key: 'openparldata/92263', aliases: ['name/muster/anna'], sex: 'female', birthDate: '1980-06-01', cantonCode: null },
      ...{ councilKey: 'council/261', partyKey: 'party-wikidata/Q9001', occupation: { de: 'Köchin' }, seat: 7, active: true },
    })
    expect(data.councillors?.map(({ birthDate, birthYear, partyKey }) => [birthDate, birthYear, partyKey])).toEqual([
      ['1980-06-01', 1980, 'party-wikidata/Q9001'],
      [null, 1975, null],
      [null, null, 'party-wikidata/Q9001'],
    ])
    expect(JSON.stringify(data)).not.toMatch(/Probegasse|"000"|ledig/)
  })

  test('interests are plain text, documents name their affair', async () => {
    const { import: data } = await parseOpenParlData(answer('interests'))
    expect(data.interests?.[0]).toMatchObject({ councillorKey: 'openparldata/92263', name: { de: 'Chor der Steinböcke, Vorstand' } })
    const { import: documents } = await parseOpenParlData(answer('documents'))
    expect(documents.affairDocuments?.[0]).toMatchObject({ affairKey: 'openparldata-affair/94864', date: '2026-07-01' })
  })

  test('memberships say where a member sits, in which role and how long', async () => {
    const { import: data } = await parseOpenParlData(answer('memberships'))
    const rows = data.memberships?.map(({ councillorKey, name, role, from, until }) => [councillorKey, name.de, role.de, from, until])
    expect(rows).toEqual([
      ['openparldata/92263', 'Chorkommission', 'Präsidium', '2022-05-04', null],
      ['openparldata/92263', 'Bühnenkommission', 'Mitglied', '2018-05-02', '2022-05-03'],
      ['openparldata/92264', 'Steinbock-Fraktion', undefined, null, null],
    ])
  })

  // Fails when one of the words goes. A meeting with a report takes place.
  test.each(['abgesagt', 'Entfällt', 'annulée', 'annullata', 'Cancelled', 'verschoben', 'Reportée', 'rinviata'])(
    'a meeting that is %s does not take place',
    async (state) => {
      const meeting = { body_key: '261', name: { de: 'Sitzung' }, begin_date: '2026-09-03', state }
      const { import: data } = await parseOpenParlData(rows('meetings', meeting, { ...meeting, state: 'report' }))
      expect(data.sessions).toHaveLength(1)
    },
  )

  // Fails when who left without a known day counts as a member, or a meeting that was called off stands among those that take place.
  test('what is over or called off is no fact, which loses nothing', async () => {
    const membership = { person_id: 1, group_name: { de: 'Büro' }, active: false }
    const over = await parseOpenParlData(rows('memberships', membership, { ...membership, end_date: '2024-01-01' }))
    expect(over.import.memberships?.map(({ until }) => until)).toEqual(['2024-01-01'])
    const meeting = { body_key: '261', name: { de: 'Sitzung' }, begin_date: '2026-09-03' }
    const off = await parseOpenParlData(rows('meetings', { ...meeting, state: 'Abgesagt' }, { ...meeting, state: 'geplant' }))
    expect(off.import.sessions).toHaveLength(1)
    expect([...over.problems, ...off.problems].map(({ reason, isDoubt }) => [reason, isDoubt])).toEqual([
      ['the membership 1 is over, and does not say since when', true],
      ['the meeting 1 does not take place: "Abgesagt"', true],
    ])
  })

  // Fails when a day that is none is read as unknown, or when the order of the days is not looked at.
  test('a membership that contradicts itself is reported', async () => {
    const membership = { person_id: 1, group_name: { de: 'Büro' }, begin_date: '2022-05-04', end_date: '2021-01-01' }
    const { import: data, problems } = await parseOpenParlData(
      rows('memberships', membership, { ...membership, end_date: '2022-13-01' }, { ...membership, end_date: null, group_name: {} }),
    )
    expect(data).toEqual({})
    expect(problems.map(({ reason }) => reason)).toEqual([
      'the membership 1 ends on 2021-01-01, before it begins on 2022-05-04',
      expect.stringContaining('end_date: is no day'),
      'the membership 3 names no group',
    ])
  })

  // Fails when the address of the parliament is taken before the copy, or an address that is none.
  test('the portrait is where the service has it', async () => {
    const { data } = JSON.parse(textOfSource(person))
    const copy = 'https://files.openparldata.ch/images/persons/original/CHE-99527_v1.jpg'
    const original = 'https://www.parlament.ch/sitecollectionimages/profil/original/7003.jpg'
    const portraitOf = async (change: object) =>
      (await parseOpenParlData(rows('persons', { ...data[0], ...change }))).import.councillors?.[0]?.portraitUrl
    expect(await portraitOf({ image_url_oparl: copy, image_url_external: original })).toBe(copy)
    expect(await portraitOf({ image_url_oparl: null, image_url_external: original })).toBe(original)
    expect(await portraitOf({ image_url_external: 'javascript:alert(1)' })).toBeNull()
  })

  test('a member of the federal parliament keeps the number of its own service, flat texts are read too', async () => {
    const { import: data, problems } = await parseOpenParlData(person)
    expect(problems).toEqual([])
    expect(data.councillors?.[0]).toMatchObject({
      key: 'councillor/9003',
      id: 9003,
      aliases: ['biography/7003', 'openparldata/99527', 'name/probst/carla'],
      councilKey: 'council/2',
      birthDate: '1966-08-30',
      seat: 24,
      partyKey: 'party-wikidata/Q9002',
      occupation: { de: 'Försterin', fr: 'Forestière', it: 'Forestale' },
    })
    expect(data.parliamentParties?.[0]?.name).toEqual({ de: 'Die Arven', fr: 'Les Arolles', it: 'I Cembri' })
  })
})

describe('rows without an address', () => {
  // Fails when the columns of a row do not say what it is, or a group of interests counts as a committee.
  test('what a person belongs to is read in flat texts; a group of interests is an interest under a key of its own', async () => {
    const { import: data, problems, counts } = await parseOpenParlData(answer('person-memberships'))
    expect([problems, counts]).toEqual([[], { memberships: 1, interests: 1 }])
    expect(data.memberships?.[0]).toMatchObject({ councillorKey: 'openparldata/99527', name: { fr: 'Commission des aroles' } })
    expect(data.interests).toEqual([
      {
        key: 'openparldata-membership/93101',
        id: null,
        councillorKey: 'openparldata/99527',
        name: { de: 'Freunde der Alphornmusik', fr: 'Amis du cor des Alpes', it: 'Amici del corno delle Alpi' },
        role: { de: 'Mitglied', fr: 'membre', it: 'membro' },
        kind: { de: 'Parlamentarische Gruppen', fr: 'Intergroupes parlementaires', it: 'Intergruppi parlamentari' },
        paid: null,
        from: '2024-03-01',
        until: '2027-02-28',
      },
    ])
  })

  // Fails when the number of the kind is not looked at: nested texts leave no room for its word.
  test('a group of interests is known by its number, too', async () => {
    const row = { id: 7, person_id: 1, group_id: 2, group_name: { de: 'Chor' }, type_harmonized: { de: 'Interessengruppe' } }
    const parts = (rows: readonly object[]) => parseOpenParlData(textSource('rows.json', JSON.stringify({ data: rows })))
    expect((await parts([{ ...row, type_harmonized_oparl_id: 6 }])).counts).toEqual({ interests: 1 })
    expect((await parts([{ ...row, type_harmonized_oparl_id: 2 }])).counts).toEqual({ memberships: 1 })
  })

  // Fails when an answer about one person, group or affair is not known by its columns.
  test.each([
    ['votes', ['decisions'], { voting_id: 1, person_id: 1, vote: 'yes' }],
    ['votings', ['parliamentVotes'], { body_key: '261', date: '2026-07-08', title_de: 'A', results_yes: 1, results_no: 0, group_id: 3 }],
    ['interests', ['interests'], { person_id: 1, name_de: 'A', role_name_de: 'B', url: null, place: null }],
    ['persons', ['councillors'], { body_key: '261', firstname: 'A', lastname: 'B', gender: 'f', title: null }],
    ['docs', ['affairDocuments'], { affair_id: 1, name: 'A', url: 'https://example.ch/a', text: null, meeting_id: null }],
    ['affairs', ['affairs'], { body_key: '261', title_de: 'A', type_name_de: 'B', state_name_de: 'C', type_harmonized_id: 9 }],
    ['meetings', ['sessions'], { body_key: '261', name_de: 'A', begin_date: '2026-09-02', parent_type: null, group_id: 3 }],
    [
      'bodies',
      ['councils'],
      { ...{ body_key: '261', type: 'city', canton_key: 'ZH', name_de: 'A' }, legislative_name_de: 'B', legislative_seats: 9 },
    ],
  ])('%s', async (_kind, parts, row) => {
    const { import: data, problems } = await parseOpenParlData(textSource('rows.json', JSON.stringify({ data: [{ id: 1, ...row }] })))
    expect([problems, Object.keys(data)]).toEqual([[], parts])
  })

  // Fails when what is not read is taken for another kind, or a row that nobody knows is passed over.
  test.each([
    ['access_badges', { person_id: 1, beneficiary_group: 'A', type_harmonized: 'guest' }],
    ['agendas', { meeting_id: 1, item_title: 'A' }],
    ['contributors', { affair_id: 1, person_id: 1, group_id: 1, role_harmonized: 'author', firstname: 'A', lastname: 'B', type: null }],
    ['events', { affair_id: 1, title_de: 'A', actor_type: null, date: '2026-01-01' }],
    ['external_links', { affair_id: 1, person_id: 1, url_de: 'https://example.ch', name_de: 'A', created_external_at: null }],
    ['identities', { identity_primary_id: 1, firstname: 'A', lastname: 'B', gender: 'f' }],
    ['news', { affair_id: 1, title_de: 'A', content_de: 'B' }],
    ['person_images', { person_id: 1, profile_url: 'https://example.ch/a.jpg' }],
    ['speeches', { person_id: 1, affair_id: 1, text_content_de: 'A', url: 'https://example.ch' }],
    ['texts', { affair_id: 1, text_de: 'A', text_format: 'html' }],
    ['groups', { name_de: 'A', abbreviation_de: null, type_harmonized_id: 2, type_harmonized: 'committee' }],
    ['a row that does not say what it is', { name_de: 'A', affair_id: 1 }],
    ['a row that does not say what it is', { person_id: 1, group_id: 2, group_name_de: 'A' }],
  ])('%s are not read, which is said once', async (kind, row) => {
    const data = [1, 2].map((id) => ({ id, ...row }))
    const parsed = await parseOpenParlData(textSource('rows.json', JSON.stringify({ data })))
    expect(parsed.import).toEqual({})
    expect(parsed.problems.map(({ reason }) => reason)).toEqual([`not read: ${kind}`])
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
    const decisions = await parseOpenParlData(rows('votes', { voting_id: 1, person_id: 99527, vote: 'yes' }))
    const merged = mergeParliament([decisions.import, (await parseOpenParlData(person)).import])
    expect(merged.decisions?.map((decision) => decision.councillorKey)).toEqual(['councillor/9003'])
  })

  test('a body of an unknown canton is reported', async () => {
    const body = { body_key: '9', name: { de: 'X' }, type: 'city', canton_key: 'XX', legislative_name: {}, legislative_seats: 1 }
    expect((await parseOpenParlData(rows('bodies', body))).problems[0]?.reason).toBe('canton_key is no canton: "XX"')
  })
})
