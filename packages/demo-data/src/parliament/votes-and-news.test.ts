import type { ParliamentImport, PeopleVoteResult } from '@plenara/contract'
import { CANTON_CODES, CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { expect, test } from 'vitest'
import { demoData, demoParliament } from '../index.ts'

const data = demoParliament(demoData({ cantons: ['BS', 'GR'] })) as Required<Omit<ParliamentImport, 'seats'>>
const held = data.peopleVotes.flatMap((vote) => (vote.result === null ? [] : [{ ...vote, result: vote.result }]))
const results = held.map(({ result }) => result)

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

function isByPeople({ national }: PeopleVoteResult): boolean {
  return (national.yes ?? 0) > (national.no ?? 0)
}

test('votes of the people of all five kinds, those to come without a result [SCREEN-19]', () => {
  expect(data.peopleVotes.length).toBeGreaterThanOrEqual(28)
  expect(new Set(data.peopleVotes.map(({ kind }) => kind)).size).toBe(5)
  const upcoming = data.peopleVotes.filter(({ result }) => result === null)
  expect(new Set(upcoming.map(({ date }) => date)).size).toBeGreaterThanOrEqual(2)
  for (const { date } of upcoming) expect(date > '2026-11-21').toBe(true)
  for (const { date } of data.peopleVotes) expect(new Date(date).getUTCDay()).toBe(0)
})

test('results of the cantons add up', () => {
  for (const { national, cantons } of results) {
    expect(cantons.map(({ cantonCode }) => cantonCode)).toEqual([...CANTON_CODES])
    for (const field of ['eligible', 'cast', 'blank', 'invalid', 'valid', 'yes', 'no'] as const) {
      expect(national[field]).toBe(total(cantons.map((canton) => canton[field] ?? 0)))
    }
    for (const { cast, blank, invalid, valid, yes, no, yesPercent } of [national, ...cantons]) {
      expect(total([blank ?? 0, invalid ?? 0, valid ?? 0])).toBe(cast)
      expect(total([yes ?? 0, no ?? 0])).toBe(valid)
      expect(yesPercent).toBeCloseTo((100 * (yes ?? 0)) / (valid ?? 1), 1)
    }
  }
})

test('the majorities of people and cantons follow from the results; half cantons count half (BV Art. 142)', () => {
  const half = ['OW', 'NW', 'BS', 'BL', 'AR', 'AI']
  for (const { kind, doubleMajority, result } of held.filter((vote) => vote.kind !== 'tie-break')) {
    const yes = total(result.cantons.map(({ accepted, cantonCode }) => (accepted ? (half.includes(cantonCode) ? 0.5 : 1) : 0)))
    expect(doubleMajority).toBe(kind !== 'optional-referendum')
    expect(result.cantonVotes).toEqual(doubleMajority ? { yes, no: 23 - yes } : null)
    expect(result.accepted).toBe(isByPeople(result) && (!doubleMajority || yes > 11.5))
  }
})

test('once the cantons refuse what the people accept', () => {
  expect(held.some(({ result }) => isByPeople(result) && result.accepted === false)).toBe(true)
})

test('a tie-break question prefers one of both, and says neither yes nor no (BV Art. 139b)', () => {
  const ties = held.filter(({ kind }) => kind === 'tie-break')
  expect(ties).toHaveLength(2)
  for (const { result } of ties) {
    expect([result.accepted, result.cantonVotes]).toEqual([null, null])
    expect(result.preferred).toBe(isByPeople(result) ? 'initiative' : 'counter-proposal')
  }
})

test('a bill comes before the people only if both councils accepted it, with their votes', () => {
  const linked = data.peopleVotes.filter(({ affairKey }) => affairKey !== null)
  expect(linked.length).toBeGreaterThanOrEqual(5)
  for (const { affairKey, date, positions } of linked) {
    const finals = data.parliamentVotes.filter((vote) => vote.affairKey === affairKey && vote.key.includes('/final/'))
    expect(finals.map(({ accepted }) => accepted)).toEqual([true, true])
    expect(Date.parse(date) - Date.parse(finals[0]?.date ?? '')).toBeGreaterThan(200 * 86_400_000)
    expect(positions.find(({ council }) => council === 'national-council')).toMatchObject({
      yes: finals.find(({ councilKey }) => councilKey === 'council/1')?.totals?.yes,
    })
  }
})

test('explanations say for and against in every language, in about as many words', () => {
  expect(data.explanations).toHaveLength(4 * data.peopleVotes.length)
  for (const { sections } of data.explanations) {
    const length = (kind: string) => sections.find((section) => section.kind === kind)?.blocks.join('').length ?? 0
    expect(length('brief')).toBeGreaterThan(0)
    expect(length('detail')).toBeGreaterThan(0)
    expect(length('arguments-yes') / length('arguments-no')).toBeGreaterThan(0.5)
    expect(length('arguments-yes') / length('arguments-no')).toBeLessThan(2)
  }
})

test('150 articles of nine outlets in four languages, at addresses that lead nowhere', () => {
  expect(data.articles).toHaveLength(150)
  const outlets = new Map(data.outlets.map((outlet) => [outlet.key, outlet]))
  expect(new Set(data.articles.map(({ language }) => language))).toEqual(new Set(CONTENT_LANGUAGES))
  expect(new Set(data.articles.map(({ outletKey }) => outletKey)).size).toBe(outlets.size)
  for (const { outletKey, language, premium, url, title, summary } of data.articles) {
    const outlet = outlets.get(outletKey)
    expect(outlet?.language).toBe(language)
    expect(premium && !outlet?.premium).toBe(false)
    expect(new URL(url).hostname).toMatch(/\.example$/)
    expect(`${title} ${summary}`).not.toMatch(/undefined|null|NaN| {2}/)
  }
})
