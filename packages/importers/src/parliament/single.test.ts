import { expect, test } from 'vitest'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseParliament } from './parse.ts'

const members = JSON.parse(textOfSource(fixture('./parliament/fixtures/members.json'))).d as object[]
const one = (record: object) => textSource('one.json', JSON.stringify({ d: record }, null, 1))

// Fails when only lists are looked through.
test('the answer to the address of one record is read like a list of one', async () => {
  const single = await parseParliament(one(members[0]!))
  expect(single.problems).toEqual([])
  expect(single.import).toEqual((await parseParliament(textSource('list.json', JSON.stringify({ d: [members[0]] })))).import)
  expect(single.counts).toEqual({ councillors: 1 })
})

test('a single record that is cut off or of another kind is reported', async () => {
  const source = one(members[0]!)
  const cutOff = await parseParliament({ ...source, bytes: source.bytes.subarray(0, source.bytes.length - 40) })
  expect([cutOff.import, cutOff.problems.length]).toEqual([{}, 1])
  const { problems } = await parseParliament(one({ __metadata: { type: 'itsystems.Pd.DataServices.DataModel.Canton' }, ID: 1 }))
  expect(problems).toEqual([{ file: 'one.json', line: 2, reason: 'not read: Canton' }])
})

test('interests of members are one in four languages, and belong to the person', async () => {
  const type = 'itsystems.Pd.DataServices.DataModel.PersonInterest'
  const row = { __metadata: { type }, ID: 'A1B2C3D4-0000-4000-8000-00000000000A', PersonNumber: 9001, Paid: true }
  const results = [
    { ...row, Language: 'DE', InterestName: 'Chor der Steinböcke', FunctionInAgencyText: 'Präsident/in', InterestTypeText: 'Verein' },
    { ...row, Language: 'FR', InterestName: 'Chœur des bouquetins', FunctionInAgencyText: 'Président/e', InterestTypeText: 'Association' },
  ]
  const { import: data, problems } = await parseParliament(textSource('PersonInterest.json', JSON.stringify({ d: { results } })))
  expect(problems).toEqual([])
  expect(data.interests).toEqual([
    {
      ...{ key: 'interest/a1b2c3d4-0000-4000-8000-00000000000a', id: null, councillorKey: 'councillor/9001' },
      name: { de: 'Chor der Steinböcke', fr: 'Chœur des bouquetins' },
      role: { de: 'Präsident/in', fr: 'Président/e' },
      kind: { de: 'Verein', fr: 'Association' },
      ...{ paid: true, from: null, until: null },
    },
  ])
})

test('seats in committees are one in several languages', async () => {
  const { import: data } = await parseParliament(fixture('./parliament/fixtures/memberships.json'))
  expect(data.memberships).toEqual([
    {
      ...{ key: 'membership/a1b2c3d4-0000-4000-8000-000000000011', id: null, councillorKey: 'councillor/9001' },
      name: { de: 'Kommission für Steinböcke NR', fr: 'Commission des bouquetins CN' },
      ...{ role: { de: 'Mitglied', fr: 'Membre' }, from: null, until: null },
    },
    expect.objectContaining({ name: { de: 'Delegation für Gämsen' }, role: { de: 'Präsident/in' } }),
  ])
})

// Fails when what the chair reads out counts as a speech, or the signs of the printed report stay in the words.
test('of the official report the speeches of members are read, as they were said', async () => {
  const { import: data, problems } = await parseParliament(fixture('./parliament/fixtures/transcripts.json'))
  expect(problems).toEqual([])
  const [first, second, ...others] = data.speeches ?? []
  expect(others).toEqual([])
  expect(first).toMatchObject({
    ...{ key: 'speech/978407', id: 978407, councillorKey: 'councillor/9001', councilKey: 'council/1', sessionKey: 'session/9210' },
    ...{ date: '2026-06-19', language: 'de' },
    excerpt: expect.stringMatching(/^Die Müllermatt ist uns lieb\. In fünfzig Jahren soll sie grün sein & bleiben\. Wir .* …$/),
    url: 'https://www.parlament.ch/de/ratsbetrieb/amtliches-bulletin/amtliches-bulletin-die-videos?TranscriptId=978407',
  })
  expect(first?.excerpt.length).toBeLessThanOrEqual(402)
  expect([second?.language, second?.councilKey, second?.excerpt]).toEqual(['fr', 'council/2', "La forêt d'arolles est à nous tous."])
})

test('a speech of no day, or in no language, is reported', async () => {
  const speech = {
    __metadata: { type: 'itsystems.Pd.DataServices.DataModel.Transcript' },
    ID: '1',
    Language: 'DE',
    Type: 1,
    PersonNumber: 1,
  }
  const said = { ...speech, Text: '<p>Ja.</p>', MeetingDate: '20261301', LanguageOfText: 'DE' }
  expect((await parseParliament(one(said))).problems.map(({ reason }) => reason)).toEqual(['MeetingDate is no day: "20261301"'])
  const unknown = { ...said, MeetingDate: '20260619', LanguageOfText: 'XX' }
  expect((await parseParliament(one(unknown))).problems.map(({ reason }) => reason)).toEqual(['LanguageOfText is no language: "XX"'])
})
