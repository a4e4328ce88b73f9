import { NotAdmittedError } from '@plenara/api'
import type { CallName, DeskCallName } from '@plenara/contract'

/** What one account may do; a voter who swipes as fast as fingers go makes five calls a second. */
export const ACCOUNT_RATES = {
  perSecond: 20,
  /** Calls at once after a rest: what an outbox sends that was away for days. */
  burst: 200,
  /** With at most 200 bytes of the audit log each: 4 MB. */
  perDay: 20_000,
  importsPerHour: 6,
} as const

type Rates = Readonly<Record<keyof typeof ACCOUNT_RATES, number>>

/** The rates for so many calls a second, in the usual proportions. */
export function ratesOf(perSecond: number): Rates {
  const times = perSecond / ACCOUNT_RATES.perSecond
  return { ...ACCOUNT_RATES, perSecond, burst: ACCOUNT_RATES.burst * times, perDay: ACCOUNT_RATES.perDay * times }
}

/** Admits a call of an account before anything else of it is looked at; throws `NotAdmittedError` (429). The answer is called when the call ends. */
export type AccountRates = (userId: number, call: CallName | DeskCallName) => () => void

interface Account {
  /** Calls that may follow at once, at the moment `at`. */
  credit: number
  at: number
  today: number
  /** The moments of the imports of the last hour. */
  imports: number[]
  isImporting: boolean
}

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
const nothing = () => undefined

/** Counts in the memory of this process. `now`: milliseconds since 1970. */
export function createAccountRates(now: () => number, rates: Rates = ACCOUNT_RATES): AccountRates {
  const accounts = new Map<number, Account>()
  let day = 0

  /** A day begins: only who imported within the hour is still of interest. */
  function turnTo(today: number, moment: number): void {
    day = today
    for (const [userId, account] of accounts) {
      account.today = 0
      account.imports = account.imports.filter((at) => at > moment - HOUR_MS)
      if (account.imports.length === 0 && !account.isImporting) accounts.delete(userId)
    }
  }
  function accountOf(userId: number, moment: number): Account {
    const counted = accounts.get(userId)
    if (counted) return counted
    const account = { credit: rates.burst, at: moment, today: 0, imports: [], isImporting: false }
    accounts.set(userId, account)
    return account
  }
  function take(account: Account, moment: number): void {
    account.credit = Math.min(rates.burst, account.credit + ((moment - account.at) / 1000) * rates.perSecond)
    account.at = moment
    if (account.today >= rates.perDay) throw tooMany((DAY_MS - (moment % DAY_MS)) / 1000)
    if (account.credit < 1) throw tooMany((1 - account.credit) / rates.perSecond)
    account.credit -= 1
    account.today += 1
  }
  function beginImport(account: Account, moment: number): () => void {
    account.imports = account.imports.filter((at) => at > moment - HOUR_MS)
    const [first] = account.imports
    if (account.isImporting) throw tooMany(1)
    if (first !== undefined && account.imports.length >= rates.importsPerHour) throw tooMany((first + HOUR_MS - moment) / 1000)
    account.imports.push(moment)
    account.isImporting = true
    return () => {
      account.isImporting = false
    }
  }
  return (userId, call) => {
    const moment = now()
    const today = Math.floor(moment / DAY_MS)
    if (today !== day) turnTo(today, moment)
    const account = accountOf(userId, moment)
    take(account, moment)
    return call === 'importUser' ? beginImport(account, moment) : nothing
  }
}

function tooMany(seconds: number): NotAdmittedError {
  return new NotAdmittedError('too_many_attempts', seconds)
}
