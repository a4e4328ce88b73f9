import type { BrowserError } from '@plenara/contract'

/** How often an error occurred in browsers on one day; errors beyond the bound of a day are counted as `other`. */
export interface BrowserErrorTable extends BrowserError {
  /** In Zurich, `YYYY-MM-DD`. */
  day: string
  count: number
}
