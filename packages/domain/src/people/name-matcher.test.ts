import { expect, test } from 'vitest'
import { createNameMatcher, type NamedPerson } from './name-matcher.ts'

const person = (id: number, name: string, hints: readonly string[] = [], isProminent = false): NamedPerson => {
  const [firstName = '', lastName = ''] = name.split('|')
  return { id, firstName, lastName, hints, isProminent }
}

const PEOPLE = [
  person(1, 'Thomas|Müller', ['SVP', 'St. Gallen']),
  person(2, 'Elisabeth|Baume-Schneider', [], true),
  person(3, 'Karin|Keller-Sutter', [], true),
  person(4, 'Anna|Müller', ['SP', 'Bern']),
  person(5, 'Anna|Müller', ['FDP', 'Luzern']),
  person(6, 'Anna|Müller Weber', ['GLP']),
  person(7, 'Pierre-Yves|Maillard', ['SP', 'Waadt', 'Vaud']),
  person(8, 'Jacqueline|de Quattro', ['FDP', 'PLR']),
  person(9, 'Sidney|Kamerzin', ['Mitte']),
  person(10, 'Marie|Roth', ['Grüne']),
  person(11, 'Peter|Meier', ['EVP']),
  person(12, 'Hans Peter|Meier', ['EDU']),
  person(13, 'Rosa|Klein', ['SP']),
  person(14, "Nadia|D'Angelo", ['Verdi', 'Tessin']),
  person(15, 'Samuel Beat|Jauslin', ['FDP']),
  person(16, 'Fabio|Regazzi', ['Centro']),
  person(17, 'Noëmi|Caviezel', ['Center']),
  person(18, 'Beat|Jans', [], true),
  person(19, 'Céline|Widmer', ['SP']),
]
const match = createNameMatcher(PEOPLE)

/** Sentences with the ids of the people they name; written for this test. */
const NAMED: readonly (readonly [string, readonly number[]])[] = [
  ['Nationalrat Thomas Müller will weniger Tempo 30.', [1]],
  ['Nationalrat Thomas Mueller will weniger Tempo 30.', [1]],
  ['SVP-Nationalrat Thomas Müller: «Nein»', [1]],
  ['NATIONALRAT THOMAS MÜLLER TRITT ZURÜCK', [1]],
  ['Bundesrätin Elisabeth Baume-Schneider reist nach Genf', [2]],
  ['Elisabeth Baume Schneider im Gespräch', [2]],
  ['Karin Keller-Sutter und Beat Jans streiten', [3, 18]],
  ['Die SP-Politikerin Anna Müller', [4]],
  ['Anna Müller (FDP, Luzern) fordert mehr Züge', [5]],
  ['Die Grünliberale Anna Müller Weber (GLP) kandidiert', [6]],
  ['Anna Müller-Weber von der GLP', [6]],
  ['Le conseiller aux Etats Pierre-Yves Maillard', [7]],
  ['Pierre Yves Maillard (SP) kandidiert', [7]],
  ['La conseillère nationale Jacqueline de Quattro', [8]],
  ['Il consigliere Fabio Regazzi', [16]],
  ['La cussegliera Noemi Caviezel', [17]],
  ['Die Verdi-Abgeordnete Nadia D’Angelo', [14]],
  ['Hans Peter Meier, EDU, und Peter Meier, EVP', [11, 12]],
  ['Ständerat Samuel Jauslin', [15]],
  ['Nationalrätin Celine Widmer', [19]],
  ['Nationalrat Thomas K. Müller', [1]],
  ['Der Nationalrat tagt. Rosa Klein spricht zuerst.', [13]],
]

/** Sentences that name none of them, or not unambiguously. */
const NOT_NAMED: readonly string[] = [
  'Thomas Müller trifft zweimal für Bayern',
  'Karin Keller eröffnet eine Bäckerei',
  'Elisabeth Schneider spielt Klavier in der Politik',
  'Nationalrätin Anna Müller äussert sich',
  'SP und FDP: Anna Müller sagt Ja',
  'Anna Müller-Huber (SP) ist neu im Nationalrat',
  'Nationalrätin Anne-Marie Roth',
  'Nationalrat Klaus-Peter Meier',
  'Nationalrat Müller und Thomas',
  'Die Wände sind rosa, klein ist das Parlament',
  'Das Parlament streicht rosa Klein-Möbel',
  'Beat Jansen wird Trainer',
  'Beatjans',
  'Nationalrat Peter Meierhans',
  'Nationalrat Sidney, Kamerzin und andere',
  'Müller Thomas im Nationalrat',
  'Pierre Maillard, député',
  'Die Ständerätin Quattro',
  'Im Nationalrat sprach Thomas. Müller schwieg.',
  'Marie Roth-Huber von den Grünen',
]

test.each(NAMED)('%s', (text, ids) => {
  expect(match(text)).toEqual(ids)
})

test.each(NOT_NAMED)('nobody: %s', (text) => {
  expect(match(text)).toEqual([])
})

// Fails when a condition of `mostHintedPerson`, `canBegin`, `endOf` or of politics is removed.
test('no link is wrong, and few are missed', () => {
  const sentences = [...NAMED, ...NOT_NAMED.map((text) => [text, []] as const)]
  const counts = { right: 0, wrong: 0, missed: 0 }
  for (const [text, ids] of sentences) {
    const found = match(text)
    counts.right += found.filter((id) => ids.includes(id)).length
    counts.wrong += found.filter((id) => !ids.includes(id)).length
    counts.missed += ids.filter((id) => !found.includes(id)).length
  }
  expect(counts.wrong / (counts.right + counts.wrong)).toBe(0)
  expect(counts.missed / (counts.right + counts.missed)).toBeLessThan(0.05)
})

test('a thousand articles against two thousand people take a moment', { tags: ['alone'] }, () => {
  const people = Array.from({ length: 2_000 }, (_, index) => person(index + 1, `Vorname${letters(index)}|Nachname${letters(index)}`))
  const matcher = createNameMatcher(people)
  const text = `Im Nationalrat sprach Vorname${letters(1_234)} Nachname${letters(1_234)}. ${'Das Geschäft geht an den Ständerat. '.repeat(10)}`
  const start = performance.now()
  for (let article = 0; article < 1_000; article++) expect(matcher(text)).toEqual([1_235])
  expect(performance.now() - start).toBeLessThan(5_000)
})

function letters(index: number): string {
  return [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
}
