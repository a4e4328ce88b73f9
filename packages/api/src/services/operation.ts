import type { BrowserError, Status } from '@plenara/contract'
import type { Services } from '../handler.ts'

export async function getStatus({ catalogue, compatibility, version, countBrowserError }: Services): Promise<Status> {
  return { compatibility, version, dataVersion: await catalogue.dataVersion(), browserErrors: countBrowserError !== undefined }
}

/** Counts an error of a browser where that is wanted. Throws `too_many_attempts`. */
export async function reportBrowserError({ countBrowserError }: Services, error: BrowserError, address: string): Promise<undefined> {
  await countBrowserError?.(error, address)
}
