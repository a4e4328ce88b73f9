import { describe, expect, test } from 'vitest'
import { RECORDED_PATHS } from '../columns/page-parts.ts'
import { fixture, textOfSource, textSource } from '../test-support/source.ts'
import { unexplainedSeats } from '../remarks.ts'
import { parseEch0252 } from './parse.ts'
import { SCHEMA_ELEMENTS } from './schema-elements.ts'

const draws = fixture('./ech0252/fixtures/draws.xml')
const changed = (...pairs: readonly (readonly [string, string])[]) =>
  textSource(
    'draws.xml',
    pairs.reduce((text, [from, to]) => text.replace(from, to), textOfSource(draws)),
  )
const elections = async (source = draws) => (await parseEch0252(source)).import.elections ?? []

describe('eCH-0252 2.0.0', () => {
  // Fails when only a day of birth is read: every year would be unknown, without a word.
  test('a year of birth stands for a day; some cantons send 1900 where they publish none', async () => {
    const [federal] = await elections()
    expect(federal?.candidates.map(({ birthYear }) => birthYear)).toEqual([1980, 1975, 1969, null])
    const { problems } = await parseEch0252(changed(['<yearOfBirth>1980<', '<yearOfBirth>80<']))
    expect(problems[0]?.reason).toBe('candidate K1: yearOfBirth is no year: "80"')
  })

  // Fails when a lot that is still to be drawn is read as one that was, or is not read at all.
  test('who waits for the lot is named, and who won it is elected by lot', async () => {
    const [federal, union, pending, drawn] = await elections()
    const drawnOf = (bundle: typeof federal) => [
      bundle?.result?.candidates.flatMap(({ candidateKey, drawPending }) => (drawPending ? [candidateKey] : [])),
      bundle?.result?.lists.flatMap(({ listKey, drawPending }) => (drawPending ? [listKey] : [])),
      bundle?.result?.candidates.flatMap(({ candidateKey, byLot }) => (byLot ? [candidateKey] : [])),
    ]
    expect(drawnOf(federal)).toEqual([['K2', 'K3'], ['L1', 'L2'], ['K4']])
    expect(drawnOf(union)).toEqual([[], ['L3', 'L4'], []])
    expect(drawnOf(pending)).toEqual([['K8', 'K9'], [], []])
    expect(drawnOf(drawn)).toEqual([[], [], ['K18']])
  })

  test('the absolute majority of a first round stands with the ballots', async () => {
    expect((await elections()).map(({ result }) => result?.ballots?.absoluteMajority)).toEqual([undefined, undefined, 29, 29])
  })

  // Fails when a seat for the lot counts as a contradiction, or the votes of the sample decide what the lot has to.
  test('a seat for which the lot is still to be drawn contradicts nothing', async () => {
    expect((await parseEch0252(draws)).problems).toEqual([])
    expect((await elections()).map(unexplainedSeats)).toEqual([0, 0, 0, 0])
  })

  test('one package of several says so', async () => {
    const { problems } = await parseEch0252(changed(['totalNumberOfPackages>1<', 'totalNumberOfPackages>3<']))
    expect(problems.map(({ reason }) => reason)).toEqual(['this is package 1 of 3 of its delivery: the others hold the rest'])
  })

  test('a delivery that holds fewer entries than it says may be cut, and how many are missing is told', async () => {
    const { problems } = await parseEch0252(changed(['<numberOfEntries>4<', '<numberOfEntries>6<']))
    expect(problems.map(({ reason }) => reason)).toEqual([
      'numberOfEntries says 10, and the file holds 8 elections and results: 2 missing, it may be cut or a part',
    ])
    const more = await parseEch0252(changed(['<numberOfEntries>4<', '<numberOfEntries>3<']))
    expect(more.problems.map(({ reason }) => reason)).toEqual(['numberOfEntries says 7, and the file holds 8 elections and results'])
  })
})

// Fails when an element of the standard is neither read nor named as left out, or stands in the table alone.
test('the table of what is read and what is left out has every element of the standard', () => {
  const recorded = RECORDED_PATHS.get('ech0252') ?? new Set()
  const around = [
    'delivery',
    'electionInformationDelivery',
    'electionGroupInfo',
    'electionGroup',
    'electionResultDelivery',
    'electionGroupResult',
  ]
  const named = new Set([...around, ...[...recorded].flatMap((path) => path.split('/'))].filter((name) => /^\w+$/.test(name)))
  expect([...SCHEMA_ELEMENTS].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !SCHEMA_ELEMENTS.has(name))).toEqual([])
})

test.each(['1', '2'])('a delivery of votes, version %s, says where votes are read', async (version) => {
  const text = `<delivery xmlns="http://www.ech.ch/xmlns/eCH-0252/${version}"><voteBaseDelivery><cantonId>17</cantonId></voteBaseDelivery></delivery>`
  expect((await parseEch0252(textSource('a.xml', text))).problems.map(({ reason }) => reason)).toEqual([
    'this is a delivery of votes, not of elections: cantonal ones are read as onegov-votes, federal ones as voteinfo',
  ])
})

describe('elements that the standard does not have', () => {
  // Fails when an element that nobody has decided about is passed over, or one that the standard has is named.
  test('are named, and refuse nothing', async () => {
    const { problems } = await parseEch0252(changed(['<sex>1</sex>', '<sex>1</sex><zodiac>1</zodiac>']))
    expect(problems).toEqual([
      {
        file: 'draws.xml',
        line: expect.any(Number),
        isDoubt: true,
        reason: 'eCH-0252 has no element zodiac: what stands in it is not read',
      },
    ])
  })

  test('refuse the file where they may be a missing one under another name', async () => {
    const text = textOfSource(draws).replaceAll('absoluteMajority', 'absolutMajority')
    const { problems } = await parseEch0252(textSource('draws.xml', text))
    expect(problems.map(({ reason, isDoubt }) => [reason, isDoubt])).toEqual([
      ['the element absolutMajority looks like absoluteMajority, which is missing', undefined],
    ])
  })

  test('are free in an extension', async () => {
    const { problems } = await parseEch0252(
      changed(['</electionInformationDelivery>', '<extension><zodiac>1</zodiac></extension></electionInformationDelivery>']),
    )
    expect(problems).toEqual([])
  })
})
