import type { QueryExecutorProvider } from 'kysely'
import { init } from './001-init.ts'
import { catalogue } from './002-catalogue.ts'
import { importLog } from './004-import-log.ts'

export interface Migration {
  readonly name: string
  readonly up: (db: QueryExecutorProvider) => Promise<void>
}

/** Every migration in the order in which they run; never changed, only added to. */
export const migrations: readonly Migration[] = [
  { name: '001-init', up: init },
  { name: '002-catalogue', up: catalogue },
  { name: '004-import-log', up: importLog },
]
