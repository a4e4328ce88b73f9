import { forgetMove, MOVE_KEY } from '../../session/move-mark.ts'

/** Takes what this device holds into an account on the server. */
export interface MoveToAccount {
  readonly direction: 'to-account'
  readonly userId: number
  readonly mode: 'add' | 'replace'
  /** What the account held when the voter chose `replace`, as a digest; null for `add`. */
  readonly before: string | null
}

/** Copies an account on the server to this device: `copied` once the copy was read back and is the same. */
export interface MoveToDevice {
  readonly direction: 'to-device'
  readonly userId: number
  readonly step: 'copying' | 'copied'
}

export type MoveState = MoveToAccount | MoveToDevice

/** Where a move stands, written before each step: a tab that ends at any point goes on from here, or takes it back, at the next start. */
export function moveState(): MoveState | null {
  try {
    return readState(localStorage.getItem(MOVE_KEY))
  } catch {
    return null
  }
}

/** Throws where there is something to be kept and the browser keeps nothing: then there is nothing to move either. */
export function keepMoveState(state: MoveState | null): void {
  if (state === null) forgetMove()
  else localStorage.setItem(MOVE_KEY, JSON.stringify(state))
}

function readState(kept: string | null): MoveState | null {
  const state: Readonly<Record<string, unknown>> = JSON.parse(kept ?? 'null') ?? {}
  const { direction, userId, mode, before, step } = state
  if (typeof userId !== 'number') return null
  if (direction === 'to-account' && (mode === 'add' || mode === 'replace'))
    return { direction, userId, mode, before: typeof before === 'string' ? before : null }
  if (direction === 'to-device' && (step === 'copying' || step === 'copied')) return { direction, userId, step }
  return null
}
