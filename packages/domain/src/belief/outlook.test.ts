import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../fair-order/random.ts'
import { encodeAnswers } from '../match/answer-matrix.ts'
import { matchPercents } from '../match/match-percent.ts'
import { precisionOf } from './band.ts'
import * as belief from './index.ts'
import { groupInFairOrder, outlookOf } from './outlook.ts'

const QUESTIONS = Array.from({ length: 12 }, (_, index) => index + 1)
const SCALE = [0, 25, 75, 100]

/** Candidates who answer by chance, `silent` of them fewer than ten questions. */
function fieldOf(count: number, silent = 0) {
  const random = seededRandom(`field of ${count}`)
  const people = Array.from({ length: count }, (_, index) => ({
    candidateId: 500 + index,
    answers: QUESTIONS.slice(0, index < silent ? 9 : 12).map((questionId) => ({
      questionId,
      value: SCALE[Math.floor(random() * SCALE.length)] ?? 0,
    })),
  }))
  return encodeAnswers(QUESTIONS, people)
}

const answers = (count: number) => QUESTIONS.slice(0, count).map((questionId) => ({ questionId, value: 75, weight: 1 as const }))

describe('the outlook', () => {
  test('needs 40 candidates with answers, and leaves out those with too few for a percent', () => {
    expect(outlookOf(fieldOf(39), answers(3))).toBeNull()
    expect(outlookOf(fieldOf(50, 6), answers(3))?.expected).toHaveLength(44)
  })

  test('is the percent of the method once everything is answered, and the group its best ten with their ties', () => {
    const matrix = fieldOf(60)
    const outlook = outlookOf(matrix, answers(12))
    const percents = matchPercents({ matrix, responses: answers(12), seed: 1 })
    const valueById = new Map(percents.map(({ candidateId, value }) => [candidateId, value]))
    for (const { candidateId, expected } of outlook?.expected ?? []) expect(expected).toBeCloseTo(valueById.get(candidateId) ?? -1, 0)
    const tenth = percents[9]?.value ?? 0
    expect(outlook?.group.length).toBe(percents.filter(({ value }) => (value ?? 0) >= tenth).length)
  })

  test('the words for half a width', () => {
    expect([7.01, 7, 4.5, 4.49].map(precisionOf)).toEqual(['rough', 'fair', 'fair', null])
  })
})

/** Pearson's chi-squared statistic of counts that are expected to be equal. */
function chiSquared(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

// Fails when the three cards are the best three of the group, or the order depends on the ids.
test('the three cards and the first of them are uniform over the seeds of the voters', () => {
  const outlook = outlookOf(fieldOf(120), answers(5))
  const group = outlook?.group ?? []
  expect(group.length).toBeGreaterThan(20)
  const VOTERS = 20_000
  const onCard = new Map(group.map(({ candidateId }) => [candidateId, 0]))
  const first = new Map(onCard)
  for (let voter = 1; voter <= VOTERS; voter++) {
    const order = outlook ? groupInFairOrder(outlook, `${voter}/101`) : []
    order.slice(0, 3).forEach(({ candidateId }, place) => {
      onCard.set(candidateId, (onCard.get(candidateId) ?? 0) + 1)
      if (place === 0) first.set(candidateId, (first.get(candidateId) ?? 0) + 1)
    })
  }
  // The mean of the statistic is its degrees of freedom, its variance twice that: four standard deviations (p about 0.0003).
  const freedom = group.length - 1
  const bound = freedom + 4 * Math.sqrt(2 * freedom)
  expect(chiSquared([...onCard.values()])).toBeLessThan(bound)
  expect(chiSquared([...first.values()])).toBeLessThan(bound)
})

// Fails when a screen could draw an estimated answer: voters adopt answers that are shown as their own.
test('estimates of open answers are not exported, and no screen imports them', () => {
  const exported = ['adaptiveQuestion', 'answeringRows', 'bandAround', 'bandOf', 'groupInFairOrder', 'groupInQuestion', 'halfWidthOf']
  expect(Object.keys(belief).toSorted()).toEqual([...exported, 'listsInQuestion', 'outlookOf', 'precisionOf'])
  const apps = join(import.meta.dirname, '../../../../apps/web/src')
  const sources = readdirSync(apps, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!test)\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(500)
  const looking = sources.filter((file) => /\.belief\b|\bbelief[:,]|\{ belief/.test(readFileSync(join(apps, file), 'utf8')))
  expect(looking).toEqual([])
})

// Fails when a rule of this folder imports a person or a list, or names a party, a list or a name.
test('the rules use answers and row numbers alone: no party, no list, no name', () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(6)
  const allowed = /^(\.\/[\w-]+\.ts|\.\.\/match\/(answer-matrix|match-percent)\.ts|\.\.\/fair-order\/random\.ts)$/
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const imports = [...code.matchAll(/^import (type )?\{([^}]*)\} from '([^']+)'/gm)]
    for (const [, type, names, source] of imports) {
      if (source === '@plenara/contract') expect([file, type, names?.trim()]).toEqual([file, 'type ', 'Response'])
      else expect(`${file}: ${source}`).toMatch(new RegExp(`^${file}: ${allowed.source.slice(1)}`))
    }
    expect(code, file).not.toMatch(/\b(party|partyId|listId|listNumber|firstName|lastName|sex|birthYear|incumbent)\b/)
  }
})
