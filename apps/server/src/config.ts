import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isVersionRange } from '@plenara/domain'
import { trustedProxy } from './config/trusted-proxies.ts'
import { ADDRESSES } from './fetching/addresses.ts'
import { FETCH_GROUPS, type FetchGroup } from './fetching/fetch-source.ts'
import { readPushServices } from './push/push-services.ts'
import { StartError } from './start-error.ts'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every setting of the server, from the environment, checked once. */
export interface Config {
  readonly host: string
  readonly port: number
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
  METRICS_PORT: 'the server offers no metrics',
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
  return {
    host: text('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: withTls(url('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']), 'sslmode=verify-full', ['sslmode']),
    smtpUrl: withTls(url('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']), 'requireTLS=true', ['requireTLS', 'ignoreTLS']),
    publicUrl: publicUrl(text('PUBLIC_URL') ?? `http://localhost:${port || 3000}`),
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

/** Root's database runs as the user `postgres`, who does not reach a clone in a closed folder such as /root. */
function defaultDataDir(): string {
  const isOpen = (folder: string): boolean =>
    (statSync(folder).mode & 0o001) !== 0 && (folder === dirname(folder) || isOpen(dirname(folder)))
  if (process.getuid?.() !== 0 || existsSync('data/postgres') || isOpen(resolve('.'))) return 'data'
  return '/var/lib/plenara'
}

function wrong(name: string, value: string, expected: string): StartError {
  return new StartError(`${name} is "${value}", but must be ${expected}`)
}

function wholeNumber(name: string, value: string, from: number, to: number): number {
  const number = Number(value)
  if (/^[0-9]+$/.test(value) && number >= from && number <= to) return number
  throw wrong(name, value, `a whole number from ${from} to ${to}`)
}

function megabytes(name: string, value: string | null): number | null {
  return value === null ? null : wholeNumber(name, value, 0, 100_000_000) * 1024 ** 2
}

function oneOf<const Values extends readonly string[]>(name: string, value: string, values: Values): Values[number] {
  const found = values.find((allowed) => allowed === value)
  if (found === undefined) throw wrong(name, value, `one of ${values.join(', ')}`)
  return found
}

function optional<T>(value: string | null, read: (value: string) => T): T | null {
  return value === null ? null : read(value)
}

function versions(name: string, value: string): string {
  if (isVersionRange(value)) return value
  throw wrong(name, value, 'a range of versions such as >=1.0.0 <2')
}

/** The message does not contain the value, which may include a password. */
function url(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  throw new StartError(`${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
}

/** TLS is required towards other machines, unless one of the parameters of the address says otherwise. */
function withTls(address: string | null, parameter: string, saidBy: readonly string[]): string | null {
  if (address === null) return null
  const { hostname, protocol, searchParams } = new URL(address)
  const isLocal = /^(|localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  if (isLocal || protocol === 'smtps:' || saidBy.some((name) => searchParams.has(name))) return address
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`
}

function publicUrl(value: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : null
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.search || parsed.hash) {
    throw wrong('PUBLIC_URL', value, 'an http or https address without query')
  }
  return parsed.href.replace(/\/+$/, '')
}

function origin(name: string, value: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+$/i
  if (scheme.test(value)) return value.toLowerCase()
  throw wrong(name, value, 'origins such as https://example.ch, separated by commas')
}

/** `name=address` in a row, separated by commas or spaces. The messages do not contain the address, which may include a key. */
function sourceAddresses(value: string | null): Readonly<Record<string, string>> {
  const pairs = (value ?? '').split(/[\s,]+(?=[\w.-]+=https?:)|\s+|,$/).filter((pair) => pair !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      if (!(name in ADDRESSES))
        throw wrong('FETCH_ADDRESSES', name, `name=address with one of the names ${Object.keys(ADDRESSES).join(', ')}`)
      const address = URL.parse(rest.join('='))
      if (address && /^https?:$/.test(address.protocol) && !address.username && !address.password && !address.hash)
        return [name, address.href]
      throw new StartError(`FETCH_ADDRESSES must have an http or https address without a password for ${name}`)
    }),
  )
}

function proxies(text: (name: string) => string | null): Config['fetchProxy'] {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY']) url(name, text(name), ['http:', 'https:'])
  return Object.fromEntries(PROXY_SETTINGS.flatMap((name) => (text(name) === null ? [] : [[name, text(name)]])))
}

function contact(value: string | null): string | null {
  if (value === null) return null
  const isPlain = /^[!-~]{1,200}$/.test(value) && !/[()<>]/.test(value)
  const isMail = /^[^@]+@[^@]+$/.test(value)
  if (isPlain && (isMail || /^https?:$/.test(URL.parse(value)?.protocol ?? ''))) return value
  throw wrong('FETCH_CONTACT', value, 'a mail address or a web address such as https://example.ch/contact')
}

function mailFrom(value: string): string {
  if (/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value)) return value
  throw wrong('MAIL_FROM', value, 'an address such as Plenara <noreply@example.ch>')
}

function parts(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
