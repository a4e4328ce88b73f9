import type { Decision } from '@plenara/contract'
import { withValues } from '../../platform/address-filters.ts'
import { decisionOf } from './decision-counts.ts'

export const VIEWS = ['party', 'group', 'person'] as const
export type View = (typeof VIEWS)[number]

/** The view of the decisions of a vote, from the address. */
export interface MemberFilters {
  readonly view: View
  readonly search: string
  /** Null for all. */
  readonly decision: Decision | null
}

/** Reads and writes the filters; an invalid view is that by party. */
export const memberFilters = {
  read: (params: URLSearchParams): MemberFilters => ({
    view: VIEWS.find((view) => view === params.get('view')) ?? 'party',
    search: params.get('q') ?? '',
    decision: decisionOf(params.get('decision')),
  }),
  write: (params: URLSearchParams, { view, search, decision }: MemberFilters): URLSearchParams =>
    withValues(params, { view: view === 'party' ? '' : view, q: search, decision: decision ?? '' }),
}
