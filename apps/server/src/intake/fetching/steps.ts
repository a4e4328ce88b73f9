import { SourceUnreachable } from '@plenara/importers'
import { messageOf } from '../../platform/start-error.ts'
import { type FetchRun, Unreadable } from './fetch-source.ts'

/** After so many failures in a row the source is away: asking on would only take hours. */
const MAX_FAILURES = 3

/** The parts of a run, of which each may fail without the others. */
export interface Steps {
  readonly missing: readonly string[]
  /** Does a part; where the source fails, it is named and false returned. Throws every other error, and that of an aborted run. */
  try(name: string, work: () => Promise<void>): Promise<boolean>
  /** Names what is missing though the source answered. */
  miss(name: string): void
}

/** The steps of a run. */
export function createSteps({ http }: Pick<FetchRun, 'http'>): Steps {
  const missing: string[] = []
  let failures = 0
  return {
    missing,
    miss: (name) => void missing.push(name),
    try: async (name, work) => {
      if (failures > MAX_FAILURES) return false
      if (failures === MAX_FAILURES) {
        failures++
        missing.push(`${name} and what comes after it: not asked for, because the source is away`)
        return false
      }
      try {
        await work()
        failures = 0
        return true
      } catch (error) {
        if (!isFailureOfSource(error, { http })) throw error
        failures++
        missing.push(`${name}: ${messageOf(error)}`)
        return false
      }
    },
  }
}

/** Whether an error says something of the source, and not of this server or its end. */
export function isFailureOfSource(error: unknown, { http }: Pick<FetchRun, 'http'>): boolean {
  return !http.signal?.aborted && (error instanceof SourceUnreachable || error instanceof Unreadable)
}
