import type { UserContent } from '@plenara/api'
import type { User, UserExport } from '@plenara/contract'
import type { MoveState } from './move-state.ts'

/** What an account on this device holds, read at one moment. */
export interface Held {
  readonly document: UserExport
  /** As it is stored: what tells whether it was changed since. */
  readonly content: UserContent | null
}

/** The account on this device. */
export interface DevicePlace {
  /** Null where there is no account. */
  read(): Promise<Held | null>
  /** Makes the account with what a document holds, or replaces what it holds, in one transaction. */
  write(document: UserExport): Promise<void>
  /** Deletes it where it is still what was read; false where it was changed meanwhile. */
  removeUnchanged(held: Held): Promise<boolean>
  remove(): Promise<void>
}

/** The signed-in account on the server. Its methods throw `ApiError`. */
export interface AccountPlace {
  readonly userId: number
  read(): Promise<UserExport>
  giveConsent(): Promise<void>
  write(document: UserExport, mode: 'add' | 'replace'): Promise<User>
  remove(): Promise<void>
}

/** Where the contents of a person are moved between, and where it is written down how far that is. */
export interface MovePlaces {
  readonly device: DevicePlace
  readonly account: AccountPlace
  readonly memory: { readonly get: () => MoveState | null; readonly set: (state: MoveState | null) => void }
  /** Puts on the device what a document is about: the elections of its canton, and of those that it names. */
  readonly fetchCatalogue: (document: UserExport) => Promise<void>
}
