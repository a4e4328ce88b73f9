import type { ParseArgsOptionsConfig } from 'node:util'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'

/**
 * One operator command, `npm run admin -- <group> <verb> …`. Each group is a file `<group>.ts` beside this one that exports
 * `<group>Commands: readonly AdminCommand[]`; `admin-commands.ts` joins them.
 */
export interface AdminCommand {
  readonly group: string
  readonly verb: string
  /** What follows the verb, e.g. `<email> [--yes]`; empty where nothing does. */
  readonly usage: string
  /** One line that says what it does. */
  readonly title: string
  /** Its options besides `--json` and `--help`, as `parseArgs` of `node:util` takes them. */
  readonly options?: ParseArgsOptionsConfig
  /**
   * Does the work. Throws `StartError` with one line for whatever the operator has to know; any other error is a fault. Calls
   * `context.concerns` once what it is about is known and before anything is changed.
   */
  run(args: AdminArguments, context: AdminContext): Promise<AdminReport>
}

export interface AdminArguments {
  /** What stands after the verb, without options; never fewer than the `<…>` of the usage, never more than its parts. */
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

export interface AdminContext {
  readonly config: Config
  readonly now: () => Date
  /** The OS user who runs the command. */
  readonly operator: string
  /** Opens the database at the first call; the frame closes it. */
  readonly database: () => Promise<Database>
  /** Writes the one audit entry of the command: whose account it is about, null where it is about none. Throws where it cannot be written. */
  readonly concerns: (userId: number | null) => Promise<void>
  /** Returns where the operator says yes, or gave `--yes`; throws `StartError` otherwise, also without a terminal to ask on. */
  readonly confirm: (question: string) => Promise<void>
}

export interface AdminReport {
  /** What people read. */
  readonly lines: readonly string[]
  /** The last line of `--json`. */
  readonly json: object
}
