import type { QueryExecutorProvider } from 'kysely'
import { init } from './001-init.ts'

export interface Migration {
  readonly name: string
  readonly up: (db: QueryExecutorProvider) => Promise<void>
}

/** Every migration in the order in which they run; never changed, only added to. */
export const migrations: readonly Migration[] = [{ name: '001-init', up: init }]
