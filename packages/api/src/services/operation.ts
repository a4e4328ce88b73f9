import type { Status } from '@plenara/contract'
import type { Services } from '../handler.ts'

export async function getStatus({ catalogue, compatibility, version }: Services): Promise<Status> {
  return { compatibility, version, dataVersion: await catalogue.dataVersion() }
}
