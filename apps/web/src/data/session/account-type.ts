import { readDevice, writeDevice } from '../../platform/device-storage.ts'

/** Where an account keeps its data: on our servers, or on this device alone [ENTITY-16]. A `guest` is on this device and nobody has chosen so yet. */
export type AccountType = 'online' | LocalKind
/** The kinds of an account on this device. */
export type LocalKind = 'guest' | 'local'
/** What a voter chooses between. */
export type ChosenType = Exclude<AccountType, 'guest'>

const KEY = 'account-type'
/** Outside of what logging off clears: a local account outlives its session. */
const EXISTS_KEY = 'plenara-local.exists'

/** The session of the one local account. Its id is one that no server gives out, and its token opens nothing but the application on this device. */
export const LOCAL_SESSION = { userId: Number.MAX_SAFE_INTEGER, token: 'local' } as const

/** What is known of the account on this device before its database is opened. */
export interface LocalAccount {
  readonly kind: LocalKind
  /** What tells it from one that was deleted before it. */
  readonly mark: string
  /** When it was last opened, in milliseconds since 1970; null where that was not written down. */
  readonly visitedAt: number | null
  /** Its records were written here, so that it never begins with nothing again. */
  readonly hasRecords: boolean
}

/** The type of the account in use; `online` where none was chosen, also after logging off. */
export function accountType(): AccountType {
  const type = readDevice(KEY)
  return type === 'local' || type === 'guest' ? type : 'online'
}

/** Set together with the session; logging off forgets it. */
export function setAccountType(type: AccountType): void {
  writeDevice(KEY, type)
}

/** The account kept on this device, with or without a session; null where there is none. */
export function localAccount(): LocalAccount | null {
  try {
    return readMark(localStorage.getItem(EXISTS_KEY))
  } catch {
    return null
  }
}

const HAS_RECORDS = 'records'

/** `kind:beginning:last visit:records`; an account from before guests has its beginning alone. */
function readMark(kept: string | null): LocalAccount | null {
  if (kept === null) return null
  const [kind, mark = '', visited, records] = kept.split(':')
  if (kind !== 'guest' && kind !== 'local') return { kind: 'local', mark: kept, visitedAt: null, hasRecords: false }
  return { kind, mark, visitedAt: Number(visited) || null, hasRecords: records === HAS_RECORDS }
}

/** What tells the local account of this device from one that was deleted before it; null where there is none, with or without a session. */
export function localAccountMark(): string | null {
  return localAccount()?.mark ?? null
}

/** Whether an account is kept on this device, with or without a session. */
export function hasLocalAccount(): boolean {
  return localAccount() !== null
}

/** Whether it is one that nobody has chosen to keep. */
export function hasGuest(): boolean {
  return localAccount()?.kind === 'guest'
}

/** Remembers that there is an account of this kind and that it was opened now; null: there is none any more. A kind that was chosen stays. */
export function markLocalAccount(kind: LocalKind | null): void {
  const known = localAccount()
  const now = Date.now()
  const more = { mark: known?.mark || String(now), visitedAt: now, hasRecords: known?.hasRecords === true }
  try {
    if (kind === null) localStorage.removeItem(EXISTS_KEY)
    else writeMark({ kind: known?.kind === 'local' ? 'local' : kind, ...more })
  } catch {
    // Without storage there is no local account either.
  }
}

/** Remembers that records of the account were written here. */
export function markRecords(): void {
  const known = localAccount()
  try {
    if (known && !known.hasRecords) writeMark({ ...known, hasRecords: true })
  } catch {
    // As above.
  }
}

function writeMark({ kind, mark, visitedAt, hasRecords }: LocalAccount): void {
  const parts = [kind, mark, String(visitedAt ?? ''), ...(hasRecords ? [HAS_RECORDS] : [])]
  localStorage.setItem(EXISTS_KEY, parts.join(':'))
}
