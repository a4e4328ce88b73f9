import { type LocalAccount, localAccount } from './account-type.ts'

/** Outside of what logging off clears. */
const KEY = 'plenara-local.takeover'

interface Wish {
  /** The account on this device that it is about. */
  readonly mark: string
  /** Who does not want it; null: whoever signs in wants it. */
  readonly declinedBy: number | null
}

/**
 * Whether somebody who signs in is asked to take over what this device holds: a guest's answers until that person declined, those of a chosen account
 * where it was asked for in the settings.
 */
export function isTakeoverOffered(userId: number): boolean {
  const account = localAccount()
  if (!account) return false
  const wish = wishFor(account)
  if (wish?.declinedBy === null) return true
  return account.kind === 'guest' && wish?.declinedBy !== userId
}

/** The next person to sign in in this browser takes over what this device holds. */
export function wishTakeover(): void {
  keep(null)
}

/** This person goes on without what this device holds, which stays there. */
export function declineTakeover(userId: number): void {
  keep(userId)
}

function keep(declinedBy: number | null): void {
  const account = localAccount()
  try {
    if (account) localStorage.setItem(KEY, JSON.stringify({ mark: account.mark, declinedBy } satisfies Wish))
  } catch {
    // Without storage there is nothing to take over either.
  }
}

function wishFor({ mark }: LocalAccount): Wish | null {
  try {
    const wish: Partial<Wish> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return wish?.mark === mark ? { mark, declinedBy: wish.declinedBy ?? null } : null
  } catch {
    return null
  }
}
