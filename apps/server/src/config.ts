import { resolve } from 'node:path'
import { isVersionRange } from '@plenara/domain'
import { FETCH_GROUPS, type FetchGroup } from './fetching/fetch-source.ts'
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
  readonly workers: number
  /** `strict`: never tells whether an address has an account. */
  readonly enumeration: 'spec' | 'strict'
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[]
  /** Origins (of the mobile apps) that may read answers besides the own one. */
  readonly corsOrigins: readonly string[]
  readonly mailFrom: string
  /** Null: no metrics are served. */
  readonly metricsPort: number | null
  readonly dataKeyFile: string
  /** The folder of the audit log, absolute. */
  readonly auditDir: string
  /** The sources that the server fetches by itself; none unless an operator says so. */
  readonly fetch: readonly FetchGroup[]
  /** The versions of the apps that this server still serves, as semantic version ranges [API-26]. */
  readonly compatibility: { readonly android: string; readonly ios: string; readonly web: string }
}

/** What the code of this server works with. */
const SERVED = '>=0.1.0 <2'

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. An empty value counts as absent. Throws `StartError` with one line that names the first wrong one. */
export function readConfig(env: Environment): Config {
  const text = (name: string) => env[name]?.trim() || null
  const dataDir = resolve(text('DATA_DIR') ?? 'data')
  const metricsPort = text('METRICS_PORT')
  const port = wholeNumber('PORT', text('PORT') ?? '3000', 0, 65_535)
  return {
    host: text('HOST') ?? '127.0.0.1',
    port,
    dataDir,
    databaseUrl: withTls(url('DATABASE_URL', text('DATABASE_URL'), ['postgres:', 'postgresql:']), 'sslmode=verify-full', ['sslmode']),
    smtpUrl: withTls(url('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']), 'requireTLS=true', ['requireTLS', 'ignoreTLS']),
    publicUrl: publicUrl(text('PUBLIC_URL') ?? `http://localhost:${port || 3000}`),
    workers: wholeNumber('WORKERS', text('WORKERS') ?? '1', 1, 64),
    enumeration: oneOf('ENUMERATION', text('ENUMERATION') ?? 'spec', ['spec', 'strict']),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    trustProxy: parts(text('TRUST_PROXY')).map((address) => ipAddress('TRUST_PROXY', address)),
    corsOrigins: parts(text('CORS_ORIGINS')).map((value) => origin('CORS_ORIGINS', value)),
    mailFrom: mailFrom(text('MAIL_FROM') ?? 'Plenara <noreply@localhost>'),
    metricsPort: metricsPort === null ? null : wholeNumber('METRICS_PORT', metricsPort, 0, 65_535),
    dataKeyFile: resolve(text('DATA_KEY_FILE') ?? `${dataDir}/data.key`),
    auditDir: resolve(text('AUDIT_DIR') ?? `${dataDir}/audit`),
    fetch: parts(text('FETCH')).map((value) => oneOf('FETCH', value, FETCH_GROUPS)),
    compatibility: {
      android: versions('ANDROID_VERSIONS', text('ANDROID_VERSIONS') ?? SERVED),
      ios: versions('IOS_VERSIONS', text('IOS_VERSIONS') ?? SERVED),
      // The web app comes from this very server.
      web: SERVED,
    },
  }
}

function wrong(name: string, value: string, expected: string): StartError {
  return new StartError(`${name} is "${value}", but must be ${expected}`)
}

function wholeNumber(name: string, value: string, from: number, to: number): number {
  const number = Number(value)
  if (/^[0-9]+$/.test(value) && number >= from && number <= to) return number
  throw wrong(name, value, `a whole number from ${from} to ${to}`)
}

function oneOf<const Values extends readonly string[]>(name: string, value: string, values: Values): Values[number] {
  const found = values.find((allowed) => allowed === value)
  if (found === undefined) throw wrong(name, value, `one of ${values.join(', ')}`)
  return found
}

function versions(name: string, value: string): string {
  if (isVersionRange(value)) return value
  throw wrong(name, value, 'a range of versions such as >=1.0.0 <2')
}

/** The value itself stays out of the message: it may carry a password. */
function url(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  throw new StartError(`${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
}

/** Towards another machine TLS is a must, unless the address itself says otherwise by one of the parameters. */
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

function ipAddress(name: string, value: string): string {
  if (/^[0-9a-f.:]+(\/[0-9]{1,3})?$/i.test(value)) return value
  throw wrong(name, value, 'IP addresses or networks, separated by commas')
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
