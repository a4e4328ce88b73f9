import type { ElectionBundle } from '@plenara/contract'
import { describe, expect, test } from 'vitest'
import { ballotRulesOf } from './ballot-rules.ts'
import { parseEch0252 } from './ech0252/parse.ts'
import { parseOneGov } from './onegov/parse.ts'
import { deviationsOf, recountOf } from './recount.ts'
import { parseSesamBs } from './sesam-bs/parse.ts'
import { electionsOf, officialOf, recounted, under } from './test-support/recount.ts'
import { fixture } from './test-support/source.ts'
import { parseWabstiC } from './wabstic/parse.ts'

const WABSTIC = ['WP_Wahl', 'WP_Listen', 'WP_Kandidaten', 'WPStatic_Kandidaten', 'WP_Gemeinden']
const wabstiCFiles = WABSTIC.map((name) => fixture(`./wabstic/fixtures/${name}.csv`))

const nationalCouncil = () => parseOneGov(fixture('./fixtures/nr2027-bl.csv'))
const graubuenden = () => parseOneGov(fixture('./fixtures/grossrat2026-gr.csv'))
const basel = () => parseSesamBs(fixture('./sesam-bs/fixtures/grosser-rat-2020.xlsx'))

/** Lists with another connection each. */
function connected(bundles: readonly ElectionBundle[], connect: (list: ElectionBundle['lists'][number]) => object): ElectionBundle[] {
  return bundles.map((bundle) => ({ ...bundle, lists: bundle.lists.map((list) => ({ ...list, ...connect(list) })) }))
}

describe('the votes of results give their seats and their elected', () => {
  test.each([
    ['National Council, sub-connections within connections (OneGov): Hagenbach-Bischoff', nationalCouncil, [7, 7]],
    ['Kantonsrat with sub-connections (WabstiC): Hagenbach-Bischoff', () => parseWabstiC(wabstiCFiles), [3, 3]],
    ['Grosser Rat of Graubünden (OneGov): doubly proportional over four constituencies', graubuenden, [11, 13]],
    ['Grosser Rat of Basel-Stadt (SESAM): Sainte-Laguë, Bettingen by majority', basel, [35, 6]],
  ])('%s', async (_, parse, [seats, lists]) => {
    const bundles = await electionsOf(parse)
    expect(recounted(bundles)).toEqual(officialOf(bundles))
    expect(recountOf(bundles).flatMap(({ tiedListKeys }) => tiedListKeys)).toEqual([])
    expect(recounted(bundles).flatMap(({ elected }) => elected)).toHaveLength(seats!)
    expect(recounted(bundles).flatMap((one) => Object.keys(one.seats))).toHaveLength(lists!)
    expect(deviationsOf(bundles)).toEqual([])
  })

  test('each with its own method: another one, or no connections, gives other seats', async () => {
    const ofBasel = await electionsOf(basel)
    expect(deviationsOf(under(ofBasel, { seatMethod: 'hagenbach-bischoff' }))).not.toEqual([])
    const federal = await electionsOf(nationalCouncil)
    expect(deviationsOf(connected(federal, () => ({ subConnection: null })))).not.toEqual([])
    expect(deviationsOf(connected(federal, () => ({ connection: null, subConnection: null })))).not.toEqual([])
    expect(deviationsOf(under(federal, { seatMethod: 'sainte-lague' }))).not.toEqual([])
    expect(deviationsOf(under(await electionsOf(graubuenden), { seatMethod: 'sainte-lague' }))).not.toEqual([])
  })

  test('a list below the quorum of the canton gets no seat, also the one of its constituency', async () => {
    const avers = recounted(await electionsOf(graubuenden)).find(({ key }) => key.endsWith('/avers'))
    expect(avers?.seats).toEqual({ '1': 1, '2': 0, '3': 0, '4': 0 })
  })

  test('without the votes or official seats of lists nothing is computed', async () => {
    const sources = [
      () => parseSesamBs(fixture('./sesam-bs/fixtures/reduced-2016.xlsx')),
      () => parseEch0252(fixture('./ech0252/fixtures/delivery.xml')),
      () => parseOneGov(fixture('./onegov/fixtures/stadtrat2025-kriens.csv')),
    ]
    for (const parse of sources) {
      const bundles = await electionsOf(parse)
      expect(bundles.length).toBeGreaterThan(0)
      expect([recountOf(bundles), deviationsOf(bundles)]).toEqual([[], []])
    }
    const basic = await electionsOf(basel)
    const withoutVotes = basic.map((bundle) => ({
      ...bundle,
      result: bundle.result && { ...bundle.result, lists: bundle.result.lists.map((list) => ({ ...list, votes: null })) },
    }))
    expect(recountOf(withoutVotes)).toEqual([])
    const interim = basic.map((bundle) => ({ ...bundle, result: bundle.result && { ...bundle.result, final: false } }))
    expect(recountOf(interim)).toEqual([])
  })

  // Fails when `listResultsOf` counts an election of an unknown method.
  test('where the law of a canton is not known, seats are not counted by that of another', async () => {
    const federal = await electionsOf(nationalCouncil)
    expect(deviationsOf(under(federal, { seats: 9 }))).not.toEqual([])
    const { seatMethod } = ballotRulesOf({
      cantonCode: 'BL',
      council: 'cantonal-parliament',
      seats: 9,
      isProportional: true,
      day: '2019-03-31',
    })
    const cantonal = under(federal, { seats: 9, council: 'cantonal-parliament', seatMethod })
    expect([recountOf(cantonal), deviationsOf(cantonal)]).toEqual([[], []])
  })

  test('a doubly proportional body is not computed from some of its constituencies, nor where its rules are not known', async () => {
    const bundles = await electionsOf(graubuenden)
    expect(recountOf(bundles.slice(1))).toEqual([])
    expect(recountOf(under(bundles, { electionDate: '2018-06-10' }))).toEqual([])
  })
})

