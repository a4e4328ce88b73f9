import { StartError } from '../start-error.ts'
import { wrong } from './values.ts'

const LABELS = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i
const EVERY_ADDRESS = ['0.0.0.0', '[::]']

/** An address with one of the protocols. Messages do not contain the value, which may include a password. */
export function url(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null
  const parsed = URL.parse(value)
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new StartError(`${name} must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`)
  }
  if (parsed.hash !== '' || !isDecodable(parsed)) {
    throw new StartError(`${name} must have #, / and % of a name or password written as %23, %2F and %25`)
  }
  return value
}

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].every((part) => typeof decodeURIComponent(part) === 'string')
  } catch {
    return false
  }
}

/** Where the database is; of another machine it is asked with TLS. Throws `StartError`. */
export function databaseUrl(value: string | null): string | null {
  const address = url('DATABASE_URL', value, ['postgres:', 'postgresql:'])
  if (address === null) return null
  if (!/^\/?[^/@]*$/.test(new URL(address).pathname)) {
    throw new StartError(
      'DATABASE_URL must be like postgres://user:password@host/database, with / and @ of a password written as %2F and %40',
    )
  }
  return withTls(address, 'sslmode=verify-full', ['sslmode'])
}

/** Where mails are handed over; another machine is spoken to with TLS. Throws `StartError`. */
export function smtpUrl(value: string | null): string | null {
  const address = url('SMTP_URL', value, ['smtp:', 'smtps:'])
  if (address !== null && new URL(address).hostname === '') {
    throw new StartError('SMTP_URL names no host, but must be like smtps://user:password@mail.example.ch')
  }
  return withTls(address, 'requireTLS=true', ['requireTLS', 'ignoreTLS'])
}

/** TLS is required towards other machines, unless one of the parameters of the address says otherwise. */
function withTls(address: string | null, parameter: string, saidBy: readonly string[]): string | null {
  if (address === null) return null
  const { hostname, protocol, searchParams } = new URL(address)
  const isLocal = /^(|localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  if (isLocal || protocol === 'smtps:' || saidBy.some((name) => searchParams.has(name))) return address
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`
}

/** Where users reach the app: a host of its own, because pages, service worker and calls lie at its root. Throws `StartError`. */
export function publicUrl(value: string, name = 'PUBLIC_URL'): string {
  const parsed = URL.parse(value)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw wrong(name, value, 'an http or https address')
  const { username, password, pathname, search, hash, hostname, port } = parsed
  if (username !== '' || password !== '') throw new StartError(`${name} must be an address without a user and a password`)
  if (pathname !== '/' || search !== '' || hash !== '') {
    throw wrong(name, value, 'a host of its own without a path or query, such as https://plenara.example.ch: nothing works below a path')
  }
  if (!(LABELS.test(hostname) || /^\[[\da-f:]+\]$/.test(hostname)) || EVERY_ADDRESS.includes(hostname) || port === '0') {
    throw wrong(name, value, 'the host that users type, such as https://plenara.example.ch, without a dot at its end')
  }
  return parsed.origin
}
