import { expect, test } from 'vitest'
import { realSource } from '../test-support/real-data-source.ts'
import { parseFactions } from './parse.ts'

const file = (number: number) => realSource(`parliament/factions-2026-04-30/faction_${number}.json`)

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
    {
      file: 'faction_6.json',
      line: 90,
      reason: 'Meret Schneider has no council, and is in no list until another source names one',
      isDoubt: true,
    },
    {
      file: 'faction_6.json',
      line: 470,
      reason: 'Sibel Arslan has no council, and is in no list until another source names one',
      isDoubt: true,
    },
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
