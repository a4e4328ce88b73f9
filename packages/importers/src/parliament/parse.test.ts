import { describe, expect, test } from 'vitest'
import { mergeParliament } from '../merge-parliament.ts'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseParliament } from './parse.ts'

const answer = (name: string) => fixture(`./parliament/fixtures/${name}`)
const page = answer('business.json')
const plan = answer('seating-plan.csv')

/** A page of rows as the service answers. */
function rows(type: string, ...values: object[]) {
  const results = values.map((value) => ({ __metadata: { type: `itsystems.Pd.DataServices.DataModel.${type}` }, ...value }))
  return textSource(`${type}.json`, JSON.stringify({ d: { results } }, null, 1))
}

describe('answers of the service', () => {
  test.each([
    ['members.json', { councillors: 3 }],
    ['sessions.json', { sessions: 3 }],
    ['votes.json', { votes: 3 }],
    ['business.json', { affairs: 4 }],
    ['councils.json', { councils: 3 }],
    ['parties.json', {}],
    ['groups.json', { groups: 2 }],
    ['memberships.json', { memberships: 2 }],
    ['transcripts.json', { speeches: 2 }],
  ])('%s is read whole, and the same when it is read again', async (name, counts) => {
    const parsed = await parseParliament(answer(name))
    expect(parsed).toMatchObject({ counts, problems: [] })
    expect(await parseParliament(answer(name))).toEqual(parsed)
  })

  test('rows of the same person are one person; the Federal Council stands among them', async () => {
    const source = answer('councillors.json')
    const { import: data, counts } = await parseParliament(source)
    expect(JSON.parse(textOfSource(source))).toHaveLength(7)
    expect(counts).toEqual({ councillors: 6 })
    expect(data.councillors?.map(({ id, councilKey, aliases }) => [id, councilKey, aliases[0]])).toContainEqual([
      9004,
      'council/99',
      'biography/7004',
    ])
  })

  test('names of parties are one party in four languages', async () => {
    const { import: data } = await parseParliament(answer('parties.json'))
    expect(data.parliamentParties?.map(({ key, abbreviation }) => [key, abbreviation])).toEqual([
      ['party/901', { de: 'STB', fr: 'BQT', it: 'STM', rm: 'CAP' }],
      ['party/902', { de: 'ARV', fr: 'ARO', it: 'CEM', rm: 'ARV' }],
      ['party/12', { de: 'SP', fr: 'PSS', it: 'PSS', rm: 'SP' }],
    ])
  })

  test('groups are one group in all languages, with the code of the service', async () => {
    const { import: data } = await parseParliament(answer('groups.json'))
    expect(data.groups?.map(({ key, code, name, abbreviation }) => [key, code, name.it, abbreviation])).toEqual([
      ['group/41', 'FRA_41_', 'Gruppo Stambecco', { de: 'STB', fr: 'BQT', it: 'STM' }],
      ['group/42', 'FRA_42_', 'Gruppo Cembro', { de: 'ARV', fr: 'ARO', it: 'CEM' }],
    ])
  })

  test('the plan of the seats has 200 seats with four corners', async () => {
    const { import: data, problems } = await parseParliament(plan)
    expect(problems).toEqual([])
    expect(data.seats).toHaveLength(200)
    expect(data.seats?.[0]).toEqual({
      councilKey: 'council/1',
      seat: 1,
      corners: [
        { x: 100, y: 100 },
        { x: 140, y: 100 },
        { x: 140, y: 130 },
        { x: 100, y: 130 },
      ],
    })
  })

  test('a plan of which a seat lacks a corner is left out', async () => {
    const { import: data, problems } = await parseParliament(
      textSource('seating-plan.csv', textOfSource(plan).replace(/^7\.0,2\.0,.*\n/m, '')),
    )
    expect(data).toEqual({})
    expect(problems.map(({ reason }) => reason)).toEqual([
      'the seat "7.0" has not 4 corners with a place',
      '199 of 200 seats can be read: the plan is left out',
    ])
  })

  test('a councillor has the ids, the council and the group of the service, and nothing private', async () => {
    const { import: data } = await parseParliament(answer('members.json'))
    expect(data.councillors?.[0]).toEqual({
      key: 'councillor/9001',
      id: 9001,
      aliases: ['biography/7001', 'name/muster/anna'],
      firstName: 'Anna',
      lastName: 'Muster',
      sex: 'female',
      birthDate: '1982-01-11',
      birthYear: 1982,
      councilKey: 'council/1',
      cantonCode: 'BE',
      groupKey: 'group/41',
      groupFunction: 3,
      partyKey: 'party/901',
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
    const { import: data } = await parseParliament(answer('councils.json'))
    expect(data.councils?.map((council) => [council.id, council.code, council.name.de, council.name.rm, council.seats])).toEqual([
      [3, 'RAT_3_', 'Vereinigte Bundesversammlung', 'Assamblea federala plenara', 246],
      [1, 'RAT_1_', 'Nationalrat', 'Cussegl naziunal', 200],
      [2, 'RAT_2_', 'Ständerat', 'Cussegl dals chantuns', 46],
    ])
  })

  test('texts of affairs are harmless HTML, topics have numbers and names', async () => {
    const { import: data } = await parseParliament(page)
    const texts = (data.affairs ?? []).flatMap((affair) =>
      [affair.initialSituation.de, affair.proceedings.de, affair.submittedText.de].filter(Boolean),
    )
    expect(texts).toEqual([
      '<p>Im Frühling kam die Initiative zustande.</p>',
      '<p>Die Räte lehnten ab.</p>',
      '<p>Der Bundesrat wird beauftragt zu üben.</p>',
      '<p>Der Bundesrat wird gebeten, weniger zu üben.</p>',
    ])
    expect(data.affairs?.map(({ number, topicKeys }) => [number, topicKeys])).toEqual([
      ['26.045', ['topic/924', 'topic/925']],
      ['26.3001', []],
      ['26.3002', ['topic/924']],
      ['78.222', []],
    ])
    expect(data.topics).toEqual([
      { key: 'topic/924', id: 924, name: { de: 'Umwelt' } },
      { key: 'topic/925', id: 925, name: { de: 'Übungswesen' } },
    ])
  })

  test('a session lies in its legislature and between its days [ENTITY-13]', async () => {
    const { import: data } = await parseParliament(answer('sessions.json'))
    expect(data.sessions?.map((one) => [one.id, one.name.de, one.from, one.until, one.legislature])[0]).toEqual([
      8214,
      'Sommerübung 2026',
      '2026-06-01',
      '2026-06-19',
      52,
    ])
  })

  test('a vote belongs to its affair and session and says what yes and no mean', async () => {
    const { import: data } = await parseParliament(answer('votes.json'))
    expect(data.parliamentVotes?.[0]).toMatchObject({
      ...{ key: 'parliament/95041', affairKey: 'affair/20260045', affairNumber: '26.045', sessionKey: 'session/8214', date: '2026-06-19' },
      ...{ subject: { de: 'Schlussabstimmung' }, meaningYes: { de: 'Annahme der Vorlage' }, meaningNo: { de: 'Ablehnung der Vorlage' } },
    })
  })
})

describe('rows after the schema of the service', () => {
  const decision = { ID: 1, Language: 'DE', IdVote: 35041, PersonNumber: 4246 }

  // Fails when the group of the row is not read: a member would have voted in the group of today.
  test.each([
    [{ ParlGroupCode: 'V', ParlGroupName: 'Fraktion der Übung' }, { groupName: { de: 'Fraktion der Übung' } }],
    [{ ParlGroupCode: '-', ParlGroupName: '-' }, { groupName: null }],
    [{}, {}],
  ])('a decision of %j has the group of its day', async (row, group) => {
    const { import: data } = await parseParliament(rows('Voting', { ...decision, ...row, Decision: 1, DecisionText: 'Ja' }))
    expect(data.decisions).toEqual([{ voteKey: 'parliament/35041', councillorKey: 'councillor/4246', decision: 'yes', ...group }])
  })

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
    const { import: data, problems } = await parseParliament(rows('Canton', { ID: 1 }, { ID: 2 }))
    expect(data).toEqual({})
    expect(problems.map((problem) => problem.reason)).toEqual(['not read: Canton'])
  })
})

test('two answers together hold what both hold', async () => {
  const one = await parseParliament(answer('members.json'))
  const two = await parseParliament(answer('councillors.json'))
  const merged = mergeParliament([two.import, one.import])
  expect(merged.councillors).toHaveLength(6)
  expect(merged.councillors?.find((councillor) => councillor.id === 9001)).toMatchObject({ groupKey: 'group/41', cantonCode: 'BE' })
})

test('an answer that was cut in half keeps its complete rows and says where it ends', async () => {
  const half = cut(page, 0.5)
  const { counts, problems } = await parseParliament(half)
  expect(counts.affairs).toBeGreaterThan(0)
  expect(counts.affairs).toBeLessThan(4)
  expect(problems).toEqual([
    { file: 'business.json', line: textOfSource(half).split('\n').length, reason: 'the JSON is broken: the file ends before its end' },
  ])
})
