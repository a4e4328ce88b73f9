import { OFFLINE_COMMANDS } from '../../commands/offline/registry.ts'
import type { Samples } from './samples.ts'

type AnySamples = Samples<unknown>

const files = import.meta.glob<{ readonly samples: AnySamples }>('../../commands/offline/*.samples.ts', { eager: true })

/** The samples of each command that works offline, by its kind, e.g. those of `setResponse` from `set-response.samples.ts`. */
export const SAMPLES: ReadonlyMap<string, AnySamples> = new Map(
  OFFLINE_COMMANDS.flatMap(({ kind }) => {
    const file = files[`../../commands/offline/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.samples.ts`]
    return file ? [[kind, file.samples] as const] : []
  }),
)

/** The samples of a kind. Throws where there are none. */
export function samplesOf(kind: string): AnySamples {
  const samples = SAMPLES.get(kind)
  if (!samples) throw new Error(`No samples of ${kind}`)
  return samples
}
