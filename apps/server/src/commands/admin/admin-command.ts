import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../../platform/settings/config.ts'
import type { Database } from '../../db/database.ts'
import type { OpenDatabase } from '../../db/open-database.ts'

/**
 * One operator command, `npm run admin -- <group> <verb> …`. Each group is a file `<group>.ts` beside this one that exports
 * `<group>Commands: readonly AdminCommand[]`; `admin-commands.ts` joins them.
 */
export interface AdminCommand {
  readonly group: string
  readonly verb: string
  /** What follows the verb, e.g. `<email> [--yes]`; may be empty. */
  readonly usage: string
  /** One line that says what it does. */
  readonly title: string
  /** Its options besides `--json` and `--help`, as `parseArgs` of `node:util` takes them. */
  readonly options?: ParseArgsOptionsConfig
  /**
   * Does the work. Throws `StartError` with one line for whatever the operator has to know; any other error is a fault. Calls
   * `context.concerns` once the account is known and before anything is changed.
   */
  run(args: AdminArguments, context: AdminContext): Promise<AdminReport>
}

export interface AdminArguments {
  /** The arguments after the verb, without options: as many as the usage has `<…>`, and at most one more for each `[word]`. */
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

export interface AdminContext {
  readonly config: Config
  readonly now: () => Date
  /** The OS user who runs the command. */
  readonly operator: string
  /** Opens the database on the first call; `runAdmin` closes it. */
  readonly database: () => Promise<Database>
  /** The same with its address. */
  readonly opened: () => Promise<Pick<OpenDatabase, 'db' | 'url'>>
  /** Writes the audit entry of the command: whose account or candidacy it is about, a voter's by its id, null if none. Throws if it cannot be written. */
  readonly concerns: (whose: number | `actor:${number}` | `candidacy:${number}` | null) => Promise<void>
  /** Returns if the operator says yes or gave `--yes`; throws `StartError` otherwise, also without a terminal. */
  readonly confirm: (question: string) => Promise<void>
}

export interface AdminReport {
  /** For people. */
  readonly lines: readonly string[]
  /** The last line of `--json`. */
  readonly json: object
}
