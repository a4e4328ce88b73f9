import { MAX_IMPORTANT, seededRandom, WITHOUT_REPLY_ALLOWED } from '@plenara/domain'
import { expect, test } from 'vitest'
import { planAddresses, planSaves } from '../../bench/season/plan-season.ts'

test('a season has 5,140 people who are invited by mail, 769 who get a letter, and each address that it says', () => {
  const addresses = planAddresses(5_909, seededRandom('a season'))
  const count = (...kinds: string[]) => addresses.filter(({ kind }) => kinds.includes(kind)).length
  expect([count('alone', 'put-off', 'refused'), count('none', 'shared'), count('shared')]).toEqual([5_140, 769, 60])
  expect([count('refused'), count('put-off')]).toEqual([154, 51])
  const owners = new Map<string, number>()
  for (const { email } of addresses) owners.set(email, (owners.get(email) ?? 0) + 1)
  expect(
    addresses.every(
      ({ kind, email }) => owners.get(email) === ({ none: 709, shared: 2 } as Record<string, number>)[kind] || owners.get(email) === 1,
    ),
  ).toBe(true)
  expect(planAddresses(5_909, seededRandom('a season'))).toEqual(addresses)
  expect(planAddresses(5_909, seededRandom('another'))).not.toEqual(addresses)
})

test('somebody decides on every question, within what may be submitted, and has second thoughts', () => {
  const questions = Array.from({ length: 75 }, (_, index) => ({ id: 100 + index, type: 'Standard-4' as const }))
  const saves = planSaves(questions, 110, seededRandom('a person'))
  expect(saves).toHaveLength(110)
  expect(new Set(saves.filter(({ field }) => field.startsWith('answer/')).map(({ field }) => field)).size).toBe(75)
  expect(saves.filter(({ value }) => value === null).length).toBeLessThanOrEqual(WITHOUT_REPLY_ALLOWED)
  expect(saves.filter(({ field }) => field.startsWith('important/')).length).toBeLessThanOrEqual(MAX_IMPORTANT)
})
