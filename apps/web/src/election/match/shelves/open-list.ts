import type { MatchFilter, MatchSettings } from '../../shared/match-settings.ts'

/** Opens the list with an order, and optionally with a filter. */
export type OpenList = (change: Pick<MatchSettings, 'sort'> & { readonly filter?: Partial<MatchFilter> }) => void
