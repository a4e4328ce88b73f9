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
  // A letter goes to who has no address by mail.
  ['invited', { isInvited: true }],
  ['over', { isReachable: true, wasInvited: true }],
  ['claimed', { isClaimed: true, isReachable: true }],
  ['begun', { isClaimed: true, isBegun: true }],
  ['submitted', { isClaimed: true, isBegun: true, isSubmitted: true }],
  // What was submitted is still there until the next publication.
  ['withdrawn', { isWithdrawn: true, isSubmitted: true, isBegun: true }],
  ['withdrawn', { isWithdrawn: true, isInvited: true }],
] as const)('%s: %o', (state, facts) => {
  expect(teamState({ ...nothing, ...facts })).toBe(state)
})

const UNTIL = 100 * 86_400_000

// Fails when a second reminder of one week goes out, or one that asks for nothing.
test('a secretariat reminds once a week whoever was invited and has not submitted, until changes end', () => {
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

test('an address is proposed only of who has no account', () => {
  expect(STATES.filter(canProposeIn)).toEqual(['unreachable', 'prepared', 'invited', 'over'])
})
