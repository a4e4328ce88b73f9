import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ADDRESSES } from './intake/fetching/addresses.ts'
import { LOG_LEVELS } from './platform/log.ts'
import { databaseUrl, publicUrl, smtpUrl, url } from './platform/settings/addresses.ts'
import { type Config, PROXY_SETTINGS } from './platform/settings/config.ts'
import { readFetch } from './platform/settings/fetch.ts'
import { refuseFormerSettings } from './platform/settings/former-settings.ts'
import { readLimits } from './platform/settings/limits.ts'
import { mailFrom } from './platform/settings/mail-address.ts'
import { trustedProxy } from './platform/settings/trusted-proxies.ts'
import { oneOf, optional, parts, wholeNumber, wrong } from './platform/settings/values.ts'

/** The versions of the apps that this release still serves, as semantic version ranges [API-26]. */
export const SERVED_VERSIONS = { android: '>=0.1.0 <2', ios: '>=0.1.0 <2', web: '>=0.1.0 <2' }

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings. An empty value counts as absent. Throws `StartError` with one line that names the first wrong one. */
export function readConfig(env: Environment): Config {
  const text = (name: string) => env[name]?.trim() || null
  refuseFormerSettings(text)
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
    smtpUrl: smtpUrl(text('SMTP_URL')),
    publicUrl: site,
    enumeration: oneOf('ENUMERATION', text('ENUMERATION') ?? 'spec', ['spec', 'strict']),
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', LOG_LEVELS),
    trustProxy: parts(text('TRUST_PROXY')).map(trustedProxy),
    mailFrom: mailFrom(text('MAIL_FROM') ?? 'Plenara <noreply@localhost>'),
    dataKeyFile: resolve(text('DATA_KEY_FILE') ?? `${dataDir}/data.key`),
    auditDir: resolve(text('AUDIT_DIR') ?? `${dataDir}/audit`),
    ...readFetch(text('FETCH'), ADDRESSES),
    demo: optional(text('DEMO'), (value) => oneOf('DEMO', value, ['on', 'off'])),
    fetchProxy: proxies((name) => text(name) ?? text(name.toLowerCase())),
    ...readLimits(text('LIMITS')),
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