describe('deviations', () => {
  const swapped = (file: string, from: string, to: string) =>
    parseWabstiC(
      wabstiCFiles.map((source) => {
        const text = Buffer.from(source.bytes).toString('latin1')
        return source.file === file ? { ...source, bytes: Buffer.from(text.replace(from, to), 'latin1') } : source
      }),
    )

  test('an import reports seats that do not follow from the votes', async () => {
    const candidates = await swapped('WP_Kandidaten.csv', '0101;1;40\r\n1;0102;0;20', '0101;0;40\r\n1;0102;1;20')
    expect(candidates.problems.map(({ reason }) => reason)).toEqual([
      'cantonal-parliament/sg/2026-03-08: candidate 0101 has the votes of a seat of list 01 and is not elected',
    ])
  })

  test('what the lot decided is no deviation: equal lists and equal candidates', async () => {
    const [bundle] = (await parseWabstiC(wabstiCFiles)).import.elections ?? []
    const result = bundle?.result
    if (!bundle || !result) throw new Error('the sample has a result')
    const equal = (winner: string, loser: string): ElectionBundle => ({
      ...bundle,
      lists: bundle.lists.map((list) => ({ ...list, connection: null, subConnection: null })),
      result: {
        ...result,
        candidates: result.candidates.map((one) => ({ ...one, votes: 10, elected: ['0301', '0302', winner].includes(one.candidateKey) })),
        lists: [
          { listKey: winner.slice(0, 2), votes: 30, seats: 1 },
          { listKey: loser.slice(0, 2), votes: 30, seats: 0 },
          { listKey: '03', votes: 90, seats: 2 },
        ],
      },
    })
    for (const tied of [equal('0101', '0201'), equal('0201', '0101')]) {
      expect(recountOf([tied])[0]?.tiedListKeys).toEqual(['01', '02'])
      expect(deviationsOf([tied])).toEqual([])
    }
  })
})
