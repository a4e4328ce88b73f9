import { api } from '../calls/api.ts'
import { revalidateAnswers } from '../calls/revalidation.ts'

/** Once one of several servers has newer data, all have it after so long, in milliseconds: each asks for it every second. */
const ALL_SERVERS_MS = 2_000
/** The status has to be the present one. */
const STATUS_MS = 1_000

/**
 * The version of the server's public data. Another than the one that is held here is looked at again once all servers have it: whoever goes to one that is
 * a moment behind does not give up newer data for older, nor reads newer data from one that has only the older.
 */
export async function settledVersion(isHeld: (version: number) => boolean | Promise<boolean>): Promise<number> {
  const version = await presentVersion()
  if (await isHeld(version)) return version
  await new Promise((resolve) => setTimeout(resolve, ALL_SERVERS_MS))
  return presentVersion()
}

async function presentVersion(): Promise<number> {
  revalidateAnswers(STATUS_MS)
  return (await api.getStatus({})).dataVersion
}
