import { StartError } from '../start-error.ts'

const WITHOUT = 'remove it'
const limit = (name: string) => `set ${name} in LIMITS`

/** Settings that are no longer read, with what to do instead. */
export const FORMER_SETTINGS: Readonly<Record<string, string>> = {
  ANDROID_VERSIONS: WITHOUT,
  BROWSER_ERRORS: WITHOUT,
  CALLS_PER_ACCOUNT: limit('calls-per-account'),
  CONNECTIONS_PER_ADDRESS: WITHOUT,
  CORS_ORIGINS: WITHOUT,
  DATABASE_CONNECTIONS: limit('database-connections'),
  FETCH_ADDRESSES: 'name the addresses in FETCH',
  FETCH_CONTACT: WITHOUT,
  IMPORT_MAX_BYTES: limit('import-bytes'),
  IMPORT_MAX_CELL_LENGTH: limit('import-cell-length'),
  IMPORT_MAX_COLUMNS: limit('import-columns'),
  IMPORT_MAX_EXPANDED_BYTES: limit('import-expanded-bytes'),
  IMPORT_MAX_ROWS: limit('import-rows'),
  IMPORT_MAX_SECONDS: limit('import-seconds'),
  IOS_VERSIONS: WITHOUT,
  MIN_FREE_MB: limit('free-mb'),
  PUSH_SERVICES: WITHOUT,
  UNDO_DAYS: WITHOUT,
  WORKERS: WITHOUT,
}

/** Whoever makes a setting must not believe that it works. Throws `StartError` where one is made that is no longer read. */
export function refuseFormerSettings(text: (name: string) => string | null): void {
  for (const [name, instead] of Object.entries(FORMER_SETTINGS)) {
    if (text(name) !== null) throw new StartError(`${name} is no longer read: ${instead}`)
  }
}
