import type { BrowserError, CallName, ExportName, Status, SurveyRecord } from '@plenara/contract'
import type { AccountHandlers, Concerns } from './account.ts'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from './call-types.ts'
import type { ExportSource } from './export-source.ts'
import type { ParliamentCatalogue } from './parliament-store.ts'
import type { SearchIndex } from './search-store.ts'
import type { SourceCatalogue } from './source-store.ts'
import type { Catalogue, StatementReport, UserStore } from './store.ts'

/** What the application works with; two composition roots pass it in. */
export interface Services {
  readonly catalogue: Catalogue
  readonly parliament: ParliamentCatalogue
  readonly users: UserStore
  /** What a user's fair random orders begin with; the id where absent. */
  readonly seedOf?: (userId: number) => Promise<number>
  /** Surveys and notifications by id. Absent on the device, which passes that call on to the server. */
  readonly surveys?: () => Promise<readonly SurveyRecord[]>
  /** Where the data comes from. Absent on the device, which passes these calls on to the server. */
  readonly sources?: SourceCatalogue
  /** Absent on the device, which passes the call on to the server. */
  readonly search?: SearchIndex
  /** Absent on the device; without it the account calls are not mounted. */
  readonly account?: AccountHandlers
  /** Absent on the device; without it the export calls are not mounted. */
  readonly exportSource?: ExportSource
  /** Counts an error of a browser; `address` is the caller's, for limits alone. Absent where none are counted: on the device, or by setting. */
  readonly countBrowserError?: (error: BrowserError, address: string) => Promise<void>
  /** Takes a report of a reader; `address` is the caller's, for limits alone. Absent on the device, which passes the call on to the server. */
  readonly takeReport?: (report: StatementReport, address: string) => Promise<void>
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
  readonly concerns?: Concerns
  /** Headers of the answer besides the usual ones. */
  readonly answerHeaders: Record<string, string>
}

/** An answer whose JSON is written already, where serialising is the cost of the call. */
export interface WrittenJson {
  readonly writtenJson: string
}

export type Handler<R extends CallName> = (incoming: Incoming<R>, services: Services) => Promise<AnswerOf<R> | WrittenJson>
/** The JSON of an answer, where it was not written before. */
export function textOf(answer: unknown): string {
  const written = typeof answer === 'object' && answer !== null && 'writtenJson' in answer ? answer.writtenJson : undefined
  return typeof written === 'string' ? written : JSON.stringify(answer)
}

/** One handler per call; the export calls are answered in lines (`mount-export.ts`). */
export type Handlers = { readonly [R in Exclude<CallName, ExportName>]: Handler<R> }
