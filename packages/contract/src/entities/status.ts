import { z } from 'zod'

/** Semantic version ranges that the server still serves, by platform [API-26]. */
export const status = z.object({
  compatibility: z.object({ android: z.string(), ios: z.string(), web: z.string() }),
  version: z.string(),
  dataVersion: z.int().nonnegative(),
  /** Whether the server counts errors of browsers; where not, the app sends none. */
  browserErrors: z.boolean(),
})
export type Status = z.infer<typeof status>
