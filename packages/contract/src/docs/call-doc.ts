/** What a reader of the API is told about a call besides its schemas. */
export interface CallDoc {
  /** What the call does, in one line without a full stop. */
  readonly summary: string
  /** What neither the summary nor the parameters and schemas say. */
  readonly description?: string
  /** Headers of the request that mean something, by name. */
  readonly headers?: Readonly<Record<string, string>>
  /** A body that the call takes. */
  readonly body?: unknown
  /** An answer that the call gives. */
  readonly answer?: unknown
}
