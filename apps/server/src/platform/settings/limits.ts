import { LIMIT_NAMES, LIMITS, type Limits } from '@plenara/importers'
import { type Connections, divideConnections, FEWEST_CONNECTIONS } from './connections.ts'
import { wholeNumber, wrong } from './values.ts'

/** What an operator may allow more or less of than the product does. */
export interface OperatorLimits {
  /** To the database; fetching has three more. */
  readonly connections: Connections
  /** Calls a second of one account; ten times as many after a rest, a thousand times as many a day. */
  readonly callsPerAccount: number
  /** The bytes that must be free on the disks of `dataDir` and `auditDir` for the server to be ready; null: a part of the disk. */
  readonly minFreeBytes: number | null
  /** What an import may take. */
  readonly importLimits: Limits
}

const IMPORT_RANGE = [1, 999_999_999_999] as const
/** Each name with the least and the largest value. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'database-connections': [FEWEST_CONNECTIONS, 10_000],
  'calls-per-account': [1, 1_000_000],
  'free-mb': [0, 100_000_000],
  ...Object.fromEntries(Object.values(LIMIT_NAMES).map((name) => [name, IMPORT_RANGE])),
}

/** Reads `LIMITS`: `name=number`, separated by commas or spaces. Throws `StartError`. */
export function readLimits(value: string | null): OperatorLimits {
  const set = new Map<string, number>()
  for (const pair of (value ?? '').split(/[\s,]+/).filter((part) => part !== '')) {
    const [name = '', ...number] = pair.split('=')
    const range = RANGES[name]
    if (!range) throw wrong('LIMITS', pair, `name=number with one of the names ${Object.keys(RANGES).join(', ')}`)
    if (set.has(name)) throw wrong('LIMITS', value ?? '', `a list that names ${name} once`)
    set.set(name, wholeNumber(`${name} of LIMITS`, number.join('='), ...range))
  }
  const freeMegabytes = set.get('free-mb')
  return {
    connections: divideConnections(set.get('database-connections') ?? 27),
    callsPerAccount: set.get('calls-per-account') ?? 20,
    minFreeBytes: freeMegabytes === undefined ? null : freeMegabytes * 1024 ** 2,
    importLimits: { ...LIMITS, ...importLimits(set) },
  }
}

function importLimits(set: ReadonlyMap<string, number>): Partial<Limits> {
  const limits = Object.entries(LIMIT_NAMES).map(([limit, name]) => [limit, set.get(name)] as const)
  return Object.fromEntries(limits.filter(([, number]) => number !== undefined))
}
