import type { Limiter, Try } from './limiter.ts'
import type { LimitKind } from './limits.ts'
import { networkOf, networksOf } from '../../platform/network/network-of.ts'

/** The kinds of tries that limit a network. */
export interface NetworkLimit {
  readonly all: LimitKind
  readonly guess: LimitKind
  readonly accounts: LimitKind
}

export const LOGIN_LIMIT: NetworkLimit = { all: 'login-address', guess: 'login-guess', accounts: 'login-accounts' }
export const REGISTER_LIMIT: NetworkLimit = { all: 'register-address', guess: 'register-guess', accounts: 'register-accounts' }
export const MAIL_LIMIT: NetworkLimit = { all: 'mail-address', guess: 'mail-guess', accounts: 'mail-accounts' }

/** A try of a kind for each network that an address lies in. */
export function networkTries(kind: LimitKind, address: string): Try[] {
  return networksOf(address).map((network) => ({ kind, ...network }))
}

/**
 * Counts a try of a network at an account. Beyond `all`, each account may be tried at the pace of `guess`, and as many different ones as `accounts`
 * says: schools and mobile carriers share one address, so whoever tries there must not lock out the others. Throws `too_many_attempts`.
 */
export async function limitNetwork(limiter: Limiter, limit: NetworkLimit, address: string, account: string): Promise<void> {
  const { exceeded } = await limiter.count(networkTries(limit.all, address))
  if (exceeded.length === 0) return
  await limiter.check([guessAt(limit, address, account)])
  await limiter.check(networkTries(limit.accounts, address))
}

/** Takes back what `limitNetwork` counted last. */
export async function giveBackNetwork(limiter: Limiter, limit: NetworkLimit, address: string, account: string): Promise<void> {
  const counted = [...networkTries(limit.all, address), ...networkTries(limit.accounts, address)]
  await Promise.all([limiter.forget(guessAt(limit, address, account)), ...counted.map((attempt) => limiter.giveBack(attempt))])
}

function guessAt({ guess }: NetworkLimit, address: string, account: string): Try {
  return { kind: guess, of: `${networkOf(address)}/${account}` }
}
