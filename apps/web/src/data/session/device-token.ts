import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'device'
const TOKEN_BYTES = 32

/**
 * What this browser is known by to the accounts that it signed in to: random, of its own making, and told when signing in alone. It outlives logging
 * off, so that nobody's guesses keep its owner out (docs/security/rules.md).
 */
export function deviceToken(): string {
  const kept = knownDeviceToken()
  if (kept !== undefined) return kept
  const token = base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  writeDevice(KEY, token)
  return token
}

/** The token where this browser has one. */
export function knownDeviceToken(): string | undefined {
  const kept = readDevice(KEY)
  return kept !== null && /^[\w-]{43}$/.test(kept) ? kept : undefined
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
