/** What reading one file may take. No source of the product comes near; an operator with a larger one raises the limit. */
export interface Limits {
  /** Of the file as it lies on the disk. */
  readonly fileBytes: number
  /** Rows of a table, of all sheets, and records of a document. */
  readonly rows: number
  readonly columns: number
  /** Characters of one cell, one text. */
  readonly cellLength: number
  /** What the parts of a compressed file may come to in all. */
  readonly expandedBytes: number
  /** Parts of a compressed file. */
  readonly zipEntries: number
  /** How deep elements of XML and objects of JSON may be nested. */
  readonly depth: number
  /** Of reading and writing together. */
  readonly seconds: number
}

/** 200,000 candidates in 40 municipalities are 1,000,000 rows of 400 bytes; the largest real file of the formats has 30 MB. */
export const LIMITS: Limits = {
  fileBytes: 500_000_000,
  rows: 2_000_000,
  columns: 2_000,
  cellLength: 200_000,
  expandedBytes: 200_000_000,
  zipEntries: 2_000,
  depth: 100,
  seconds: 900,
}

/** The name in the setting `LIMITS` of each limit that an operator may have a reason to change. */
export const LIMIT_NAMES = {
  fileBytes: 'import-bytes',
  rows: 'import-rows',
  columns: 'import-columns',
  cellLength: 'import-cell-length',
  expandedBytes: 'import-expanded-bytes',
  seconds: 'import-seconds',
} as const satisfies Partial<Record<keyof Limits, string>>

/** A file goes beyond a limit; the message says which, and how an operator raises it. */
export class LimitExceeded extends Error {}

/** Throws `LimitExceeded` where `value` is above the limit. `what` names what is counted, in the plural. */
export function checkLimit(limit: keyof Limits, value: number, limits: Limits, what: string): void {
  if (value > limits[limit]) throw new LimitExceeded(`the file has more than ${limits[limit]} ${what}${hintOf(limit)}`)
}

/** How an operator raises a limit, to be put behind a message; empty where nobody can. */
export function hintOf(limit: keyof Limits): string {
  const name = Object.entries(LIMIT_NAMES).find(([key]) => key === limit)?.[1]
  return name ? ` (LIMITS=${name}=… sets the limit)` : ''
}

/** When an import must have ended. */
export interface Deadline {
  /** Throws `LimitExceeded` once the time is over; cheap enough for every row. */
  check(): void
}

/** How many rows pass between two looks at the clock. */
const ROWS_PER_LOOK = 256

/** A deadline that begins now. */
export function startDeadline(limits: Limits = LIMITS): Deadline {
  const end = performance.now() + 1000 * limits.seconds
  let calls = 0
  return {
    check: () => {
      if (calls++ % ROWS_PER_LOOK === 0 && performance.now() > end)
        throw new LimitExceeded(`the import takes longer than ${limits.seconds} seconds${hintOf('seconds')}`)
    },
  }
}
