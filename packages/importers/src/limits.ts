/** What reading one file may take. No source of the product comes near; an operator with a larger one sets the variable. */
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

/** The variable of each limit that an operator may have a reason to change. */
export const LIMIT_VARIABLES = {
  fileBytes: 'IMPORT_MAX_BYTES',
  rows: 'IMPORT_MAX_ROWS',
  columns: 'IMPORT_MAX_COLUMNS',
  cellLength: 'IMPORT_MAX_CELL_LENGTH',
  expandedBytes: 'IMPORT_MAX_EXPANDED_BYTES',
  seconds: 'IMPORT_MAX_SECONDS',
} as const satisfies Partial<Record<keyof Limits, string>>

/** A file goes beyond a limit; the message says which, and how an operator raises it. */
export class LimitExceeded extends Error {}

/** Throws `LimitExceeded` where `value` is above the limit. `what` names what is counted, in the plural. */
export function checkLimit(limit: keyof Limits, value: number, limits: Limits, what: string): void {
  if (value > limits[limit]) throw new LimitExceeded(`the file has more than ${limits[limit]} ${what}${hintOf(limit)}`)
}

function hintOf(limit: keyof Limits): string {
  const variable = Object.entries(LIMIT_VARIABLES).find(([name]) => name === limit)?.[1]
  return variable ? ` (${variable} sets the limit)` : ''
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
