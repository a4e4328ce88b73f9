import type { TeamState } from '@plenara/contract'
import { expect, test } from 'vitest'
import { canProposeIn, REMINDER_REST_MS, reminderRefusal, type TeamFacts, teamState } from './team-state.ts'

const STATES: readonly TeamState[] = ['unreachable', 'prepared', 'invited', 'over', 'claimed', 'begun', 'submitted', 'withdrawn']
const nothing: TeamFacts = {
  ...{ isClaimed: false, isWithdrawn: false, isSubmitted: false, isBegun: false },
  ...{ isReachable: false, isInvited: false, wasInvited: false },
}

test.each([
  ['unreachable', {}],
  ['unreachable', { wasInvited: true }],
  ['prepared', { isReachable: true }],
  ['invited', { isReachable: true, isInvited: true, wasInvited: true }],
  // Candidates without a mail address get a letter.
  ['invited', { isInvited: true }],
  ['over', { isReachable: true, wasInvited: true }],
  ['claimed', { isClaimed: true, isReachable: true }],
  ['begun', { isClaimed: true, isBegun: true }],
  ['submitted', { isClaimed: true, isBegun: true, isSubmitted: true }],
  // A submitted statement stays public until the next publication.
  ['withdrawn', { isWithdrawn: true, isSubmitted: true, isBegun: true }],
  ['withdrawn', { isWithdrawn: true, isInvited: true }],
] as const)('%s: %o', (state, facts) => {
  expect(teamState({ ...nothing, ...facts })).toBe(state)
})

const UNTIL = 100 * 86_400_000

// Fails when a second reminder goes out within a week, or a reminder without anything to do.
test('a secretariat can remind invited people without a submission once a week, until changes end', () => {
  const at = (state: TeamState, remindedAt: number | null, now: number) => reminderRefusal({ state, remindedAt, until: UNTIL }, now)
  for (const state of ['invited', 'over', 'claimed', 'begun'] as const) {
    expect(at(state, null, 0)).toBeNull()
    expect(at(state, 0, REMINDER_REST_MS - 1)).toBe('reminded_lately')
    expect(at(state, 0, REMINDER_REST_MS)).toBeNull()
    expect(at(state, null, UNTIL - 1)).toBeNull()
    expect(at(state, null, UNTIL)).toBe('nothing_to_remind')
  }
  for (const state of ['unreachable', 'prepared', 'submitted', 'withdrawn'] as const) expect(at(state, null, 0)).toBe('nothing_to_remind')
})

test('an address can be proposed only for people without an account', () => {
  expect(STATES.filter(canProposeIn)).toEqual(['unreachable', 'prepared', 'invited', 'over'])
})
