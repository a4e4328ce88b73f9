import type { Limits } from '@plenara/importers'
import type { LogLevel } from '../log.ts'
import type { Connections } from './connections.ts'

/** The groups of sources that an operator switches on, see `FETCH`. */
export const FETCH_GROUPS = ['news', 'parliament', 'swissvotes', 'voteinfo'] as const
export type FetchGroup = (typeof FETCH_GROUPS)[number]

/** Where calls of sources go through a proxy; `NO_PROXY` names hosts that are called directly. */
export const PROXY_SETTINGS = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const

/** Every setting of the server, from the environment, checked once. */
export interface Config {
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
  /** To the database; fetching has three more. */
  readonly connections: Connections
  /** Null: each mail is one file in `dataDir/outbox`. */
  readonly smtpUrl: string | null
  /** Where users reach the app, without a slash at the end; links in mails begin with it. */
  readonly publicUrl: string
  /** `strict`: never tells whether an address has an account. */
  readonly enumeration: 'spec' | 'strict'
  readonly logLevel: LogLevel
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  readonly trustProxy: readonly string[]
  /** Further origins (of the mobile apps) that may read responses. */
  readonly corsOrigins: readonly string[]
  readonly mailFrom: string
  readonly dataKeyFile: string
  /** The folder of the audit log, absolute. */
  readonly auditDir: string
  /** The sources that the server fetches by itself; none by default. */
  readonly fetch: readonly FetchGroup[]
  /** Whether the demonstration is loaded; null: where the database is empty and nothing was decided before. */
  readonly demo: 'on' | 'off' | null
  /** Where sources answer instead of their usual address, by the names of `ADDRESSES`. */
  readonly fetchAddresses: Readonly<Record<string, string>>
  /** The mail or web address that sources are told in the `User-Agent`; null: none. */
  readonly fetchContact: string | null
  /** The proxy by which sources are called, as usual in environments; empty: none. */
  readonly fetchProxy: Readonly<Partial<Record<(typeof PROXY_SETTINGS)[number], string>>>
  /** The bytes that must be free on the disks of `dataDir` and `auditDir` for the server to be ready; null: a part of the disk. */
  readonly minFreeBytes: number | null
  /** How many connections one address may have; trusted proxies may have any. */
  readonly connectionsPerAddress: number
  /** Calls a second of one account; ten times as many after a rest, a thousand times as many a day. */
  readonly callsPerAccount: number
  /** What an import may take. */
  readonly importLimits: Limits
  /** For so many days imports can be undone; the last one of each source always. */
  readonly undoDays: number
  /** The hosts of the push services that this server calls; none: notifications in browsers are off. */
  readonly pushServices: readonly string[]
  /** Whether errors of browsers are counted. */
  readonly browserErrors: boolean
  /** The versions of the apps that this server still serves, as semantic version ranges [API-26]. */
  readonly compatibility: { readonly android: string; readonly ios: string; readonly web: string }
}
