import { expect, test } from 'vitest'
import { brokenLines } from './broken-lines.ts'

// Fails when a long name stays on two lines and is cut by the edge.
test.each([
  ['Law and Order', 14, ['Law and', 'Order']],
  ['Umweltschutz', 14, ['Umweltschutz']],
  ['Zusammenarbeit mit dem Ausland', 58, ['Zusammenarbeit', 'mit dem Ausland']],
  ['Mehr Schutz von Umwelt und Klima', 18, ['Mehr Schutz von', 'Umwelt und Klima']],
  ["Plus de protection de l'environnement et du climat", 18, ['Plus de protection', "de l'environnement", 'et du climat']],
  ['Finanzverwaltungsrecht', 14, ['Finanzverwaltungsrecht']],
])('%s is broken into lines of at most %i letters', (name, room, lines) => {
  expect(brokenLines(name, room)).toEqual(lines)
})
