import type { MailKind } from '../../src/db/schema/mail.ts'

export interface Account {
  readonly email: string
  readonly token: string
  readonly ownerId: number
}

/** The calls about passkeys that both doors have, by the name of the voters' one. */
export type PasskeyCall =
  | 'startPasskeySignIn'
  | 'authenticateWithPasskey'
  | 'getPasskeys'
  | 'startPasskey'
  | 'createPasskey'
  | 'changePasskey'
  | 'deletePasskey'
  | 'startProof'
  | 'proveUser'

export interface Reply<T = unknown> {
  readonly status: number
  readonly json: T & { readonly code?: string }
  /** The session that the answer opens. */
  readonly token: string | null
}

export interface PasskeyRequestOf {
  readonly pid?: number
  readonly body?: object | undefined
}

/** A door at which accounts enter with passkeys: that of voters, or that of those who stand for election. */
export interface PasskeyDoor {
  /** Of its pages. */
  readonly origin: string
  readonly rpId: string
  /** Origins of pages that are none of its own. */
  readonly foreign: readonly string[]
  /** Where an account sees its passkeys. */
  readonly keysPage: string
  mailKind(kind: 'passkey-added' | 'passkey-removed' | 'password-changed-passkeys'): MailKind
  send(call: PasskeyCall, request: PasskeyRequestOf, account?: Account): Promise<Reply>
  newAccount(email: string): Promise<Account>
  /** The token of another session of an account, or the code of a refusal. */
  signIn(email: string, password: string): Promise<string>
  ownerOf(token: string): Promise<number | null>
  forgetPassword(ownerId: number): Promise<void>
  /** By the link of a mail. */
  resetPassword(email: string, password: string): Promise<void>
  /** The same door in another process. */
  another(): Promise<{ readonly send: PasskeyDoor['send']; readonly close: () => Promise<void> }>
}
