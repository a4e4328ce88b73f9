import type { CallName, ExportName, Routes, Status, SurveyRecord } from '@plenara/contract'
import type { z } from 'zod'
import type { AccountHandlers } from './account.ts'
import type { ExportSource } from './export-source.ts'
import type { ParliamentCatalogue } from './parliament-store.ts'
import type { Catalogue, UserStore } from './store.ts'

/** The values of a call after validation. */
export type ParamsOf<R extends CallName> = z.output<Routes[R]['params']>
export type QueryOf<R extends CallName> = z.output<Routes[R]['query']>
export type BodyOf<R extends CallName> = z.output<NonNullable<Routes[R]['body']>>
export type AnswerOf<R extends CallName> = z.output<Routes[R]['response']>

/** What the application works with; two composition roots pass it in. */
export interface Services {
  readonly catalogue: Catalogue
  readonly parliament: ParliamentCatalogue
  readonly users: UserStore
  /** Surveys and notifications by id. Absent on the device, which passes that call on to the server. */
  readonly surveys?: () => Promise<readonly SurveyRecord[]>
  /** Absent on the device: the account calls are then not mounted. */
  readonly account?: AccountHandlers
  /** Absent on the device: the export calls are then not mounted. */
  readonly exportSource?: ExportSource
  readonly now: () => Date
  readonly version: string
  readonly compatibility: Status['compatibility']
}

/** A checked request. */
export interface Incoming<R extends CallName> {
  readonly params: ParamsOf<R>
  readonly query: QueryOf<R>
  readonly body: BodyOf<R>
  /** The user of the token; `ANONYMOUS_ID` at public calls. */
  readonly userId: number
  /** The bearer token as sent; empty at public calls. */
  readonly token: string
  /** The caller's network address; empty on the device. */
  readonly address: string
  /** A header of the request, or null. */
  readonly header: (name: string) => string | null
  /** At calls without a token: tells the audit log whose account the call turned out to be about, before anything of it is changed. */
  readonly concerns?: (userId: number | null) => Promise<void>
  /** Headers of the answer besides the usual ones. */
  readonly answerHeaders: Record<string, string>
}

/** An answer whose JSON is written already, where serialising is the cost of the call. */
export interface WrittenJson {
  readonly writtenJson: string
}

export type Handler<R extends CallName> = (incoming: Incoming<R>, services: Services) => Promise<AnswerOf<R> | WrittenJson>
/** One handler per call; the export calls are answered in lines (`mount-export.ts`). */
export type Handlers = { readonly [R in Exclude<CallName, ExportName>]: Handler<R> }
