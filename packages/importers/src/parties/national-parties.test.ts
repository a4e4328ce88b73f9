import { expect, test } from 'vitest'
import { nationalParty, partyOfList, partyRecordOf } from './national-parties.ts'

// Fails when the canton in a name is not left out, or a part of a name is enough.
test.each([
  ['SVP', 'SG', 'party/svp'],
  ['UDC', 'VD', 'party/svp'],
  ['FDP BL', 'BL', 'party/fdp'],
  ['FDP.Die Liberalen Baselland', 'BL', 'party/fdp'],
  ['Mitte GR', 'GR', 'party/mitte'],
  ['BDP SG', 'SG', 'party/bdp'],
  ['Les Vert-e-s', 'NE', null],
  ['VERT-E-S', 'NE', 'party/gruene'],
  ['Grünliberale Partei Kanton Zürich', 'ZH', 'party/glp'],
  ['SP & GRÜNE', 'GR', null],
  ['JUSO', 'ZH', null],
  ['LDP', 'BS', null],
] as const)('the party %s of %s is %s', (name, cantonCode, key) => {
  expect(nationalParty(name, cantonCode)?.key ?? null).toBe(key)
})

// Fails when every list becomes a party.
test.each([
  ['FDP Ost', 'party/fdp'],
  ['SVP Schweizerische Volkspartei des Kantons St.Gallen', 'party/svp'],
  ['SP und Gewerkschaften, Hauptliste', 'party/sp'],
  ['CVP Kanton St.Gallen, Junge CVP', null],
  ['FDP Kanton St.Gallen - Umweltfreisinnige', null],
  ['Mitte und EVP', null],
  ['FDP SVP EDU', null],
  ['Junge Grüne', null],
  ['Sarah Büsch das Original', null],
] as const)('the list %s is that of %s', (name, key) => {
  expect(partyOfList(name, 'SG')?.key ?? null).toBe(key)
})

test('a party that the table does not have is one of the canton, whatever the format calls it', () => {
  const stb = { shortName: { de: 'STB' }, name: { de: 'Steinbock' }, color: '#123456' }
  expect(['onegov/gr/stb', 'ech0252/gr/stb'].map((key) => partyRecordOf({ key, ...stb }, 'GR'))).toEqual([
    { key: 'party/gr/stb', ...stb },
    { key: 'party/gr/stb', ...stb },
  ])
  expect(partyRecordOf({ key: 'x', shortName: { fr: 'PS' }, name: { fr: 'Parti socialiste' }, color: '#000000' }, 'GE')).toMatchObject({
    ...{ key: 'party/sp', shortName: { de: 'SP', fr: 'PS' }, color: '#f0554d' },
  })
})
