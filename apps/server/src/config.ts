import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Limits } from '@plenara/importers'
import { databaseUrl, origin, publicUrl, smtpUrl, sourceAddresses, url } from './platform/settings/addresses.ts'
import { type Connections, divideConnections, FEWEST_CONNECTIONS } from './platform/settings/connections.ts'
import { importLimits } from './platform/settings/import-limits.ts'
import { contact, mailFrom } from './platform/settings/mail-address.ts'
import { trustedProxy } from './platform/settings/trusted-proxies.ts'
import { megabytes, oneOf, optional, parts, versions, wholeNumber, wrong } from './platform/settings/values.ts'
import { FETCH_GROUPS, type FetchGroup } from './intake/fetching/fetch-source.ts'
import { readPushServices } from './notify/push/push-services.ts'
import { StartError } from './platform/start-error.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

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
  readonly logLevel: (typeof LOG_LEVELS)[number]
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

/** The versions that this server is compatible with. */
const SERVED = '>=0.1.0 <2'

/** Settings that do nothing yet, with what the server does instead. Whoever sets one must not believe that it works. */
const UNSUPPORTED = {
  WORKERS: 'the server runs as one process',
} as const

/** Where calls of sources go through a proxy; `NO_PROXY` names hosts that are called directly. */
const PROXY_SETTINGS = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. An empty value counts as absent. Throws `StartError` with one line that names the first wrong one. */
export function readConfig(env: Environment): Config {
  const text = (name: string) => env[name]?.trim() || null
  for (const [name, instead] of Object.entries(UNSUPPORTED)) {
    if (text(name) !== null) throw new StartError(`${name} is not supported yet (${instead}): remove it`)
  }
  const dataDir = resolve(text('DATA_DIR') ?? defaultDataDir())
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 0, 65_535)
  const deskPort = otherPort('DESK_PORT', text('DESK_PORT'), { PORT: port })
  const site = publicUrl(text('PUBLIC_URL') ?? `http://localhost:${port || 3000}`)
  return {
    host: text('HOST') ?? '127.0.0.1',
    port,
    metricsPort: otherPort('METRICS_PORT', text('METRICS_PORT'), { PORT: port, DESK_PORT: deskPort }),
    deskPort,
    deskUrl: deskUrl(text('DESK_URL'), deskPort, site),
    dataDir,
    databaseUrl: databaseUrl(text('DATABASE_URL')),
    connections: divideConnections(wholeNumber('DATABASE_CONNECTIONS', text('DATABASE_CONNECTIONS') ?? '27', FEWEST_CONNECTIONS, 10_000)),
    smtpUrl: smtpUrl(text('SMTP_URL')),
    publicUrl: site,
    enumeration: oneOf('ENUMERATION', text('ENUMERATION') ?? 'spec', ['spec', 'strict']),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    trustProxy: parts(text('TRUST_PROXY')).map(trustedProxy),
    corsOrigins: parts(text('CORS_ORIGINS')).map((value) => origin('CORS_ORIGINS', value)),
    mailFrom: mailFrom(text('MAIL_FROM') ?? 'Plenara <noreply@localhost>'),
    dataKeyFile: resolve(text('DATA_KEY_FILE') ?? `${dataDir}/data.key`),
    auditDir: resolve(text('AUDIT_DIR') ?? `${dataDir}/audit`),
    fetch: parts(text('FETCH')).map((value) => oneOf('FETCH', value, FETCH_GROUPS)),
    demo: optional(text('DEMO'), (value) => oneOf('DEMO', value, ['on', 'off'])),
    fetchAddresses: sourceAddresses(text('FETCH_ADDRESSES')),
    fetchContact: contact(text('FETCH_CONTACT')),
    fetchProxy: proxies((name) => text(name) ?? text(name.toLowerCase())),
    minFreeBytes: megabytes('MIN_FREE_MB', text('MIN_FREE_MB')),
    connectionsPerAddress: wholeNumber('CONNECTIONS_PER_ADDRESS', text('CONNECTIONS_PER_ADDRESS') ?? '300', 1, 100_000),
    callsPerAccount: wholeNumber('CALLS_PER_ACCOUNT', text('CALLS_PER_ACCOUNT') ?? '20', 1, 1_000_000),
    importLimits: importLimits(text),
    undoDays: wholeNumber('UNDO_DAYS', text('UNDO_DAYS') ?? '60', 1, 36_500),
    pushServices: readPushServices(text('PUSH_SERVICES')),
    browserErrors: oneOf('BROWSER_ERRORS', text('BROWSER_ERRORS') ?? 'on', ['on', 'off']) === 'on',
    compatibility: {
      android: versions('ANDROID_VERSIONS', text('ANDROID_VERSIONS') ?? SERVED),
      ios: versions('IOS_VERSIONS', text('IOS_VERSIONS') ?? SERVED),
      // The web app is served by this very server.
      web: SERVED,
    },
  }
}

/** A port besides those of other settings; 0 picks a free one. */
function otherPort(name: string, value: string | null, others: Readonly<Record<string, number | null>>): number | null {
  const own = optional(value, (written) => wholeNumber(name, written, 0, 65_535))
  const taken = Object.keys(others).find((other) => others[other] === own)
  if (own !== null && own !== 0 && taken !== undefined) throw wrong(name, String(own), `another port than ${taken}`)
  return own
}

/** The desk has an origin of its own: neither cookie nor page of it is the voters'. */
function deskUrl(value: string | null, port: number | null, site: string): string | null {
  const address = value ?? (port ? `http://localhost:${port}` : null)
  if (address === null) return null
  const own = publicUrl(address, 'DESK_URL')
  if (own === site) throw wrong('DESK_URL', own, 'another origin than PUBLIC_URL')
  return own
}

/** Root's database runs as the user `postgres`, who does not reach a clone in a closed folder such as /root. */
function defaultDataDir(): string {
  const isOpen = (folder: string): boolean =>
    (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpen(dirname(folder)))
  if (process.getuid?.() !== 0 || existsSync('data/postgres') || isOpen(resolve('.'))) return 'data'
  return '/var/lib/plenara'
}

/** The addresses of proxies, by their names in capitals. */
function proxies(text: (name: string) => string | null): Config['fetchProxy'] {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) url(name, text(name), ['http:', 'https:'])
  return Object.fromEntries(PROXY_SETTINGS.flatMap((name) => (text(name) === null ? [] : [[name, text(name)]])))
}
