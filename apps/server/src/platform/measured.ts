export interface Measurement<T> {
  /** Hands a value to whoever listens; next to nothing where nobody does. */
  readonly tell: (value: T) => void
  readonly isHeard: () => boolean
  /** Listens until the function that it returns is called. */
  readonly hear: (listener: (value: T) => void) => () => void
}

function createMeasurement<T>(): Measurement<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value)
    },
    isHeard: () => listeners.size > 0,
    hear: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type StatementKind = 'select' | 'insert' | 'update' | 'delete' | 'other'

export interface EndedRequest {
  readonly method: string
  /** As it was sent; no metric may hold it. */
  readonly target: string
  readonly status: number | 'aborted'
  readonly milliseconds: number
}

/** What deep parts of this process tell of their work, for its metrics: amounts and times, never a person or a text but the target of a request. */
export const measured = {
  requestBegun: createMeasurement<null>(),
  requestEnded: createMeasurement<EndedRequest>(),
  statement: createMeasurement<{ readonly kind: StatementKind; readonly seconds: number }>(),
  /** How many items one statement combined. */
  statementGroup: createMeasurement<number>(),
  /** A group of events on its way to the disk; `isKept`: whether it got there. */
  auditGroup: createMeasurement<{ readonly events: number; readonly seconds: number; readonly isKept: boolean }>(),
  browserError: createMeasurement<null>(),
} as const
