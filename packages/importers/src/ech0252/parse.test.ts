import { expect, test } from 'vitest'
import { asWindows1252, cut, fixture, textOfSource, textSource } from '../test-support/source.ts'
import { parseEch0252 } from './parse.ts'

const delivery = fixture('./ech0252/fixtures/delivery.xml')
const bundles = async () => (await parseEch0252(delivery)).import.elections ?? []

test('lists for ballots without designation are no lists and are not counted', async () => {
  const { counts, problems } = await parseEch0252(delivery)
  expect(problems).toEqual([])
  expect(counts).toEqual({ elections: 2, lists: 2, candidates: 4 })
})

test('an election carries its texts in the languages of the delivery [ENTITY-3]', async () => {
  const [national] = await bundles()
  expect(national?.election).toMatchObject({
    key: 'national-council/gr/2027-10-24',
    sourceKey: 'ech0252/gr/2027-10-24/P1',
    level: 'federal',
    type: 'legislative',
    council: 'national-council',
    name: { de: 'Nationalratswahl (Probe)', rm: 'Elecziun dal Cussegl naziunal (prova)' },
    languages: ['de', 'rm'],
    seats: 4,
    lines: 4,
    maxRepetitions: 2,
    seatMethod: 'hagenbach-bischoff',
    electionDate: '2027-10-24',
    nextElectionDate: '2031-10-19',
    fictional: false,
  })
})

test('the Council of States is a majority election with each name once, also filed under the canton', async () => {
  const states = (await bundles())[1]
  expect(states?.election).toMatchObject({
    council: 'council-of-states',
    level: 'federal',
    seatMethod: 'majority',
    maxRepetitions: 1,
    lines: 2,
  })
  expect(states?.lists).toEqual([])
})

test('a pre-cumulated candidate stands twice on the printed lines [ENTITY-6]', async () => {
  const [national] = await bundles()
  expect(national?.lists.map((list) => [list.number, list.candidateKeys, list.connection, list.subConnection])).toEqual([
    ['01', ['K1', 'K1', 'K2'], 'V1', 'U1'],
    ['02', ['K3'], 'V1', null],
  ])
})

test('a candidate has the number, occupation and place of the ballot, and nothing that the canton does not publish', async () => {
  const [anna, , carla] = (await bundles())[0]?.candidates ?? []
  expect(anna).toMatchObject({
    key: 'K1',
    firstName: 'Anna',
    lastName: 'Muster',
    birthYear: 1980,
    sex: 'female',
    number: '01.01',
    listKey: 'L1',
    listPosition: 1,
    place: 'Thusis',
    occupation: { de: 'Landwirtin, Präsidentin', rm: 'pura, presidenta' },
    incumbent: true,
    partyKey: 'ech0252/gr/stb',
  })
  expect(carla).toMatchObject({ birthYear: null, partyKey: null, place: null, occupation: {} })
})

test('of a broken file the elections before the break are taken', async () => {
  const text = textOfSource(delivery)
  const { counts, problems } = await parseEch0252(cut(delivery, (text.indexOf('P2') + 20) / text.length))
  expect(counts.elections).toBe(1)
  expect(problems).toEqual([{ file: 'delivery.xml', line: expect.any(Number), reason: expect.stringMatching(/^the XML is broken/) }])
  expect(problems[0]?.line).toBeGreaterThan(70)
})

test('a file cut in half inside its first election loads nothing', async () => {
  const { import: data, problems } = await parseEch0252(cut(delivery, 0.4))
  expect(data).toEqual({})
  expect(problems).toHaveLength(1)
})

test('candidates in another encoding than declared are reported by line', async () => {
  const text = textOfSource(delivery).replace('Beispiel Beat, 1975, Lehrer', 'Beispiel Beat, 1975, Gärtner')
  const { counts, problems } = await parseEch0252(asWindows1252(textSource('latin.xml', text)))
  expect(counts.candidates).toBe(2)
  expect(problems.map((problem) => problem.line)).toEqual([17, 27])
  expect(problems[0]?.reason).toMatch(/K1 holds characters/)
})

test('an encoding that the file declares is read', async () => {
  const text = textOfSource(delivery).replace('encoding="UTF-8"', 'encoding="ISO-8859-1"')
  const { import: data, problems } = await parseEch0252(asWindows1252(textSource('latin.xml', text)))
  expect(problems).toEqual([])
  expect(data.elections?.[0]?.candidates[0]?.occupation.de).toBe('Landwirtin, Präsidentin')
})

test('an election without seats is left out, the others load', async () => {
  const text = textOfSource(delivery).replace('<eCH-0155:numberOfMandates>4</eCH-0155:numberOfMandates>', '')
  const { counts, problems } = await parseEch0252(textSource('a.xml', text))
  expect(counts).toMatchObject({ elections: 1, candidates: 1 })
  expect(problems).toEqual([{ file: 'a.xml', line: 10, reason: 'election P1 has no numberOfMandates' }])
})

test('an entity that a file declares is refused', async () => {
  const text = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><delivery><cantonId>&x;</cantonId></delivery>'
  expect((await parseEch0252(textSource('a.xml', text))).problems[0]?.reason).toMatch(/undefined entity/)
})
