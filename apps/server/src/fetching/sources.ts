import type { FetchSource } from './fetch-source.ts'
import { FILE_ADDRESSES, type FileAddresses, fileSources } from './file-sources.ts'
import { parliamentSource } from './parliament-source.ts'

export interface SourceAddresses extends Partial<FileAddresses> {
  readonly parliament?: string
}

/** Every source that can be fetched by a schedule, in the order in which they are when several are due. */
export function createSources({ parliament, ...files }: SourceAddresses = {}): FetchSource[] {
  return [parliamentSource(parliament), ...fileSources({ ...FILE_ADDRESSES, ...files })]
}
