import { expect, test } from 'vitest'
import { courtOffice, governmentOffice } from './office-text.ts'

test.each([
  ['Bundespräsident 2026, Eidgenössisches Finanzdepartement', 'president', 'Bundespräsident 2026', 'Eidgenössisches Finanzdepartement'],
  [
    'Vice-présidente du Conseil fédéral 2026, Département de la défense, de la protection de la population et des sports',
    'vice-president',
    'Vice-présidente du Conseil fédéral 2026',
    'Département de la défense, de la protection de la population et des sports',
  ],
  [
    'Departement für Umwelt, Verkehr, Energie und Kommunikation',
    'member',
    null,
    'Departement für Umwelt, Verkehr, Energie und Kommunikation',
  ],
  [null, 'member', null, null],
])('%s: %s [ROUTE-39]', (occupation, rank, office, department) => {
  expect(governmentOffice(occupation)).toEqual({ rank, office, department })
})

test.each([
  ['Bundesrichterin, Zweite zivilrechtliche Abteilung', null, 'Zweite zivilrechtliche Abteilung'],
  [
    'Präsidentin des Bundesgerichts, Bundesrichterin, Erste öffentlich-rechtliche Abteilung',
    'Präsidentin des Bundesgerichts',
    'Erste öffentlich-rechtliche Abteilung',
  ],
  ['Bundesrichter', null, null],
  [null, null, null],
])('%s: office %s, division %s [ROUTE-38]', (occupation, office, division) => {
  expect(courtOffice(occupation)).toEqual({ office, division })
})
