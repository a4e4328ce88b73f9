import type { MatchFilter, MatchSettings } from '../../shared/match-settings.ts'

/** Opens the list with an order, and with a filter or none. */
export type OpenList = (change: Pick<MatchSettings, 'sort'> & { readonly filter?: Partial<MatchFilter> }) => void
