// @module-tag real-data
import { expect, test } from 'vitest'
import { mergeCouncillors } from '../parliament-people.ts'
import { cut, shared, textOfSource, textSource } from '../test-source.ts'
import { parseFactions } from './parse.ts'

const file = (number: number) => shared(`parliament/factions-2026-04-30/faction_${number}.json`)

test('four groups with 114 members, as the README counts them', async () => {
  const all = await Promise.all([1, 2, 6, 99].map((number) => parseFactions(file(number))))
  expect(all.map(({ counts }) => counts)).toEqual([
    { groups: 1, councillors: 39 },
    { groups: 1, councillors: 49 },
    { groups: 1, councillors: 26 },
    { groups: 1 },
  ])
  expect(all.flatMap(({ import: data }) => data.groups?.map((group) => [group.code, group.id, group.name.de]))).toEqual([
    ['FRA_1_', 1, 'FDP-Liberale Fraktion'],
    ['FRA_2_', 2, 'Sozialdemokratische Fraktion'],
    ['FRA_6_', 6, 'Grüne Fraktion'],
    ['FRA_99_', 99, 'Fraktionslos'],
  ])
})

test('members without a council are reported with their line and stay members', async () => {
  const { import: data, problems } = await parseFactions(file(6))
  expect(problems).toEqual([
    { file: 'faction_6.json', line: 90, reason: 'Meret Schneider has no council' },
    { file: 'faction_6.json', line: 470, reason: 'Sibel Arslan has no council' },
  ])
  const arslan = data.councillors?.find((one) => one.lastName === 'Arslan')
  expect(arslan).toMatchObject({ councilKey: null, cantonCode: 'BS', groupKey: 'group/6', active: true, aliases: ['name/arslan/sibel'] })
})

test('a constituency is no canton, and a party is one whatever its short name', async () => {
  const { import: data } = await parseFactions(file(1))
  expect(data.councillors?.find((one) => one.lastName === 'Wehrli')).toMatchObject({ cantonCode: null, councilKey: 'council/1' })
  expect(data.parliamentParties?.map((party) => party.key)).toEqual([
    'party-name/fdp-die-liberalen',
    'party-name/liberal-demokratische-partei',
  ])
})

test('half a group is no group', async () => {
  const half = cut(file(2), 0.5)
  const { import: data, problems } = await parseFactions(half)
  expect(data).toEqual({})
  const line = textOfSource(half).split('\n').length
  expect(problems).toEqual([{ file: 'faction_2.json', line, reason: 'the JSON is broken: the file ends before its end' }])
})

test('a member without a name is reported by line, the others load', async () => {
  const text = textOfSource(file(2)).replace('"lastName": "Masshardt"', '"lastname": "Masshardt"')
  const { counts, problems } = await parseFactions(textSource('f.json', text))
  expect(counts.councillors).toBe(48)
  expect(problems.map((problem) => problem.reason)).toEqual([expect.stringMatching(/^lastName: /)])
})

test('another source tells the council of a member by the name, the canton or the number of the biography', async () => {
  const { import: data } = await parseFactions(file(6))
  const members = data.councillors ?? []
  const arslan = members.find((one) => one.lastName === 'Arslan')!
  const known = {
    ...arslan,
    key: 'councillor/4184',
    id: 4184,
    councilKey: 'council/1',
    groupKey: null,
    aliases: ['biography/3058', 'name/arslan/sibel'],
  }
  const merged = mergeCouncillors([known, ...members]).filter((one) => one.lastName === 'Arslan')
  expect(merged).toEqual([{ ...known, groupKey: 'group/6', aliases: [...known.aliases, 'group-member/8148'] }])
  const namesake = { ...known, key: 'councillor/1', id: 1, cantonCode: 'ZH' as const }
  expect(mergeCouncillors([known, namesake, ...members]).filter((one) => one.lastName === 'Arslan')).toHaveLength(2)
  const second = { ...known, key: 'councillor/1', id: 1 }
  expect(mergeCouncillors([known, second, ...members]).filter((one) => one.lastName === 'Arslan')).toHaveLength(3)
})
