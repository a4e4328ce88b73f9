import { readDevice, writeDevice } from '../../platform/device-storage.ts'

const KEY = 'registration'

/** Keeps what proves that an account was registered in this browser, until its link is opened; null forgets it. */
export function keepRegistrationSecret(secret: string | null): void {
  writeDevice(KEY, secret)
}

export function registrationSecret(): string | undefined {
  const kept = readDevice(KEY)
  return kept !== null && /^[\w-]{43}$/.test(kept) ? kept : undefined
}
