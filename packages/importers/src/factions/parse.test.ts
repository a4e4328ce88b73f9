import { expect, test } from 'vitest'
import { mergeCouncillors } from '../parliament-people.ts'
import { cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseFactions } from './parse.ts'

const group = fixture('./factions/fixtures/faction-41.json')
const without = fixture('./factions/fixtures/faction-98.json')

test('a group with its members, and the one of those who are in none', async () => {
  const all = await Promise.all([group, without].map((source) => parseFactions(source)))
  expect(all.map(({ counts }) => counts)).toEqual([{ groups: 1, councillors: 5 }, { groups: 1 }])
  expect(all.flatMap(({ import: data }) => data.groups?.map(({ code, id, name }) => [code, id, name.de]))).toEqual([
    ['FRA_41_', 41, 'Steinbock-Fraktion'],
    ['FRA_98_', 98, 'Fraktionslos'],
  ])
})

const NO_COUNCIL = 'Gina Gämsli has no council, and is in no list until another source names one'

test('members without a council are reported with their line and stay members', async () => {
  const { import: data, problems } = await parseFactions(group)
  expect(problems).toEqual([{ file: 'faction-41.json', line: 70, reason: NO_COUNCIL, isDoubt: true }])
  expect(textOfSource(group).split('\n')[69]).toContain('"council": null')
  expect(data.councillors?.find((one) => one.lastName === 'Gämsli')).toMatchObject({
    ...{ councilKey: null, cantonCode: 'BS', groupKey: 'group/41', active: true, aliases: ['biography/7006', 'name/gamsli/gina'] },
  })
})

test('a constituency is no canton, and a party is one whatever its short name', async () => {
  const { import: data } = await parseFactions(group)
  expect(data.councillors?.find((one) => one.lastName === 'Beispiel')).toMatchObject({ cantonCode: null, councilKey: 'council/1' })
  expect(data.parliamentParties?.map((party) => party.key)).toEqual(['party-name/steinbock-partei-schweiz', 'party-name/arven-partei'])
})

test('half a group is no group', async () => {
  const half = cut(group, 0.5)
  const { import: data, problems } = await parseFactions(half)
  expect(data).toEqual({})
  const line = textOfSource(half).split('\n').length
  expect(problems).toEqual([{ file: 'faction-41.json', line, reason: 'the JSON is broken: the file ends before its end' }])
})

test('a member without a name is reported by line, the others load', async () => {
  const text = textOfSource(group).replace('"lastName": "Probst"', '"lastname": "Probst"')
  const { counts, problems } = await parseFactions(textSource('f.json', text))
  expect(counts.councillors).toBe(4)
  expect(problems.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^(lastName: |"lastname" looks like lastName)/), NO_COUNCIL])
})

test('another source tells the council of a member by the name, the canton or the number of the biography', async () => {
  const members = (await parseFactions(group)).import.councillors ?? []
  const gina = members.find((one) => one.lastName === 'Gämsli')!
  const numbered = {
    ...gina,
    key: 'councillor/9006',
    id: 9006,
    councilKey: 'council/1',
    groupKey: null,
    aliases: ['biography/9999', 'name/gamsli/gina'],
  }
  const merged = mergeCouncillors([numbered, ...members]).filter((one) => one.lastName === 'Gämsli')
  expect(merged).toEqual([{ ...numbered, groupKey: 'group/41', aliases: [...numbered.aliases, 'group-member/50004', 'biography/7006'] }])
  const namesake = { ...numbered, key: 'councillor/1', id: 1, cantonCode: 'ZH' as const }
  expect(mergeCouncillors([numbered, namesake, ...members]).filter((one) => one.lastName === 'Gämsli')).toHaveLength(2)
  const second = { ...numbered, key: 'councillor/1', id: 1 }
  expect(mergeCouncillors([numbered, second, ...members]).filter((one) => one.lastName === 'Gämsli')).toHaveLength(3)
})
