import type { CallName } from '@plenara/contract/calls'

/** An office: a seat in the federal parliament, in the Federal Council, in the Federal Court, or in a canton or municipality. */
export type Office = 'councillor' | 'federal-councillor' | 'judge' | 'cantonal-councillor'

/** The call that returns a person in an office [API-16]. */
export const PERSON_CALLS = {
  councillor: 'getCouncillor',
  'federal-councillor': 'getFederalCouncillor',
  judge: 'getJudge',
  'cantonal-councillor': 'getCantonalCouncillor',
} as const satisfies Record<Office, CallName>

const ALL_TABS = ['profile', 'votes', 'news', 'notes'] as const
export type OfficeTab = (typeof ALL_TABS)[number]
type Tabs = readonly [OfficeTab, ...OfficeTab[]]

/**
 * The tabs of an office. The Federal Council decides as one body and votes in secret, judges are bound by the law alone, and no call returns news of
 * judges or members of cantonal councils.
 */
export const OFFICE_TABS: Readonly<Record<Office, Tabs>> = {
  councillor: ALL_TABS,
  'federal-councillor': ['profile', 'news', 'notes'],
  judge: ['profile', 'notes'],
  'cantonal-councillor': ['profile', 'votes', 'notes'],
}
