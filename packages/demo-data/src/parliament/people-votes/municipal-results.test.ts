import type { MunicipalityRecord } from '@plenara/contract'
import { expect, test } from 'vitest'
import { demoParliament } from '../../index.ts'

const places = ['BS', 'UR', 'AG'].flatMap((code, canton) =>
  Array.from({ length: [3, 19, 196][canton] ?? 0 }, (_, index): MunicipalityRecord => {
    return { bfsNumber: 1000 * (canton + 1) + index, name: `${code} ${index}`, cantonCode: code as 'BS', constituencyId: null }
  }),
)
const data = demoParliament({}, { municipalities: places })
const results = data.municipalResults ?? []
const voteOf = (key: string) => data.peopleVotes?.find((vote) => vote.key === key)

// Fails when a part gets more or less than its share, or a municipality more yes than valid votes.
test('the invented results of the municipalities add up to those of their canton', () => {
  expect(results.length).toBeGreaterThan(3)
  for (const { peopleVoteKey, cantonCode, municipalities } of results) {
    const canton = voteOf(peopleVoteKey)?.result?.cantons.find((one) => one.cantonCode === cantonCode)
    for (const field of ['eligible', 'cast', 'valid', 'yes', 'no'] as const)
      expect(
        municipalities.reduce((sum, one) => sum + (one[field] ?? 0), 0),
        `${peopleVoteKey} ${cantonCode} ${field}`,
      ).toBe(canton?.[field])
    for (const { eligible, cast, valid, yes, no, isCounted } of municipalities) {
      expect(isCounted).toBe(true)
      expect([Number(cast) <= Number(eligible), Number(valid) <= Number(cast), Number(yes) <= Number(valid)]).toEqual([true, true, true])
      expect(Number(no)).toBeGreaterThanOrEqual(0)
    }
  }
})

test('of the last two days with a result, the same each time, and none where no municipalities are named', () => {
  const days = new Set(results.map(({ peopleVoteKey }) => voteOf(peopleVoteKey)?.date))
  const counted = new Set(data.peopleVotes?.flatMap(({ result, date }) => (result ? [date] : [])))
  expect([...days].toSorted()).toEqual([...counted].toSorted().slice(-2))
  expect(demoParliament({}, { municipalities: places }).municipalResults).toEqual(results)
  expect(demoParliament({}).municipalResults).toBeUndefined()
})
