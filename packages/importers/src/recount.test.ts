import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ElectionBundle } from '@plenara/contract'
import { describe, expect, test } from 'vitest'
import { parseEch0252 } from './ech0252/parse.ts'
import { parseOneGov } from './onegov/parse.ts'
import { deviationsOf, recountOf } from './recount.ts'
import { parseSesamBs } from './sesam-bs/parse.ts'
import type { Parsed } from './source.ts'
import { fixture, shared } from './test-source.ts'
import { parseWabstiC } from './wabstic/parse.ts'

const WABSTIC = 'elections/wabstic-sg/nr2015-sg/'
const oneGov = (name: string) => () => parseOneGov(shared(`elections/onegov-proporz/${name}.csv`))
const sesam = (year: number) => () => parseSesamBs(shared(`elections/sesam-bs-grossrat/Wahlen_${year}.xlsx`))
const ech0252 = (name: string) => () => parseEch0252(shared(`elections/ech0252-sg-small/${name}.xml`))
const wabstiC = () => {
  const names = readdirSync(fileURLToPath(new URL(`../../../../shared/data/${WABSTIC}`, import.meta.url)))
  return parseWabstiC(names.map((name) => shared(`${WABSTIC}${name}`)))
}

async function electionsOf(parse: () => Promise<Parsed>): Promise<readonly ElectionBundle[]> {
  return (await parse()).import.elections ?? []
}

function officialOf(bundles: readonly ElectionBundle[]) {
  return bundles.map(({ election, result }) => ({
    key: election.key,
    seats: Object.fromEntries(result?.lists.map(({ listKey, seats }) => [listKey, seats]) ?? []),
    elected: result?.candidates.flatMap(({ candidateKey, elected }) => (elected ? [candidateKey] : [])).toSorted(),
  }))
}

function recounted(bundles: readonly ElectionBundle[]) {
  const byKey = new Map(recountOf(bundles).map((recount) => [recount.electionKey, recount]))
  return bundles.map(({ election: { key } }) => ({
    key,
    seats: Object.fromEntries(byKey.get(key)?.seats ?? []),
    elected: [...(byKey.get(key)?.elected.values() ?? [])].flatMap(({ elected }) => elected).toSorted(),
  }))
}

/** The same elections, as another law would count them. */
function under(bundles: readonly ElectionBundle[], change: Partial<ElectionBundle['election']>): ElectionBundle[] {
  return bundles.map((bundle) => ({ ...bundle, election: { ...bundle.election, ...change } }))
}

describe('the votes of official results give the official seats and the official elected', { tags: ['real-data'] }, () => {
  test.each([
    ['National Council, Basel-Landschaft 2019 (OneGov): Hagenbach-Bischoff with sub-connections', oneGov('nr2019-bl'), 7, 20],
    ['National Council, St. Gallen 2015 (WabstiC): Hagenbach-Bischoff with sub-connections', wabstiC, 12, 23],
    ['Kantonsrat St. Gallen 2020, Rorschach (OneGov): Hagenbach-Bischoff', oneGov('kantonsrat2020-sg-rorschach'), 10, 8],
    ['Grosser Rat Graubünden 2022 (OneGov): doubly proportional over 39 constituencies', oneGov('grossrat2022-gr'), 120, 167],
    ['Grosser Rat Basel-Stadt 2020 (SESAM): Sainte-Laguë, Bettingen by majority', sesam(2020), 100, 40],
  ])('%s', async (_, parse, seats, lists) => {
    const bundles = await electionsOf(parse)
    expect(recounted(bundles)).toEqual(officialOf(bundles))
    expect(recountOf(bundles).flatMap(({ tiedListKeys }) => tiedListKeys)).toEqual([])
    expect(recounted(bundles).flatMap(({ elected }) => elected)).toHaveLength(seats)
    expect(recounted(bundles).flatMap((one) => Object.keys(one.seats))).toHaveLength(lists)
    expect(deviationsOf(bundles)).toEqual([])
  })

  test('each with its own method: another one, or no connections, gives other seats', async () => {
    const basel = await electionsOf(sesam(2020))
    expect(deviationsOf(under(basel, { seatMethod: 'hagenbach-bischoff' }))).not.toEqual([])
    const federal = await electionsOf(oneGov('nr2019-bl'))
    const unconnected = federal.map((bundle) => ({
      ...bundle,
      lists: bundle.lists.map((list) => ({ ...list, connection: null, subConnection: null })),
    }))
    expect(deviationsOf(unconnected)).not.toEqual([])
    const graubuenden = await electionsOf(oneGov('grossrat2022-gr'))
    expect(deviationsOf(under(graubuenden, { seatMethod: 'sainte-lague' }))).not.toEqual([])
  })

  test('without the votes or official seats of lists nothing is computed', async () => {
    for (const parse of [sesam(2016), ech0252('proportional_info'), ech0252('majority_info'), ech0252('multi_combined')]) {
      const bundles = await electionsOf(parse)
      expect(bundles.length).toBeGreaterThan(0)
      expect([recountOf(bundles), deviationsOf(bundles)]).toEqual([[], []])
    }
  })

  test('a doubly proportional body is not computed from some of its constituencies, nor where its rules are not known', async () => {
    const graubuenden = await electionsOf(oneGov('grossrat2022-gr'))
    expect(recountOf(graubuenden.slice(1))).toEqual([])
    expect(recountOf(under(graubuenden, { electionDate: '2018-06-10' }))).toEqual([])
  })
})

describe('deviations', () => {
  const names = ['WP_Wahl', 'WP_Listen', 'WP_Kandidaten', 'WPStatic_Kandidaten', 'WP_Gemeinden']
  const files = names.map((name) => fixture(`./wabstic/fixtures/${name}.csv`))
  const swapped = (file: string, from: string, to: string) =>
    parseWabstiC(
      files.map((source) => {
        const text = Buffer.from(source.bytes).toString('latin1')
        return source.file === file ? { ...source, bytes: Buffer.from(text.replace(from, to), 'latin1') } : source
      }),
    )

  test('an import reports seats that do not follow from the votes', async () => {
    const candidates = await swapped('WP_Kandidaten.csv', '0101;1;40\r\n1;0102;0;20', '0101;0;40\r\n1;0102;1;20')
    expect(candidates.problems.map(({ reason }) => reason)).toEqual([
      'wabstic/sg/2026-03-08/kantonsratswahl: candidate 0101 has the votes of a seat of list 01 and is not elected',
    ])
  })

  test('what the lot decided is no deviation: equal lists and equal candidates', async () => {
    const [bundle] = (await parseWabstiC(files)).import.elections ?? []
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
