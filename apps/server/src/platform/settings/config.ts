import type { LogLevel } from '../log.ts'
import type { FetchSettings } from './fetch.ts'
import type { OperatorLimits } from './limits.ts'

/** Where calls of sources go through a proxy; `NO_PROXY` names hosts that are called directly. */
export const PROXY_SETTINGS = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const

/** Every setting of the server, from the environment, checked once. */
export interface Config extends FetchSettings, OperatorLimits {
  readonly host: string
  readonly port: number
  /** Where metrics are offered on 127.0.0.1; null: nowhere. */
  readonly metricsPort: number | null
  /** Where those who stand for election answer; null: nowhere. */
  readonly deskPort: number | null
  /** The origin of the desk, without a slash at the end; null where it follows from a port that is free. */
  readonly deskUrl: string | null
  /** Absolute. */
  readonly dataDir: string
  /** Null: the embedded database under `dataDir`. */
  readonly databaseUrl: string | null
  /** Null: each mail is one file in `dataDir/outbox`. */
  readonly smtpUrl: string | null
  /** Where users reach the app, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** `strict`: never tells whether an address has an account. */
  readonly enumeration: 'spec' | 'strict'
  readonly logLevel: LogLevel
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  readonly mailFrom: string
  readonly dataKeyFile: string
  /** The folder of the audit log, absolute. */
  readonly auditDir: string
  /** Whether the demonstration is loaded; null: where the database is empty and nothing was decided before. */
  readonly demo: 'on' | 'off' | null
  /** The proxy by which sources are called, as usual in environments; empty: none. */
  readonly fetchProxy: Readonly<Partial<Record<(typeof PROXY_SETTINGS)[number], string>>>
}
