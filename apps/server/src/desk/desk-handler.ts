import type { DeskCallName, DeskRoutes } from '@plenara/contract'
import type { z } from 'zod'
import type { Claiming } from './candidacies/claim.ts'
import type { DeskMailing } from './candidacies/desk-mail.ts'
import type { Portraying } from './candidacies/portrait/portrait.ts'
import type { Withdrawing } from './candidacies/withdraw.ts'

/** A checked request of the desk. */
export interface DeskIncoming<Name extends DeskCallName> {
  readonly params: z.output<DeskRoutes[Name]['params']>
  readonly query: z.output<DeskRoutes[Name]['query']>
  readonly body: z.output<NonNullable<DeskRoutes[Name]['body']>>
  /** Who calls; 0 at calls without a session. */
  readonly actorId: number
  /** The token of the session; empty at calls without one. */
  readonly token: string
  /** The caller's network address. */
  readonly address: string
  /** At calls without a session: tells the audit log whom it turned out to be about, before anything is changed. */
  readonly concerns: (whose: `actor:${number}` | `candidacy:${number}` | null) => Promise<void>
}

/** `session`: a token that the answer sets as a cookie; null: it takes the present one away. */
export interface DeskAnswer<Name extends DeskCallName> {
  readonly answer: z.output<DeskRoutes[Name]['response']>
  readonly session?: string | null
  /** What the answer is where it is no JSON. */
  readonly contentType?: string
}

export type DeskHandlers = { readonly [Name in DeskCallName]: (incoming: DeskIncoming<Name>) => Promise<DeskAnswer<Name>> }

export type DeskContext = Claiming & DeskMailing & Portraying & Withdrawing
