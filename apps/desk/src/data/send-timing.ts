import { ApiError } from '@plenara/contract/desk-client'
import { codeOf } from './client.ts'

/** Temporary errors, which are tried again. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'unavailable', 'internal', 'too_many_attempts'])
/** The delays of retries in milliseconds, by number of failures. */
const RETRY_MS = [2_000, 5_000, 10_000, 30_000] as const

/** Whether an error is temporary and needs no action of the person. */
export const isPassing = (error: unknown) => PASSING.has(codeOf(error))

export interface SendTiming {
  /** Whether the person is typing; the text is sent once they stop. */
  readonly isTyping: () => boolean
  readonly typed: (delayMs: number) => void
  /** Ends the delay for typing; a pause of the server continues. */
  readonly stopWaiting: () => void
  readonly failed: (error: unknown) => void
  readonly succeeded: () => void
  /** Whether the server has requested a pause that is not over. */
  readonly isHeld: () => boolean
  readonly stop: () => void
}

/** Decides when to send: after typing stops, again after a temporary error, and never before the moment that the server named. */
export function createSendTiming(flush: () => void): SendTiming {
  let failures = 0
  let isTyping = false
  let isHeld = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, ms)
  }
  return {
    isTyping: () => isTyping,
    typed: (delayMs) => {
      isTyping = true
      later(delayMs)
    },
    stopWaiting: () => {
      clearTimeout(timer)
      isTyping = false
    },
    failed: (error) => {
      if (isStopped || !isPassing(error)) return
      const askedMs = error instanceof ApiError ? error.retryAfterSeconds * 1_000 : 0
      const retryMs = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0
      failures += 1
      if (askedMs === 0) return later(retryMs)
      isHeld = true
      pause = setTimeout(
        () => {
          isHeld = false
          flush()
        },
        Math.max(askedMs, retryMs),
      )
    },
    succeeded: () => {
      failures = 0
    },
    isHeld: () => isHeld,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      clearTimeout(pause)
    },
  }
}
